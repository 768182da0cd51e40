import { describedEnum, question, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { FormSource } from './content.view';
import type { HostedAddress, StoreProfile } from './store-profile';
import type { Moment } from './moment';

const publicFormField = z
  .object({
    id: z.string().describe('Ref of the question (`ffd_…`); use it as the key of a list. Answers go by `key`.'),
    ...question,
    sort: z.number().int().describe('Position of the question, from 0; the questions come in this order.'),
  })
  .meta({ id: 'PublicFormField', description: 'A question of a form.' });

/** A form (decisions 3.5 PublicForm). */
export const publicForm = z
  .object({
    ref: z.string().describe('Ref of the form (`frm_…`).'),
    slug: z.string().describe('Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`.'),
    name: z.string().describe('Heading to show for the form.'),
    description: z.string().optional().describe('Text above the questions; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the picture at the top; absent when there is none.'),
    submitLabel: z.string().describe('Text on the button that sends the form.'),
    thankYouMessage: z.string().describe('Text to show once the answers are accepted.'),
    redirectUrl: z.string().optional().describe('Where to send people after that, in place of the message; absent when they stay.'),
    status: describedEnum(['open', 'closed'], 'State of the form at this moment.', {
      open: 'It accepts answers.',
      closed: 'It is before `opensAt` or after `closesAt`: answers are refused.',
    }),
    opensAt: timestamp.optional().describe('From when answers are accepted, UTC; at once when absent.'),
    closesAt: timestamp.optional().describe('Until when answers are accepted, UTC, exclusive; without end when absent.'),
    hostedUrl: z
      .string()
      .describe(
        'Page of the service on which visitors can fill in the form, files included: link to it instead of showing the form yourself.',
      ),
    fields: z.array(publicFormField).describe('Questions in the order to show.'),
    updatedAt: timestamp.describe('Last change, UTC with microseconds.'),
  })
  .meta({ id: 'PublicForm', description: 'A form with its questions.' });
export type PublicForm = z.infer<typeof publicForm>;

const { label, type, required, helpText, placeholder, options, identity } = question;

/** A form within the storefront (§2.7). */
export const embeddedForm = z
  .object({
    slug: z.string().describe('Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`.'),
    name: z.string().describe('Heading to show for the form.'),
    description: z.string().optional().describe('Text above the questions; absent when the merchant wrote none.'),
    submitLabel: z.string().describe('Text on the button that sends the form.'),
    thankYouMessage: z.string().describe('Text to show once the answers are accepted.'),
    fields: z
      .array(
        z
          .object({
            id: z.string().describe('Ref of the question (`ffd_…`). Answers go by the `key` of the form’s own field with this `id`.'),
            label,
            type,
            required,
            helpText,
            placeholder,
            options,
            identity,
          })
          .meta({ id: 'EmbeddedFormField', description: 'A question of a form within the storefront.' }),
      )
      .describe('Questions in the order to show.'),
  })
  .meta({
    id: 'EmbeddedForm',
    description: 'A form within the storefront, without its hidden questions. Read the form itself for conditions and limits.',
  });
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
