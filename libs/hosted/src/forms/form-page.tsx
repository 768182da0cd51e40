import { fileRuleOf, fileSizeText } from '@svc/content';
import { excerptOf } from '@svc/kernel';
import type { FormField } from '@svc/contracts';
import type { PublicForm } from '@svc/storefront';
import { visibleQuestions, type FormValues, type Problem } from '../posted-form';
import type { FormPageRequest } from './form-page-service';
import { Conditional, CONDITIONS_SCRIPT } from '../conditional';
import { Question } from '../events/question';
import {
  Button,
  ButtonLink,
  Card,
  DESCRIPTION_LENGTH,
  ErrorSummary,
  Field,
  type HostedPage,
  Notice,
  type PageHead,
  renderParts,
  StatusCard,
  Honeypot,
} from '../page';
import { answerField, questionOf, SEAL, TRAP } from './read-sent-form';

/** Page of a form, with the visitor's input so far. */
interface FormView extends FormPageRequest {
  values: FormValues;
  seal: string;
  problems: readonly Problem[];
  /** All fields of the form, as questions. */
  questions: readonly FormField[];
  /** Problem of a field, by its name. */
  errors: ReadonlyMap<string, string>;
  /** Names of files that have to be chosen again, by the field. */
  lost: ReadonlyMap<string, readonly string[]>;
}

interface Seen extends Pick<FormView, 'values' | 'seal'> {
  problems?: readonly Problem[];
  lost?: FormView['lost'];
}

export function viewOf(page: FormPageRequest, { values, seal, problems = [], lost = new Map() }: Seen): FormView {
  const errors = new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const])));
  return { ...page, values, seal, problems, questions: page.form.fields.map(questionOf), errors, lost };
}

type PublicFormField = PublicForm['fields'][number];

interface Props {
  field: PublicFormField;
  view: FormView;
}

/**
 * Shows a question of a form. One that depends on another states its condition where no script hides it, unless that other is hidden from
 * people.
 */
function FormQuestion({ field, view }: Props) {
  if (field.hidden) return <Unseen {...{ field, view }} />;
  const { showIf } = field;
  const other = showIf && view.form.fields.find(({ key }) => key === showIf.field);
  if (!showIf || !other || other.type === 'phone') return <Asked {...{ field, view }} />;
  const { questions } = view;
  if (other.hidden)
    return visibleQuestions(questions, view.values, answerField).some(({ key }) => key === field.key) ? (
      <Asked {...{ field, view }} />
    ) : null;
  return (
    <Conditional question={questionOf(field)} questions={questions} words={view.words} fieldOf={answerField}>
      <Asked {...{ field, view }} />
    </Conditional>
  );
}

function Asked({ field, view }: Props) {
  const { questions, values, errors, words, locale } = view;
  const error = errors.get(answerField(field.key));
  if (field.type === 'file') return <FileQuestion {...{ field, view, error }} />;
  const question = { ...questionOf(field), required: field.required && !field.showIf, showIf: undefined };
  return <Question {...{ question, questions, values, words, locale, error, fieldOf: answerField }} />;
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

/** Returns the kind for the `accept` of a file field: MIME types as they are, and extensions with their dot. */
function acceptedAs(kind: string): string {
  return kind.includes('/') || kind.startsWith('.') ? kind : `.${kind}`;
}

/** Hidden fields that the merchant set for the page itself, such as the visitor's origin. */
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

/** Returns the page of a form, to be filled in without the merchant's site; a form of thousands of choices is rendered in parts. */
export async function formPage(view: FormView): Promise<HostedPage> {
  const { form, brand, locale, words } = view;
  const content = (
    <div class="stack">
      {form.coverUrl && <img class="cover" src={form.coverUrl} alt="" />}
      <Card>
        <h1>{form.name}</h1>
        {form.description && <p class="prose">{form.description}</p>}
        {form.status === 'open' ? <Questions view={view} html={await questionsOf(view)} /> : <Closed {...view} />}
      </Card>
    </div>
  );
  const script = isConditional(form) ? CONDITIONS_SCRIPT : undefined;
  return { title: form.name, brand, content, pictures: [form.coverUrl], locale, words, script, head: headOf(view) };
}

function headOf({ form: { description, coverUrl }, path }: FormView): PageHead {
  return { path, description: description && excerptOf(description.replace(/\s+/g, ' '), DESCRIPTION_LENGTH), pictureUrl: coverUrl };
}

/** Returns the HTML of the form's content. */
function questionsOf(view: FormView): Promise<string> {
  const { form, seal, words } = view;
  const end = (
    <>
      <Honeypot name={TRAP} />
      <input type="hidden" name={SEAL} value={seal} />
      <Button wide>{form.submitLabel}</Button>
    </>
  );
  return renderParts([...form.fields.map((field) => <FormQuestion field={field} view={view} />), end], words);
}

function Questions({ view: { form, path, problems, words }, html }: { view: FormView; html: string }) {
  const takesFiles = form.fields.some(({ type }) => type === 'file');
  const labels = new Map(form.fields.map(({ key, label }) => [answerField(key), label]));
  const errors = problems.map((problem) => ({ ...problem, label: labels.get(problem.name ?? '') }));
  return (
    <>
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={errors} />}
      <form
        method="post"
        noValidate
        action={path}
        class="stack"
        enctype={takesFiles ? 'multipart/form-data' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

function Closed({ form, brand, now, words: { forms } }: FormView) {
  const isYet = form.opensAt !== undefined && Date.parse(form.opensAt) > now.getTime();
  return (
    <>
      <Notice tone="warn">
        <p>{isYet ? forms.notYet : forms.closed(brand.name)}</p>
      </Notice>
      {brand.website && <ButtonLink href={brand.website}>{forms.website(brand.name)}</ButtonLink>}
    </>
  );
}

function isConditional({ fields }: PublicForm): boolean {
  return fields.some(({ showIf }) => showIf !== undefined);
}

/** Returns the page after a form was sent. It shows none of the input. */
export function thanksPage({ form, brand, path, locale, words }: FormPageRequest): HostedPage {
  const { forms } = words;
  const content = (
    <StatusCard tone="good" icon="check" title={forms.thanks}>
      <p class="prose">{form.thankYouMessage}</p>
      {form.redirectUrl ? <ButtonLink href={form.redirectUrl}>{forms.goOn}</ButtonLink> : <WayBack {...{ brand, path, words }} />}
    </StatusCard>
  );
  return { title: forms.thanks, brand, content, locale, words };
}

function WayBack({ brand, path, words: { forms } }: Pick<FormPageRequest, 'brand' | 'path' | 'words'>) {
  return (
    <>
      {brand.website && <ButtonLink href={brand.website}>{forms.website(brand.name)}</ButtonLink>}
      <p class="small">
        <a href={path}>{forms.another}</a>
      </p>
    </>
  );
}
