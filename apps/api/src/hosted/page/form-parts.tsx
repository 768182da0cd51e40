import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { usePageWords } from './render-page';

/** What every part of a form takes. */
interface FieldProps {
  /** Of the value in the form, unique on the page. */
  name: string;
  label: string;
  help?: string;
  /** What is wrong with it and what to do. */
  error?: string;
  required?: boolean;
}

interface InputProps extends FieldProps {
  value?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'url' | 'file';
  /** What browsers may fill in: `name`, `email`, `tel`, `bday`. */
  autocomplete?: string;
  min?: number | string;
  max?: number | string;
  maxLength?: number;
  /** Of digits alone: phones show their keys. */
  inputmode?: 'numeric';
  placeholder?: string;
  /** A text of several lines. */
  rows?: number;
  /** Of files: MIME types and endings, and whether several may be chosen. */
  accept?: string;
  multiple?: boolean;
}

/** A line or a text to be entered, with what it is about before it and what is wrong with it beside it. */
export function Field({ name, label, help, error, required, value, type = 'text', rows, ...rest }: InputProps) {
  const shared = { id: fieldId(name), name, required, ...rest, ...described({ name, help: error ? undefined : help, error }) };
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
      <Remark {...{ name, help, error }} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  value?: string;
  /** What browsers may choose: `country`. */
  autocomplete?: string;
}

/** One of several, from a list that opens. */
export function Select({ name, label, help, error, required, options, value, autocomplete }: ChoiceProps) {
  return (
    <div class="field">
      <Label {...{ name, label, required }} />
      <select
        id={fieldId(name)}
        name={name}
        autocomplete={autocomplete}
        required={required}
        {...described({ name, help: error ? undefined : help, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      <Remark {...{ name, help, error }} />
    </div>
  );
}

interface OptionsProps extends Omit<ChoiceProps, 'value'> {
  /** Several may be chosen. */
  several?: boolean;
  /** Side by side, as many as fit. */
  row?: boolean;
  values: readonly string[];
}

/** One or several of what all stands on the page. */
export function Options({ name, label, help, error, required, options, several, row, values }: OptionsProps) {
  const type = several ? 'checkbox' : 'radio';
  return (
    <fieldset class="field" {...described({ name, help, error })}>
      <legend>
        <Marked label={label} required={required} />
      </legend>
      <Remarks {...{ name, help, error }} />
      <div class={row ? 'choices grid' : 'choices'}>
        {options.map((option, index) => (
          <label class="option" key={option.value}>
            <input
              id={index === 0 ? fieldId(name) : undefined}
              type={type}
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              required={required && !several}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes when it is ticked. */
export function Checkbox({
  name,
  label,
  help,
  error,
  required,
  checked,
  value = 'true',
}: FieldProps & { checked?: boolean; value?: string }) {
  return (
    <div class="field">
      <Remarks {...{ name, help, error }} />
      <label class="option">
        <input
          id={fieldId(name)}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          required={required}
          {...described({ name, help, error })}
        />
        <span>
          <Marked label={label} required={required} />
        </span>
      </label>
    </div>
  );
}

/** Faults that a summary names; beside their fields all of them stand (D-118). */
const MOST_PROBLEMS = 50;

/** Summary of faults, first on the page, each leading to its field; screen readers say it at once. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly { name?: string; message: string }[] }) {
  const { moreProblems } = usePageWords();
  const more = errors.length - MOST_PROBLEMS;
  return (
    <div class="notice bad tight" role="alert" tabIndex={-1} autofocus>
      <h2>{title}</h2>
      <ul>
        {errors.slice(0, MOST_PROBLEMS).map(({ name, message }) => (
          <li key={name ?? message}>{name === undefined ? message : <a href={`#${fieldId(name)}`}>{message}</a>}</li>
        ))}
        {more > 0 && <li>{moreProblems(more)}</li>}
      </ul>
    </div>
  );
}

/** A field that no person sees and programs fill in. */
export function Trap({ name }: { name: string }) {
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

/** Fields that belong together, under one name. */
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
      <Marked label={label} required={required} />
    </label>
  );
}

/** Most fields have to be filled in, so those that have not are marked. */
function Marked({ label, required }: { label: string; required?: boolean }) {
  const { optional } = usePageWords();
  if (required) return <>{label}</>;
  return (
    <>
      {label} <span class="quiet">{optional}</span>
    </>
  );
}

/** What helps with a field, or what is wrong with it: its line is there from the start, so that a problem moves nothing. */
function Remark({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  if (error)
    return (
      <p class="field-note error" id={`${fieldId(name)}-error`}>
        {error}
      </p>
    );
  return (
    <p class="field-note quiet small" id={help && `${fieldId(name)}-help`}>
      {help}
    </p>
  );
}

function Remarks({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
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

function described({ name, help, error }: Pick<FieldProps, 'name' | 'help' | 'error'>) {
  const ids = [help && `${fieldId(name)}-help`, error && `${fieldId(name)}-error`].filter(Boolean);
  return { 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': error ? true : undefined };
}

/** Field names such as `attendees[0].name` are no ids that every browser can jump to. */
function fieldId(name: string): string {
  return name.replace(/\W+/g, '-');
}
