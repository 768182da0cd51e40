import type { FormField, GivenAnswers } from '@svc/contracts';
import type { PublicForm } from '@svc/storefront';
import { FormValues } from '../form-values';
import { answerTo } from '../questions';
import { answerField } from './field-names';

type PublicFormField = PublicForm['fields'][number];

/** A question of a form, as the pages ask questions. */
export function questionOf({ key, type, label, required, hidden, placeholder, helpText, options, showIf }: PublicFormField): FormField {
  return { key, type, label, required, hidden, placeholder, helpText, options: options.choices, showIf };
}

/** What was entered, as the rules take it, not yet judged. */
export function answersIn(fields: PublicForm['fields'], values: FormValues): GivenAnswers {
  return Object.fromEntries(fields.filter(({ type }) => type !== 'file').flatMap((field) => answerTo(questionOf(field), values, answerField)));
}

/** What stands in a form before anything is entered: what its address says (`?answers.topic=Press`), else what the merchant put there. */
export function firstValues(fields: PublicForm['fields'], address: URLSearchParams): FormValues {
  const values = new URLSearchParams();
  for (const { key, defaultValue } of fields) {
    const name = answerField(key);
    const given = address.has(name) ? address.getAll(name) : textsOf(defaultValue);
    for (const text of given) values.append(name, text);
  }
  return new FormValues(values);
}

/** A box that is not ticked has no value. */
function textsOf(value: PublicFormField['defaultValue']): string[] {
  if (value === undefined || value === false) return [];
  return Array.isArray(value) ? value : [String(value)];
}
