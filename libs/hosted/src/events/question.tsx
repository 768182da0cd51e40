import type { FormField } from '@svc/contracts';
import { conditionText } from '../conditional';
import type { Messages } from '../messages';
import { Checkbox, Field, Options, Select } from '../page';
import { countriesIn } from '../page-locale';
import type { FieldOf, FormValues } from '../posted-form';
import { answerField } from './field-names';

interface QuestionProps {
  question: FormField;
  /** All questions of the form, of which this one may depend on another. */
  questions: readonly FormField[];
  values: FormValues;
  words: Messages;
  /** Locale of the page, BCP 47. */
  locale: string;
  error?: string;
  /** Field of its answer in the form, where it is not the usual one. */
  fieldOf?: FieldOf;
}

/** Shows a question of the merchant. One that depends on another says so, since without a script all of them are visible. */
export function Question({ question, questions, values, words, locale, error, fieldOf = answerField }: QuestionProps) {
  const { key, type, label, placeholder, options = [], required, showIf } = question;
  const name = fieldOf(key);
  const nothing = { value: '', label: words.questions.choose };
  const shared = { name, label, error, help: helpOf(question, questions, words), required: required && !showIf };
  const value = values.text(name);
  switch (type) {
    case 'heading':
      return <h3>{label}</h3>;
    case 'textarea':
      return <Field {...shared} value={value} placeholder={placeholder} rows={4} maxLength={5_000} />;
    case 'select':
      return <Select {...shared} value={value} options={[nothing, ...options.map((option) => ({ value: option, label: option }))]} />;
    case 'country':
      return <Select {...shared} value={value} options={[nothing, ...countriesIn(locale)]} />;
    case 'radio':
    case 'multi_select':
      return (
        <Options
          {...shared}
          several={type === 'multi_select'}
          values={values.choices(name)}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'rating':
      return (
        <Options
          {...shared}
          values={values.choices(name)}
          options={['1', '2', '3', '4', '5'].map((stars) => ({ value: stars, label: stars }))}
        />
      );
    case 'checkbox':
      return <Checkbox {...shared} checked={values.has(name)} />;
    default:
      return <Field {...shared} value={value} placeholder={placeholder} maxLength={5_000} type={INPUTS[type]} />;
  }
}

const INPUTS = { text: 'text', email: 'email', phone: 'tel', number: 'text', date: 'date', time: 'time', url: 'url', file: 'url' } as const;

function helpOf({ helpText, type, showIf }: FormField, questions: readonly FormField[], words: Messages): string | undefined {
  const link = type === 'file' ? words.questions.file : undefined;
  return [conditionText({ showIf }, questions, words), helpText, link].filter(Boolean).join(' ') || undefined;
}
