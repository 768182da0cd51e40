import { z } from 'zod';
import { key, line } from './common';
import { describedEnum } from './described-enum';

/** Questions to buyers and guests (§2.1). */

export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'time',
  'url',
  'select',
  'multi_select',
  'radio',
  'checkbox',
  'rating',
  'file',
  'country',
  'heading',
] as const;
export const CHOICE_FIELD_TYPES: readonly string[] = ['select', 'multi_select', 'radio'];

export const showIf = z
  .strictObject({
    field: z
      .string()
      .describe('`key` of an earlier question of the same form or list, whose answer decides if the present question is asked.'),
    equals: z
      .string()
      .describe(
        'Answer to the earlier question `field` that makes the present question appear; compare as text. Where the earlier question has several choices, one of them has to be this text; a checkbox answers `true` or `false`.',
      ),
  })
  .meta({
    id: 'ShowIf',
    description:
      'Condition of a question in a form or list of questions: show the question only when the earlier question `field` has the answer `equals`.',
  });

export const fieldType = describedEnum(FIELD_TYPES, 'Kind of answer that a question asks for, which decides the input to show.', {
  text: 'One line of plain text.',
  textarea: 'Plain text of several lines.',
  email: 'An e-mail address.',
  phone: 'A phone number with its country code, such as `+2348031234567`.',
  number: 'A number in digits, such as `12.5`.',
  date: 'A date, `YYYY-MM-DD`.',
  time: 'A time of day, `HH:MM` on the 24-hour clock.',
  url: 'An http or https address.',
  select: 'One text from the question’s `options`; show a drop-down list.',
  multi_select: 'Any number of texts from the question’s `options`, sent as an array; show checkboxes.',
  radio: 'One text from the question’s `options`; show radio buttons.',
  checkbox: '`true` or `false`; a required checkbox has to be `true`.',
  rating: 'A whole number from 1 to 5.',
  file: 'A file: uploaded on the hosted page of a form; for products and tickets send the http or https address of the file as text.',
  country: 'A country by its ISO 3166 two-letter code, such as `NG`.',
  heading: 'Not a question: show `label` as a heading between questions, and send no answer.',
}).meta({ id: 'FormFieldType' });

/** A question of a variant, a ticket type or a package option (§2.1). */
export const formField = z
  .strictObject({
    key: key.describe(
      'The merchant’s own name of the question, unique within the list of questions (of a product, variant, package option or ticket type). Send the buyer’s answer in `responses` under this key.',
    ),
    type: fieldType.describe(
      'Kind of answer that the question to the buyer asks for, such as `text`, `select` or `date`. It decides the input to show and the form of the answer.',
    ),
    label: line.describe(
      'Text of the question to the buyer, as shown, one line. A request without a required answer is refused with `Please answer: <label>`.',
    ),
    required: z
      .boolean()
      .default(false)
      .describe(
        'True when the buyer has to answer the question: a request without the answer gets 400, unless `showIf` leaves the question out. Default: false.',
      ),
    hidden: z
      .boolean()
      .default(false)
      .describe(
        'True when the question about the order is not shown to buyers: your own code sends the answer. False: show it. Default: false.',
      ),
    placeholder: z
      .string()
      .max(300)
      .optional()
      .describe('Example answer to show in the empty input of the question to the buyer, plain text. Absent when there is none.'),
    helpText: z
      .string()
      .max(1_000)
      .optional()
      .describe(
        'Explanation of the question to the buyer, to show beside its input, plain text of at most 1,000 characters. Absent when there is none.',
      ),
    options: z
      .array(line)
      .max(200)
      .optional()
      .describe(
        'Choices of a question to the buyer of type `select`, `multi_select` or `radio`, as texts in the order to show. The answer is one of these texts (several with `multi_select`). Absent for every other type.',
      ),
    showIf: showIf
      .optional()
      .describe(
        'Condition on an earlier answer under which to ask the buyer the question: `field` and `equals`. Absent when the question is always asked.',
      ),
  })
  .meta({
    id: 'FormField',
    description:
      'A question that the buyer answers when buying a product, package or ticket. Send the answer in `responses`, under the `key` of the question.',
  });
export type FormField = z.infer<typeof formField>;
