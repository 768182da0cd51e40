import { InvalidInput, parseUrl } from '@svc/kernel';
import express, { type Request, type Response } from 'express';
import type { FormField } from '@svc/contracts';
import { inBodyTime } from '@svc/http';
import { parseFields } from './page/parse-fields';

/** Problem of a form; `name` is that of its field, if it is about one. */
export interface Problem {
  name?: string;
  message: string;
  /** Label of the field, where the message does not name it; a summary of problems shows it. */
  label?: string;
}

/** Values of a form so far, by the names of its fields. */
export class FormValues {
  constructor(private readonly entered: URLSearchParams) {}

  /** Returns the last value, trimmed and with normalised line ends; empty when there is none. */
  text(name: string): string {
    return (this.entered.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  }

  /** Returns the values of all ticked choices. */
  choices(name: string): string[] {
    return this.entered.getAll(name).filter((value) => value !== '');
  }

  /** Returns a copy of the values without the field `name`. */
  without(name: string): FormValues {
    const others = new URLSearchParams(this.entered);
    others.delete(name);
    return new FormValues(others);
  }

  /** Returns every value of the fields that `isWanted` accepts, as sent. */
  entriesOf(isWanted: (name: string) => boolean): [name: string, value: string][] {
    return [...this.entered].filter(([name]) => isWanted(name));
  }

  has(name: string): boolean {
    return this.text(name) !== '';
  }

  /** Returns true for a field that was sent, with a value or without. */
  isSent(name: string): boolean {
    return this.entered.has(name);
  }
}

/** Largest body of a form that a person fills in, bytes; files count apart. */
export const FORM_BODY_LIMIT = 256 * 1024;
/** Most fields that are read; more than any form has, since pages search all sent fields for each of theirs. */
const MOST_FIELDS = 10_000;

/**
 * Reads the fields of a hosted page's form, in their order. A body that is of another type, too large, incomplete or of too many fields
 * reads as an empty form, which the page then asks to fill in. A compressed body does, too: no browser sends one, and the page would echo
 * much for little input (D-118).
 * @param publicUrl of this service
 * @throws CrossSiteForm before anything is read, UnreadableBody when it is not whole within a minute
 */
export async function readPostedForm(request: Request, response: Response, publicUrl: string): Promise<FormValues> {
  refuseCrossSite(request, publicUrl);
  await inBodyTime<void>((resolve) => {
    express.text({ type: 'application/x-www-form-urlencoded', limit: FORM_BODY_LIMIT, inflate: false })(request, response, () => resolve());
  });
  return new FormValues(fieldsIn(request.body));
}

/** Returns the fields of a sent form; none where the body is not a form, or has too many fields. */
export function fieldsIn(body: unknown): URLSearchParams {
  const isForm = typeof body === 'string' && body.split('&', MOST_FIELDS + 1).length <= MOST_FIELDS;
  return parseFields(isForm ? body : '');
}

/** Error for a form that another site sent through the browser of a visitor. */
export class CrossSiteForm extends InvalidInput {
  constructor() {
    super('This form was sent from another site. Open the page itself and send it from there.');
  }
}

/**
 * Refuses a form that a browser sends from a page of another origin. There are no cookies to abuse, but a page that is merely viewed must
 * not register its visitor. A request without an origin comes from a program, which cannot be abused that way.
 * @throws CrossSiteForm
 */
export function refuseCrossSite({ headers }: Pick<Request, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new CrossSiteForm();
    return;
  }
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  const sender = parseUrl(origin);
  if (!sender || sender.host !== host) throw new CrossSiteForm();
}

/** Returns the name of the field for the answer to a question. */
export type FieldOf = (key: string) => string;

/** Returns the questions whose condition is met; a condition reads only the answers before its question, as the rules do (D-49). */
export function visibleQuestions(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf): FormField[] {
  const shown = new Map<string, FormField>();
  for (const question of questions) {
    const { showIf } = question;
    const other = showIf && shown.get(showIf.field);
    if (!showIf || (other && isAnswered(other, showIf.equals, values, fieldOf))) shown.set(question.key, question);
  }
  return [...shown.values()];
}

/** Returns the answer to a question in the form of the API; undefined without one. */
export function answerTo(
  { key, type }: FormField,
  values: FormValues,
  fieldOf: FieldOf,
): [key: string, answer: string | boolean | string[]][] {
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
