import { describedEnum, question, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { FormSource } from './content.view';
import type { HostedAddress, StoreProfile } from './store-profile';
import type { Moment } from './moment';

const publicFormField = z
  .object({
    id: z
      .string()
      .describe(
        'Ref of the form’s question (`ffd_…`), given by the service; use it as the key of a list. Answers are sent by `key`, not by this ref.',
      ),
    ...question,
    sort: z.number().int().describe('Position of the question in the form, from 0; the questions are already sorted by it.'),
  })
  .meta({ id: 'PublicFormField', description: 'A question of a form.' });

/** A form (decisions 3.5 PublicForm). */
export const publicForm = z
  .object({
    ref: z.string().describe('Ref of the form (`frm_…`), given by the service.'),
    slug: z.string().describe('Name of the form in URLs, such as `contact`: send answers to `POST /v1/store/forms/{slug}/submissions`.'),
    name: z.string().describe('Name of the form, to show as a heading; plain text.'),
    description: z
      .string()
      .optional()
      .describe('Text about the form to show above the questions, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the picture at the top of the form; absent when there is none.'),
    submitLabel: z.string().describe('Text on the button that sends the form, such as `Send`.'),
    thankYouMessage: z
      .string()
      .describe('Text to show once a submission of the form is accepted, plain text; where `redirectUrl` is present, go there instead.'),
    redirectUrl: z
      .string()
      .optional()
      .describe(
        'Absolute URL to send people to once a submission of the form is accepted, in place of showing `thankYouMessage`. Absent when they stay on the page.',
      ),
    status: describedEnum(['open', 'closed'], 'State of the form at this moment.', {
      open: 'The form accepts answers.',
      closed: 'The form is before `opensAt` or after `closesAt`: answers are refused.',
    }),
    opensAt: timestamp
      .optional()
      .describe('When the form begins to accept answers, UTC timestamp; absent when it does so from its publication.'),
    closesAt: timestamp
      .optional()
      .describe('When the form stops accepting answers, UTC timestamp, exclusive; absent when there is no end.'),
    hostedUrl: z
      .string()
      .describe(
        'Absolute URL of the page, hosted by the service, on which visitors can fill in the form, file uploads included. Link to it instead of showing the form yourself.',
      ),
    fields: z.array(publicFormField).describe('Questions of the form, in display order, each with `key`, label and type of answer.'),
    updatedAt: timestamp.describe('When the form last changed, UTC timestamp with microseconds.'),
  })
  .meta({ id: 'PublicForm', description: 'A form with its questions.' });
export type PublicForm = z.infer<typeof publicForm>;

const { label, type, required, helpText, placeholder, options, identity } = question;

/** A form within the storefront (§2.7). */
export const embeddedForm = z
  .object({
    slug: z.string().describe('Name of the form in URLs, such as `contact`: send answers to `POST /v1/store/forms/{slug}/submissions`.'),
    name: z.string().describe('Name of the form, to show as a heading; plain text.'),
    description: z
      .string()
      .optional()
      .describe('Text about the form to show above the questions, plain text; absent when the merchant wrote none.'),
    submitLabel: z.string().describe('Text on the button that sends the form, such as `Send`.'),
    thankYouMessage: z.string().describe('Text to show once a submission of the form is accepted, plain text.'),
    fields: z
      .array(
        z
          .object({
            id: z
              .string()
              .describe(
                'Ref of the form’s question (`ffd_…`). Answers are sent by the question’s `key`, which only `GET /v1/store/forms/{slug}` returns, as the `key` of the field with the same `id`.',
              ),
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
      .describe('Questions of the form that people see, in display order; hidden ones are left out.'),
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
