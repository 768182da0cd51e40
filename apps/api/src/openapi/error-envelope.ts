import { describedEnum } from '@svc/contracts';
import { z } from 'zod';
import { ERROR_CODES, LIMIT_OWNERS } from '@svc/kernel';
import { REFUSAL_CAUSES } from '@svc/payments';
import { ERROR_MEANINGS } from './error-codes';
import { partInUse } from './part-in-use';

/** The envelope of every error (part 7, decisions 3.7). */
export const errorEnvelope = z
  .object({
    error: z
      .object({
        code: describedEnum(
          ERROR_CODES,
          'Cause of the refusal; stable and safe to branch on. New codes may be added: fall back on the status.',
          ERROR_MEANINGS,
        ),
        message: z
          .string()
          .meta({ description: 'Sentence that says what is wrong and how to fix it, in English. It may change: do not branch on it.' }),
        retryable: z.boolean().describe('True when the same request, unchanged, may succeed later: wait as long as `Retry-After` says.'),
        requestId: z.string().meta({ description: 'Id of the request (`req_…`), also in the header `X-Request-Id`: name it to support.' }),
        details: z
          .object({
            fields: z
              .record(z.string(), z.string())
              .optional()
              .meta({ description: 'Path of a field → what is wrong with it: show it beside the input.' }),
            more: z.number().int().optional().meta({
              description:
                'Number of entries that the longest list here leaves out: lists name at most 50, the faults of a document 500. `accepted` is always complete.',
            }),
            invalid: z.array(z.string()).optional().describe('Refs or codes that do not exist, are not published, or are not on sale.'),
            unpriced: z.array(z.string()).optional().describe('Refs without a price in the currency.'),
            accepted: z.array(z.string()).optional().describe('All values that are accepted here, such as currencies or refs.'),
            soldOut: z.array(z.string()).optional().describe('Refs of which too few are left.'),
            quantity: z.array(z.string()).optional().describe('Refs whose quantity, or whose number of `attendees`, is not allowed.'),
            age: z.array(z.string()).optional().describe('Refs of ticket types for which somebody is too young or has no date of birth.'),
            tickets: z.array(z.string()).optional().describe('Refs of ticket types that cost money. Present with `TIER_REQUIRES_PAYMENT`.'),
            required: z
              .array(z.string())
              .optional()
              .describe('Scopes or permissions that the key or token lacks. Present with `INSUFFICIENT_SCOPE`.'),
            requiredKind: z
              .enum(['secret'])
              .optional()
              .meta({ description: 'Kind of key that the operation takes, `secret`: no scope makes a publishable key enough.' }),
            refusal: z
              .object({
                cause: describedEnum(REFUSAL_CAUSES, 'Subject of the provider’s refusal.', {
                  card: 'The card.',
                  buyer: 'A detail of the buyer, such as the e-mail.',
                  attempt: 'This attempt alone: another one may succeed.',
                  configuration: 'The merchant’s account at the provider: the merchant has to act.',
                }),
                code: z.string().optional().meta({ description: 'The provider’s own code, for logs; the provider may change it.' }),
              })
              .optional()
              .meta({ description: 'Why the payment provider did not open the charge. Present with `PROVIDER_UNAVAILABLE`.' }),
            limit: describedEnum(
              LIMIT_OWNERS,
              'Owner of the limit that was reached; absent when it is the key’s or another one. Present with `RATE_LIMITED`.',
              {
                visitor: 'That of the visitor whom `X-Visitor` names.',
                destination: 'That of the number that codes go to.',
                key_day: 'The codes of the key in 24 hours: nobody gets one now.',
                client: 'That of the address that the request comes from.',
                workspace_day: 'The messages of the workspace to guests in 24 hours.',
              },
            ).optional(),
            expectedTotalMinor: z
              .number()
              .int()
              .optional()
              .describe('The service’s total, integer in the minor unit of `currency`. Present with `PRICE_MISMATCH`.'),
            currency: z.string().optional().describe('ISO 4217 code of `expectedTotalMinor`.'),
            pricing: z
              .looseObject({})
              .optional()
              .describe('The service’s price in parts, as `pricing` of a headless checkout has it: show it, and send its `totalMinor`.'),
            remaining: z
              .union([z.number().int(), z.record(z.string(), z.number().int())])
              .optional()
              .describe('Number that is left, or ref → number where several are asked for.'),
            reason: z
              .string()
              .optional()
              .describe('Word for why a ticket does not admit, or sentence about a setting that the merchant has to change.'),
            setting: z
              .string()
              .optional()
              .meta({ description: 'Setting of the workspace by which the merchant can allow the request, such as `texts.countries`.' }),
            sender: z.enum(['own']).optional().meta({ description: 'Number that cannot send codes: `own`, the merchant’s connected one.' }),
            checkedInAt: z.string().optional().describe('When the ticket was admitted before, UTC.'),
            day: z
              .object({
                key: z.string().describe('The merchant’s key of the day.'),
                label: z.string().optional().describe('Name of the day; absent when it has none.'),
                dayDate: z.string().describe('Date of the day, `YYYY-MM-DD` in its time zone.'),
              })
              .optional()
              .meta({ description: 'Day of the event that was to be entered.' }),
            validDays: z.array(z.string()).optional().meta({ description: 'Keys of the days that the ticket admits to.' }),
            movedTo: z.string().optional().meta({ description: 'Present `slug` of a thing that was renamed: ask for that one.' }),
            inUse: z.array(partInUse).optional().meta({
              description: 'Parts that the change would remove although they are in use. `force=true` removes them all the same.',
            }),
          })
          .optional()
          .describe('Facts for your program, each in a field of its own; absent when there are none.'),
      })
      .describe('The refusal and its reason.'),
  })
  .meta({ id: 'Error', description: 'Body of every refusal.' });
