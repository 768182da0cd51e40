import { question, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { FormSource } from './content.view';
import type { HostedAddress, StoreProfile } from './store-profile';
import type { Moment } from './moment';

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
    hostedUrl: z.string().describe('Address of the page on which visitors submit the form.'),
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

/** Returns the view of a form (D-3.5 PublicForm). */
export function presentForm({ id, fields, ...form }: FormSource, store: StoreProfile, now: Moment, address: HostedAddress): PublicForm {
  return {
    ref: refOf('frm', id),
    ...form,
    status: isOpen(form, now) ? 'open' : 'closed',
    hostedUrl: address.form(store, form.slug),
    fields: fields.map((field, sort) => ({ ...field, id: refOf('ffd', field.id), sort })),
  };
}

/** Returns a form within the storefront (§2.7); hidden fields are left out, since this shape cannot mark them. */
export function presentEmbeddedForm({ slug, name, description, submitLabel, thankYouMessage, fields }: FormSource): EmbeddedForm {
  return {
    slug,
    name,
    description,
    submitLabel,
    thankYouMessage,
    fields: fields
      .filter(({ hidden }) => !hidden)
      .map(({ id, label, type, required, helpText, placeholder, options, identity }) => ({
        id: refOf('ffd', id),
        label,
        type,
        required,
        helpText,
        placeholder,
        options,
        identity,
      })),
  };
}

function isOpen({ opensAt, closesAt }: Pick<FormSource, 'opensAt' | 'closesAt'>, now: Moment): boolean {
  return (!opensAt || now.hasReached(opensAt)) && !(closesAt && now.hasReached(closesAt));
}
