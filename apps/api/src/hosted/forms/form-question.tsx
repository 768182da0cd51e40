import { fileRuleOf, fileSizeText } from '@svc/content';
import type { PublicForm } from '@svc/storefront';
import { conditionText, Question } from '../events/question';
import { Field } from '../page';
import { askedOf } from '../questions';
import { answerField } from './field-names';
import type { FormView } from './form-view';
import { questionOf } from './questions-of';

type PublicFormField = PublicForm['fields'][number];

interface Props {
  field: PublicFormField;
  view: FormView;
}

/** A question of a form. One that depends on another says so where no script hides it until it is asked, unless nobody sees that other. */
export function FormQuestion({ field, view }: Props) {
  if (field.hidden) return <Unseen {...{ field, view }} />;
  const { showIf } = field;
  const other = showIf && view.form.fields.find(({ key }) => key === showIf.field);
  if (!showIf || !other || other.type === 'phone') return <Asked {...{ field, view }} />;
  const questions = view.form.fields.map(questionOf);
  if (other.hidden) return askedOf(questions, view.values, answerField).some(({ key }) => key === field.key) ? <Asked {...{ field, view }} /> : null;
  return (
    <div class="tight" data-if={answerField(showIf.field)} data-is={showIf.equals} data-truth={other.type === 'checkbox' ? '' : undefined}>
      <p class="quiet small plain-only">{conditionText(questionOf(field), questions, view.words)}</p>
      <Asked {...{ field, view }} />
    </div>
  );
}

function Asked({ field, view }: Props) {
  const { form, values, errors, words } = view;
  const error = errors.get(answerField(field.key));
  if (field.type === 'file') return <FileQuestion {...{ field, view, error }} />;
  const question = { ...questionOf(field), required: field.required && !field.showIf, showIf: undefined };
  return <Question {...{ question, questions: form.fields.map(questionOf), values, words, error, fieldOf: answerField }} />;
}

function FileQuestion({ field, view: { lost, words }, error }: Props & { error?: string }) {
  const { accept, maxFiles, maxSizeBytes } = fileRuleOf(field);
  const name = answerField(field.key);
  const again = lost.get(name);
  const wrong = [error, again && words.forms.again(again.join(', '))].filter(Boolean).join(' ') || undefined;
  const help = [field.helpText, words.forms.files(maxFiles, fileSizeText(maxSizeBytes))].filter(Boolean).join(' ');
  return (
    <Field
      {...{ name, help, error: wrong, label: field.label, type: 'file', required: field.required && !field.showIf }}
      accept={accept.map(acceptedAs).join(',') || undefined}
      multiple={maxFiles > 1}
    />
  );
}

/** Browsers take MIME types as they are, and extensions with their dot. */
function acceptedAs(kind: string): string {
  return kind.includes('/') || kind.startsWith('.') ? kind : `.${kind}`;
}

/** What the merchant asks of the page itself: where somebody came from, say. */
function Unseen({ field: { key, type }, view: { values } }: Props) {
  if (type === 'heading' || type === 'file') return null;
  const name = answerField(key);
  return (
    <>
      {(type === 'textarea' ? [values.text(name)] : values.choices(name)).map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
