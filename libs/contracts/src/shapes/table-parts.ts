import { z } from 'zod';
import { currencyCode, httpUrl, key, line } from './common';

export const COLUMN_TYPES = [
  'text', 'rich_text', 'number', 'money', 'date', 'datetime', 'boolean', 'select', 'multi_select', 'url', 'email', 'phone', 'image',
  'file', 'rating',
] as const;

/** A column of a table (D-3.5 PublicTable), alike in the workspace document and in the response. */
export const column = {
  key,
  label: line,
  type: z.enum(COLUMN_TYPES),
  options: z.array(line).max(200).optional(),
  currency: currencyCode.optional(),
};

export const moneyCell = z
  .strictObject({ currency: currencyCode, amountMinor: z.number().int('Give whole minor units (kobo, cents).') })
  .meta({ id: 'MoneyCell' });
export const fileCell = z
  .strictObject({ url: httpUrl, alt: z.string().max(1_000).optional(), name: line.optional() })
  .meta({ id: 'FileCell' });

export const cell = z
  .union([z.string().max(50_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200), moneyCell, fileCell], {
    error: 'Give what the type of its column asks for: a text, a number, true or false, a list of texts, { currency, amountMinor } or { url }.',
  })
  .meta({ id: 'TableCell' });
export type Cell = z.infer<typeof cell>;
