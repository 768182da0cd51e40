import { z } from 'zod';
import { currencyCode, fieldType, httpUrl, key, line, showIf } from './common';

const IDENTITIES = ['none', 'name', 'first_name', 'last_name', 'email', 'phone'] as const;

const fileRule = z.strictObject({
  accept: z.array(line).max(50).default([]).describe('MIME types or extensions; empty accepts every kind.'),
  maxSizeBytes: z.number().int().positive().max(100_000_000, 'Allow at most 100 MB.').default(10_000_000),
  maxFiles: z.number().int().positive().max(20, 'Allow at most 20 files.').default(1),
});

const questionOptions = z
  .strictObject({ choices: z.array(line).max(200).optional(), file: fileRule.optional() })
  .meta({ id: 'FormFieldOptions' });

const length = z.number().int('Give a whole number.').min(0, 'Give 0 or more.');

/** A number within the safe integers, like those of answers. */
const bound = z
  .number()
  .min(-Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: -9007199254740991 or more.')
  .max(Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: 9007199254740991 or less.');

const answerRule = z
  .strictObject({
    min: bound.optional(),
    max: bound.optional(),
    minLength: length.optional(),
    maxLength: length.optional(),
    pattern: z
      .string()
      .max(500)
      .optional()
      .describe('A short regular expression that the whole answer matches, without look-around and references back.'),
  })
  .meta({ id: 'FormFieldValidation' });

/** A question of a form (D-3.5 PublicFormField), alike in the workspace document and in the response. */
export const question = {
  key,
  label: line,
  type: fieldType,
  required: z.boolean().default(false),
  hidden: z.boolean().default(false),
  helpText: z.string().max(1_000).optional(),
  placeholder: z.string().max(300).optional(),
  options: questionOptions.default({}),
  identity: z.enum(IDENTITIES).default('none').describe('Part of the respondent’s identity that the question asks for.'),
  showIf: showIf.optional(),
  validation: answerRule.optional(),
  defaultValue: z.union([z.string().max(5_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200)]).optional(),
};

export const COLUMN_TYPES = [
  'text',
  'rich_text',
  'number',
  'money',
  'date',
  'datetime',
  'boolean',
  'select',
  'multi_select',
  'url',
  'email',
  'phone',
  'image',
  'file',
  'rating',
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
    error:
      'Give what the type of its column asks for: a text, a number, true or false, a list of texts, { currency, amountMinor } or { url }.',
  })
  .meta({ id: 'TableCell' });
export type Cell = z.infer<typeof cell>;
