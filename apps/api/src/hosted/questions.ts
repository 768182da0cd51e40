import type { FormField } from '@svc/contracts';
import type { FormValues } from './form-values';

/** In which field of a form the answer to a question stands. */
export type FieldOf = (key: string) => string;

/** Those of the questions whose condition holds; a question asks about the answers before it alone, as the rules do (D-49). */
export function askedOf(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf): FormField[] {
  const asked = new Map<string, FormField>();
  for (const question of questions) {
    const { showIf } = question;
    const other = showIf && asked.get(showIf.field);
    if (!showIf || (other && isAnswered(other, showIf.equals, values, fieldOf))) asked.set(question.key, question);
  }
  return [...asked.values()];
}

/** What was entered for a question, as the API takes it; nothing where nothing was. */
export function answerTo({ key, type }: FormField, values: FormValues, fieldOf: FieldOf): [key: string, answer: string | boolean | string[]][] {
  const name = fieldOf(key);
  if (type === 'heading') return [];
  if (type === 'checkbox') return [[key, values.has(name)]];
  if (type === 'multi_select') return [[key, values.choices(name)]];
  return values.has(name) ? [[key, values.text(name)]] : [];
}

function isAnswered({ key, type }: FormField, answer: string, values: FormValues, fieldOf: FieldOf): boolean {
  const name = fieldOf(key);
  return type === 'checkbox' ? String(values.has(name)) === answer : values.choices(name).includes(answer);
}
