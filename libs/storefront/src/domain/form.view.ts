import { question, timestamp } from '@svc/contracts';
import { z } from 'zod';

const publicFormField = z
  .object({ id: z.string(), ...question, sort: z.number().int() })
  .meta({ id: 'PublicFormField', description: 'A question of a form.' });

/** A form (decisions 3.5 PublicForm). */
export const publicForm = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    submitLabel: z.string(),
    thankYouMessage: z.string(),
    redirectUrl: z.string().optional(),
    status: z.enum(['open', 'closed']),
    opensAt: timestamp.optional(),
    closesAt: timestamp.optional(),
    hostedUrl: z.string().describe('Where a browser can submit the form.'),
    fields: z.array(publicFormField),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicForm', description: 'A form.' });
export type PublicForm = z.infer<typeof publicForm>;

const { label, type, required, helpText, placeholder, options, identity } = question;

/** A form within the storefront (§2.7). */
export const embeddedForm = z
  .object({
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    submitLabel: z.string(),
    thankYouMessage: z.string(),
    fields: z.array(
      z.object({ id: z.string(), label, type, required, helpText, placeholder, options, identity }).meta({ id: 'EmbeddedFormField' }),
    ),
  })
  .meta({ id: 'EmbeddedForm' });
export type EmbeddedForm = z.infer<typeof embeddedForm>;
