import { z } from 'zod';
import { describedEnum } from './described-enum';
import { currencyCode, fieldType, httpUrl, key, line, showIf } from './common';

const IDENTITIES = ['none', 'name', 'first_name', 'last_name', 'email', 'phone'] as const;

const fileRule = z.strictObject({
  accept: z.array(line).max(50).default([]).describe('MIME types or file extensions that are accepted; empty accepts every kind.'),
  maxSizeBytes: z
    .number()
    .int()
    .positive()
    .max(100_000_000, 'Allow at most 100 MB.')
    .default(10_000_000)
    .describe('Largest size of one file, bytes.'),
  maxFiles: z.number().int().positive().max(20, 'Allow at most 20 files.').default(1).describe('Largest number of files for one answer.'),
});

const questionOptions = z
  .strictObject({
    choices: z
      .array(line)
      .max(200)
      .optional()
      .describe('Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type.'),
    file: fileRule.optional().describe('Rules for the files of a question of type `file`; absent for every other type.'),
  })
  .meta({
    id: 'FormFieldOptions',
    description: 'Choices of the question, or rules for its files, by its type. Empty for all other types.',
  });

const length = z.number().int('Give a whole number.').min(0, 'Give 0 or more.');

/** A number within the safe integers, like those of answers. */
const bound = z
  .number()
  .min(-Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: -9007199254740991 or more.')
  .max(Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: 9007199254740991 or less.');

const answerRule = z
  .strictObject({
    min: bound.optional().describe('Smallest number that is accepted; no limit when absent.'),
    max: bound.optional().describe('Largest number that is accepted; no limit when absent.'),
    minLength: length.optional().describe('Fewest characters of a text answer; no limit when absent.'),
    maxLength: length.optional().describe('Most characters of a text answer; 5,000 when absent.'),
    pattern: z
      .string()
      .max(500)
      .optional()
      .describe(
        'Regular expression that the whole answer has to match, up to 500 characters, without look-around and backreferences; any text fits when absent.',
      ),
  })
  .meta({
    id: 'FormFieldValidation',
    description: 'Limits of the answer beyond its type. Check them while people type; the service checks them again.',
  });

/** A question of a form (D-3.5 PublicFormField), alike in the workspace document and in the response. */
export const question = {
  key: key.describe('Name under which the answer is sent in `answers`; unique within the form.'),
  label: line.describe('Question as people read it.'),
  type: fieldType.describe('Kind of answer, and with it the input to show.'),
  required: z
    .boolean()
    .default(false)
    .describe('True when a submission is refused without an answer, unless `showIf` leaves the question out.'),
  hidden: z.boolean().default(false).describe('True when the question is not shown to people: your own code fills it in.'),
  helpText: z.string().max(1_000).optional().describe('Explanation to show beside the input; absent when there is none.'),
  placeholder: z.string().max(300).optional().describe('Example to show in the empty input; absent when there is none.'),
  options: questionOptions.default({}).describe('Choices, or rules for files; empty for all other types.'),
  identity: describedEnum(IDENTITIES, 'Part of the sender’s identity that the answer gives, so that the merchant’s contact is filled in.', {
    none: 'Nothing about the sender.',
    name: 'Full name.',
    first_name: 'Given name.',
    last_name: 'Family name.',
    email: 'E-mail address.',
    phone: 'Phone number.',
  }).default('none'),
  showIf: showIf.optional().describe('Condition under which to ask; absent when the question is always asked.'),
  validation: answerRule.optional().describe('Limits of the answer beyond its type; absent when there are none.'),
  defaultValue: z
    .union([z.string().max(5_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200)])
    .optional()
    .describe('Answer to fill in before people begin; absent for an empty input.'),
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
  key: key.describe('Name of the column in the `cells` of each row; unique within the table.'),
  label: line.describe('Heading to show above the column.'),
  type: describedEnum(COLUMN_TYPES, 'Kind of value that the cells of the column hold.', {
    text: 'One line or several of plain text.',
    rich_text: 'Markup that the service has cleaned of everything that could run.',
    number: 'A number.',
    money: 'An object with `currency` and `amountMinor`.',
    date: 'A date, `YYYY-MM-DD`.',
    datetime: 'A moment in UTC, ISO 8601.',
    boolean: 'True or false.',
    select: 'One of `options`, as text.',
    multi_select: 'A list of texts from `options`.',
    url: 'An absolute http or https address.',
    email: 'An e-mail address.',
    phone: 'A phone number, in E.164 form where its country is known.',
    image: 'An object with `url`, and `alt` to read aloud.',
    file: 'An object with `url`, and `name` to show.',
    rating: 'A number from 0 to 5.',
  }),
  options: z.array(line).max(200).optional().describe('Values that a cell may have. Present for `select` and `multi_select` only.'),
  currency: currencyCode
    .optional()
    .describe('ISO 4217 code that all cells of a `money` column share; absent when each cell may have its own.'),
};

export const moneyCell = z
  .strictObject({
    currency: currencyCode.describe('ISO 4217 code in capitals.'),
    amountMinor: z
      .number()
      .int('Give whole minor units (kobo, cents).')
      .describe('Integer in the currency’s minor unit (kobo, cents); it may be negative.'),
  })
  .meta({ id: 'MoneyCell', description: 'An amount of money in a table.' });
export const fileCell = z
  .strictObject({
    url: httpUrl.describe('Absolute http or https address of the file.'),
    alt: z.string().max(1_000).optional().describe('Alternative text of a picture; absent when the merchant wrote none.'),
    name: line.optional().describe('File name to show; absent when the merchant gave none.'),
  })
  .meta({ id: 'FileCell', description: 'A picture or file in a table.' });

export const cell = z
  .union([z.string().max(50_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200), moneyCell, fileCell], {
    error:
      'Give what the type of its column asks for: a text, a number, true or false, a list of texts, { currency, amountMinor } or { url }.',
  })
  .meta({ id: 'TableCell', description: 'Value of one cell. Its form follows from the `type` of its column.' });
export type Cell = z.infer<typeof cell>;
