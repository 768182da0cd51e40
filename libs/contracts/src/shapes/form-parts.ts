import { z } from 'zod';
import { describedEnum } from './described-enum';
import { currencyCode, httpUrl, key, line } from './common';
import { fieldType, showIf } from './form-field';

const IDENTITIES = ['none', 'name', 'first_name', 'last_name', 'email', 'phone'] as const;

const fileRule = z.strictObject({
  accept: z
    .array(line)
    .max(50)
    .default([])
    .describe(
      'Kinds of file that a file question of a form accepts, as MIME types such as `image/png` or file extensions such as `.pdf`. Empty: every kind. Default: empty.',
    ),
  maxSizeBytes: z
    .number()
    .int()
    .positive()
    .max(100_000_000, 'Allow at most 100 MB.')
    .default(10_000_000)
    .describe('Largest size of one file that answers a file question of a form, in bytes; at most 100,000,000. Default: 10,000,000.'),
  maxFiles: z
    .number()
    .int()
    .positive()
    .max(20, 'Allow at most 20 files.')
    .default(1)
    .describe('Largest number of files that may answer a file question of a form, 1 to 20. Default: 1.'),
});

const questionOptions = z
  .strictObject({
    choices: z
      .array(line)
      .max(200)
      .optional()
      .describe(
        'Choices of a form question of type `select`, `multi_select` or `radio`, as texts in the order to show. The answer is one of these texts (several with `multi_select`). Absent for every other type.',
      ),
    file: fileRule
      .optional()
      .describe(
        'Rules for the files that answer a form question of type `file`: accepted kinds, size and number. Absent for every other type.',
      ),
  })
  .meta({
    id: 'FormFieldOptions',
    description:
      'Settings of a form question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types.',
  });

const length = z.number().int('Give a whole number.').min(0, 'Give 0 or more.');

