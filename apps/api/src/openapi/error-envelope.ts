import { z } from 'zod';
import { ERROR_CODES, LIMIT_OWNERS } from '@svc/kernel';
import { REFUSAL_CAUSES } from '@svc/payments';
import { partInUse } from './part-in-use';

/** The envelope of every error (part 7, decisions 3.7). */
export const errorEnvelope = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).meta({ description: 'Stable; safe to branch on. New codes may be added: fall back on the status.' }),
      message: z.string().meta({ description: 'For people; may change.' }),
      retryable: z.boolean(),
      requestId: z.string().meta({ description: 'Also in X-Request-Id; name it to support.' }),
      details: z
        .object({
          fields: z.record(z.string(), z.string()).optional().meta({ description: 'Path of a field → what is wrong with it.' }),
          more: z.number().int().optional().meta({
            description:
              'How many entries the longest list here leaves out: a list names at most 50, the faults of a document 500. `accepted` is always whole.',
          }),
          invalid: z.array(z.string()).optional(),
          unpriced: z.array(z.string()).optional(),
          accepted: z.array(z.string()).optional(),
          soldOut: z.array(z.string()).optional(),
          quantity: z.array(z.string()).optional(),
          age: z.array(z.string()).optional(),
          tickets: z.array(z.string()).optional(),
          required: z.array(z.string()).optional(),
          requiredKind: z.enum(['secret']).optional().meta({ description: 'The kind of key that this takes.' }),
          refusal: z
            .object({
              cause: z.enum(REFUSAL_CAUSES),
              code: z.string().optional().meta({ description: 'The provider’s own, which it may change.' }),
            })
            .optional()
            .meta({ description: 'Of `PROVIDER_UNAVAILABLE`: the payment provider will not open this charge, and what that concerns.' }),
          limit: z
            .enum(LIMIT_OWNERS)
            .optional()
            .meta({
              description:
                'Of `RATE_LIMITED`: whose limit it is. `visitor`: of the visitor whom `X-Visitor` names. `destination`: of the number that codes go to. `key_day`: of the codes ' +
                'of your key in 24 hours, so that nobody gets one. `client`: of the address that the request comes from. Without it: of the key, or another one.',
            }),
          expectedTotalMinor: z.number().int().optional(),
          currency: z.string().optional(),
          pricing: z.looseObject({}).optional(),
          remaining: z.union([z.number().int(), z.record(z.string(), z.number().int())]).optional(),
          reason: z.string().optional(),
          setting: z.string().optional().meta({ description: 'The setting of the workspace that the merchant may change.' }),
          sender: z.enum(['own']).optional().meta({ description: 'Whose number cannot send.' }),
          checkedInAt: z.string().optional(),
          day: z
            .object({ key: z.string(), label: z.string().optional(), dayDate: z.string() })
            .optional()
            .meta({ description: 'The day that is entered, where a ticket does not admit to it, or has already.' }),
          validDays: z.array(z.string()).optional().meta({ description: 'Keys of the days that a ticket admits to.' }),
          movedTo: z
            .string()
            .optional()
            .meta({ description: 'The slug that a thing has now which was called so before. Ask for that one.' }),
          inUse: z
            .array(partInUse)
            .optional()
            .meta({ description: 'What the change would drop although it is in use; `force=true` drops it all the same.' }),
        })
        .optional(),
    }),
  })
  .meta({ id: 'Error' });
