import type { FormField } from '@storefront-service/sdk';
import type { Field } from '../app/answered-form';

/** The inputs for some types of questions. */
const INPUTS: Readonly<Record<string, string>> = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  time: 'time',
  url: 'url',
  select: 'select',
  radio: 'select',
};

/** Returns the questions of a product or a ticket as inputs. Questions of other types, and those that depend on others, are left to the page where it is paid. */
export function questionsOf(questions: readonly FormField[] | undefined, place: string): Field[] {
  return (questions ?? [])
    .filter(({ type, hidden, showIf }) => type in INPUTS && !hidden && !showIf)
    .map(({ key, type, label, required, options = [] }) => ({
      name: place + key,
      label,
      type: INPUTS[type],
      required,
      options: [{ value: '', label: 'Please choose' }, ...options.map((option) => ({ value: option, label: option }))],
    }));
}