/** A number within the safe integers, like those of answers. */
const bound = z
  .number()
  .min(-Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: -9007199254740991 or more.')
  .max(Number.MAX_SAFE_INTEGER, 'Give a number that answers can reach: 9007199254740991 or less.');

const answerRule = z
  .strictObject({
    min: bound.optional().describe('Smallest number that a form question accepts as its answer. Absent: no limit.'),
    max: bound.optional().describe('Largest number that a form question accepts as its answer. Absent: no limit.'),
    minLength: length
      .optional()
      .describe('Smallest number of characters that a text answer to a form question must have. Absent: no limit.'),
    maxLength: length.optional().describe('Largest number of characters that a text answer to a form question may have. Absent: 5,000.'),
    pattern: z
      .string()
      .max(500)
      .optional()
      .describe(
        'Regular expression that the whole text answer to a form question has to match; at most 500 characters, without look-around and backreferences. Absent: any text is accepted.',
      ),
  })
  .meta({
    id: 'FormFieldValidation',
    description:
      'Limits of the answer to a form question beyond its type, such as a range or a length. Check answers while people type; the service checks them again.',
  });

/** A question of a form (D-3.5 PublicFormField), alike in the workspace document and in the response. */
export const question = {
  key: key.describe(
    'The merchant’s own name (key) of the question, unique within the form: lower-case letters, digits and hyphens. Answers to the question are sent in `answers` under this key.',
  ),
  label: line.describe('Text of the form’s question as people read it, one line.'),
  type: fieldType.describe(
    'Kind of answer that the form’s question asks for, such as `text`, `select` or `file`. It decides the input to show and the form of the answer.',
  ),
  required: z
    .boolean()
    .default(false)
    .describe(
      'True: a submission of the form without an answer to the question is refused, unless `showIf` leaves the question out. False: the question may be left blank. Default: false.',
    ),
  hidden: z
    .boolean()
    .default(false)
    .describe('True when the form’s question is not shown to people: your own code sends the answer. False: show it. Default: false.'),
  helpText: z
    .string()
    .max(1_000)
    .optional()
    .describe(
      'Explanation of the form’s question to show beside its input, plain text of at most 1,000 characters. Absent when there is none.',
    ),
  placeholder: z
    .string()
    .max(300)
    .optional()
    .describe('Example answer to show in the empty input of the form’s question, plain text. Absent when there is none.'),
  options: questionOptions
    .default({})
    .describe(
      'Settings of the form’s question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types.',
    ),
  identity: describedEnum(
    IDENTITIES,
    'Part of the sender’s identity that the answer to the form’s question gives. The service uses the answer to fill in the merchant’s contact of the sender. Default: `none`.',
    {
      none: 'Nothing about the sender.',
      name: 'Full name.',
      first_name: 'Given name.',
      last_name: 'Family name.',
      email: 'E-mail address.',
      phone: 'Phone number.',
    },
  ).default('none'),
  showIf: showIf
    .optional()
    .describe(
      'Condition on an earlier answer under which to ask the form’s question: `field` and `equals`. Absent when the question is always asked.',
    ),
  validation: answerRule
    .optional()
    .describe(
      'Limits of the answer to the form’s question beyond its type, such as a range of numbers or a length. Absent when there are none.',
    ),
  defaultValue: z
    .union([z.string().max(5_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200)])
    .optional()
    .describe(
      'Answer with which the input of the form’s question is filled in at first; text, number, true or false, or a list of texts, by the type of the question. Absent: the input is empty.',
    ),
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
  key: key.describe(
    'The merchant’s own name (key) of the column, unique within the table: lower-case letters, digits and hyphens. It names the column’s value in the `cells` of each row.',
  ),
  label: line.describe('Heading to show above the column of the table, one line.'),
  type: describedEnum(COLUMN_TYPES, 'Kind of value that all cells of a table column hold, which decides how to show them.', {
    text: 'Plain text, of one or several lines.',
    rich_text: 'HTML from which the service has removed scripts and everything else that could run.',
    number: 'A number.',
    money: 'An object with `currency` (ISO 4217) and `amountMinor` (integer in its minor unit).',
    date: 'A date, `YYYY-MM-DD`.',
    datetime: 'A moment, ISO 8601 in UTC.',
    boolean: 'True or false.',
    select: 'One text from the column’s `options`.',
    multi_select: 'A list of texts from the column’s `options`.',
    url: 'An absolute http or https URL.',
    email: 'An e-mail address.',
    phone: 'A phone number, in E.164 form where its country is known.',
    image: 'An object with the `url` of a picture, and `alt` as its alternative text.',
    file: 'An object with the `url` of a file, and `name` to show.',
    rating: 'A number from 0 to 5.',
  }),
  options: z
    .array(line)
    .max(200)
    .optional()
    .describe(
      'Texts that the cells of a table column of type `select` or `multi_select` may hold, in the order shown. Absent for every other type.',
    ),
  currency: currencyCode
    .optional()
    .describe(
      'Currency that all cells of a table column of type `money` share, as ISO 4217 code. Absent when each cell may have a different one, and for other types.',
    ),
};

export const moneyCell = z
  .strictObject({
    currency: currencyCode.describe('Currency of the amount in a table cell: ISO 4217 code in capitals, such as `NGN`.'),
    amountMinor: z
      .number()
      .int('Give whole minor units (kobo, cents).')
      .describe('Amount of money in a table cell: integer in the minor unit (kobo, cents) of `currency`; may be negative.'),
  })
  .meta({ id: 'MoneyCell', description: 'An amount of money in a table cell: `amountMinor` and its `currency`.' });
export const fileCell = z
  .strictObject({
    url: httpUrl.describe('Absolute http or https URL of the picture or file in a table cell.'),
    alt: z
      .string()
      .max(1_000)
      .optional()
      .describe('Alternative text of the picture in a table cell, plain text. Absent when the merchant wrote none, and for other files.'),
    name: line.optional().describe('Name to show for the file in a table cell, such as `menu.pdf`. Absent when the merchant gave none.'),
  })
  .meta({ id: 'FileCell', description: 'A picture or file in a table cell: `url`, with `alt` for a picture or `name` for a file.' });

export const cell = z
  .union([z.string().max(50_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200), moneyCell, fileCell], {
    error:
      'Give what the type of its column asks for: a text, a number, true or false, a list of texts, { currency, amountMinor } or { url }.',
  })
  .meta({
    id: 'TableCell',
    description:
      'Value of one table cell. The `type` of its column decides the form: text, number, boolean, list of texts, amount of money or file.',
  });
export type Cell = z.infer<typeof cell>;
