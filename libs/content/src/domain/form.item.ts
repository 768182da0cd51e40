import { z } from 'zod';
import { httpUrl, line, moment, prose, question, slug } from '@svc/contracts';
import { position, published } from './item-parts';

/** A form as the merchant writes it: D-3.5 PublicForm without what the service works out. */
export const formItem = z
  .strictObject({
    slug,
    name: line,
    description: prose.optional(),
    coverUrl: httpUrl.optional(),
    submitLabel: line.default('Send'),
    thankYouMessage: z.string().max(5_000).default('Thank you. We have received your answers.'),
    redirectUrl: httpUrl.optional(),
    opensAt: moment.optional(),
    closesAt: moment.optional(),
    fields: z.array(z.strictObject(question)).max(200),
    notify: z
      .array(z.email('Give an e-mail address.').max(254, 'Use at most 254 characters.'))
      .max(10, 'Name at most 10 addresses.')
      .default([])
      .describe('Who gets a mail each time somebody fills it in; nobody unless told. No storefront sees it.'),
    published,
    position,
  })
  .meta({ id: 'FormItem', description: 'A form; its fields keep their ids as long as they keep their keys.' });
export type FormItem = z.infer<typeof formItem>;
export type FormItemField = FormItem['fields'][number];
