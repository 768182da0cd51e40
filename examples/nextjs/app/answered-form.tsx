'use client';

import { useActionState } from 'react';
import type { Answer } from './actions';

/** An input. Its name is the place of its value in the request's body, by which the service says what is wrong with it. */
export interface Field {
  name: string;
  label: string;
  /** Type of an input, or `select` and `textarea`. */
  type?: string;
  value?: string;
  required?: boolean;
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
}

interface Props {
  action: (before: Answer, form: FormData) => Promise<Answer>;
  fields: readonly Field[];
  button: string;
}

/** A form of a server action, and what the action answers. It works before its script has come, and without. */
export function AnsweredForm({ action, fields, button }: Props) {
  const [{ done, message, fields: faults = {}, typed = {} }, send, isSending] = useActionState(action, {});
  if (done)
    return (
      <p role="status" className="done">
        {done}
      </p>
    );
  const others = Object.entries(faults).flatMap(([name, fault]) => (fields.some((field) => field.name === name) ? [] : [fault]));
  const said = Object.keys(faults).length === 0 ? message : [...others, 'Please check the marked fields.'].join(' ');
  return (
    <form action={send}>
      {said && (
        <p role="alert" className="problem">
          {said}
        </p>
      )}
      {fields.map((field) => (
        <Input key={field.name} {...field} value={typed[field.name] ?? field.value} fault={faults[field.name]} />
      ))}
      <button disabled={isSending}>{isSending ? 'One moment …' : button}</button>
    </form>
  );
}

function Input({ label, type = 'text', value, options = [], fault, ...rest }: Field & { fault?: string }) {
  if (type === 'hidden') return <input type="hidden" name={rest.name} value={value} />;
  const attributes = {
    ...rest,
    id: rest.name,
    defaultValue: value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && `${rest.name}-fault`,
  };
  return (
    <p className="field">
      <label htmlFor={rest.name}>
        {label}
        {!rest.required && <small> (optional)</small>}
      </label>
      {type === 'select' && (
        <select key={value} {...attributes}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {type === 'textarea' && <textarea rows={4} {...attributes} />}
      {type !== 'select' && type !== 'textarea' && <input type={type} {...attributes} />}
      {fault && <strong id={`${rest.name}-fault`}>{fault}</strong>}
    </p>
  );
}
