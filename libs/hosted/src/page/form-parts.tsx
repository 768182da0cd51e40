import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useFieldLabel, useLabelsOfFields } from './field-labels';
import { problemText } from './problem-text';
import { usePageWords } from './render-page';

/** Properties of every field of a form. */
interface FieldProps {
  /** Name of the value in the form, unique on the page. */
  name: string;
  label: string;
  help?: string;
  /** Fault of the value, and its remedy. */
  error?: string;
  required?: boolean;
}

interface InputProps extends FieldProps {
  value?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'url' | 'file';
  /** Token of browser autofill: `name`, `email`, `tel`, `bday`. */
  autocomplete?: string;
  min?: number | string;
  max?: number | string;
  maxLength?: number;
  /** Digits only: phones show the numeric keyboard. */
  inputmode?: 'numeric';
  placeholder?: string;
  /** Lines of a multi-line text. */
  rows?: number;
  /** MIME types and extensions of accepted files. */
  accept?: string;
  /** Several files may be chosen. */
  multiple?: boolean;
}

/** Input of one or several lines, with its label, and its help or error below. */
export function Field({ name, label, help, error, required, value, type = 'text', rows, ...rest }: InputProps) {
  useFieldLabel(name, label);
  const shared = { id: fieldId(name), name, required, ...rest, ...ariaAttributesOf({ name, help: error ? undefined : help, error }) };
  const input = { ...shared, type, value } as InputHTMLAttributes;
  return (
    <div class="field">
      <Label {...{ name, label, required }} />
      {rows ? (
        <textarea {...shared} rows={rows}>
          {value}
        </textarea>
      ) : (
        <input {...input} />
      )}
      <FieldNote {...{ name, help, error }} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  value?: string;
  /** Token of browser autofill: `country`. */
  autocomplete?: string;
}

/** Drop-down list with one choice. */
export function Select({ name, label, help, error, required, options, value, autocomplete }: ChoiceProps) {
  useFieldLabel(name, label);
  return (
    <div class="field">
      <Label {...{ name, label, required }} />
      <select
        id={fieldId(name)}
        name={name}
        autocomplete={autocomplete}
        required={required}
        {...ariaAttributesOf({ name, help: error ? undefined : help, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNote {...{ name, help, error }} />
    </div>
  );
}

interface OptionsProps extends Omit<ChoiceProps, 'value' | 'options'> {
  /** `help`: a line below the label. */
  options: readonly { value: string; label: string; help?: string }[];
  /** Several may be chosen. */
  several?: boolean;
  /** The label is left to screen readers: a heading above says it already. */
  isLabelHidden?: boolean;
  /** Options are laid out in a grid. */
  row?: boolean;
  values: readonly string[];
}

/** Radio buttons or checkboxes of one question. */
export function Options({ name, label, help, error, required, options, several, row, values, isLabelHidden }: OptionsProps) {
  useFieldLabel(name, label);
  const type = several ? 'checkbox' : 'radio';
  return (
    <fieldset class="field" {...ariaAttributesOf({ name, help, error })}>
      <legend class={isLabelHidden ? 'visually-hidden' : undefined}>
        <LabelText label={label} required={required} />
      </legend>
      <FieldNotes {...{ name, help, error }} />
      <div class={row ? 'choices grid' : 'choices'}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            {...option}
            {...{ name, type }}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`}
            isFirst={index === 0}
            checked={values.includes(option.value)}
            required={required && !several}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'required'> {
  id: string;
  /** Links of a summary lead to the first option. */
  isFirst: boolean;
  type: 'checkbox' | 'radio';
  value: string;
  checked: boolean;
}

/** One option; its help describes it, and is no part of its name. */
function Option({ id, isFirst, label, help, type, name, value, checked, required }: OptionProps) {
  const input = { type, name, value, checked, required };
  if (!help)
    return (
      <label class="option">
        <input id={isFirst ? id : undefined} {...input} />
        <span>{label}</span>
      </label>
    );
  return (
    <div class="option helped">
      <input id={id} {...input} aria-describedby={`${id}-help`} />
      <label for={id}>{label}</label>
      <span class="quiet small" id={`${id}-help`}>
        {help}
      </span>
    </div>
  );
}

/** Checkbox of one value. */
export function Checkbox({
  name,
  label,
  help,
  error,
  required,
  checked,
  value = 'true',
}: FieldProps & { checked?: boolean; value?: string }) {
  useFieldLabel(name, label);
  return (
    <div class="field">
      <FieldNotes {...{ name, help, error }} />
      <label class="option">
        <input
          id={fieldId(name)}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          required={required}
          {...ariaAttributesOf({ name, help, error })}
        />
        <span>
          <LabelText label={label} required={required} />
        </span>
      </label>
    </div>
  );
}

/** Maximum number of faults in a summary; all of them are shown beside their fields (D-118). */
const MAX_PROBLEMS = 50;

interface SummaryProps {
  title: string;
  /** `label`: that of the field, where the page renders its fields apart. */
  errors: readonly { name?: string; message: string; label?: string }[];
}

/** Summary of faults that names their fields and leads to them; it takes the focus, and screen readers announce it at once. */
export function ErrorSummary({ title, errors }: SummaryProps) {
  const { moreProblems, problemOf } = usePageWords();
  const labelOf = useLabelsOfFields();
  const textOf = ({ name, message, label }: SummaryProps['errors'][number]) =>
    name === undefined ? message : problemText(message, label ?? labelOf(name), problemOf);
  const more = errors.length - MAX_PROBLEMS;
  return (
    <div class="notice bad tight" role="alert" tabIndex={-1} autofocus>
      <h2>{title}</h2>
      <ul>
        {errors.slice(0, MAX_PROBLEMS).map((problem) => (
          <li key={problem.name ?? problem.message}>
            {problem.name === undefined ? textOf(problem) : <a href={`#${fieldId(problem.name)}`}>{textOf(problem)}</a>}
          </li>
        ))}
        {more > 0 && <li>{moreProblems(more)}</li>}
      </ul>
    </div>
  );
}

/** Honeypot: a hidden field that only bots fill in. */
export function Honeypot({ name }: { name: string }) {
  const { trap } = usePageWords();
  return (
    <div class="trap" aria-hidden="true">
      <label>
        {trap}
        <input name={name} tabIndex={-1} autocomplete="off" />
      </label>
    </div>
  );
}

/** Fieldset with a legend. */
export function Group({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <fieldset class="stack">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Label({ name, label, required }: Pick<FieldProps, 'name' | 'label' | 'required'>) {
  return (
    <label for={fieldId(name)}>
      <LabelText label={label} required={required} />
    </label>
  );
}

/** Label of a field. Most fields are required, so the optional ones are marked. */
function LabelText({ label, required }: { label: string; required?: boolean }) {
  const { optional } = usePageWords();
  if (required) return <>{label}</>;
  return (
    <>
      {label} <span class="quiet">{optional}</span>
    </>
  );
}

/** Error or help of a field; nothing without either. */
function FieldNote({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  if (!help && !error) return null;
  if (error)
    return (
      <p class="field-note error" id={`${fieldId(name)}-error`}>
        {error}
      </p>
    );
  return (
    <p class="field-note quiet small" id={`${fieldId(name)}-help`}>
      {help}
    </p>
  );
}

/** Help and error of a question with options. */
function FieldNotes({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p class="quiet small" id={`${fieldId(name)}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p class="error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

function ariaAttributesOf({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  const ids = [help && `${fieldId(name)}-help`, error && `${fieldId(name)}-error`].filter(Boolean);
  return { 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': error ? true : undefined };
}

/** Returns the id of a field: not every browser scrolls to ids such as `attendees[0].name`. */
export function fieldId(name: string): string {
  return name.replace(/\W+/g, '-');
}
