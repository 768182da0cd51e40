import { InvalidInput, parseUrl } from '@svc/kernel';
import express, { type Request, type Response } from 'express';
import type { FormField } from '@svc/contracts';
import { inBodyTime } from '../edge/body/json-body';

/** What is wrong with a form; `name` is that of the field it is about, if it is about one. */
export interface Problem {
  name?: string;
  message: string;
}

/** What somebody has entered into a form so far, by the names of its fields. */
export class FormValues {
  constructor(private readonly entered: URLSearchParams) {}

  /** What was entered last, trimmed, with the line ends of texts; empty when nothing was. */
  text(name: string): string {
    return (this.entered.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  }

  /** The values of every choice that is ticked. */
  choices(name: string): string[] {
    return this.entered.getAll(name).filter((value) => value !== '');
  }

  /** A copy of the values that lacks the field `name`. */
  without(name: string): FormValues {
    const others = new URLSearchParams(this.entered);
    others.delete(name);
    return new FormValues(others);
  }

  /** Every value of the fields that `isWanted` names, as it was sent. */
  entriesOf(isWanted: (name: string) => boolean): [name: string, value: string][] {
    return [...this.entered].filter(([name]) => isWanted(name));
  }

  has(name: string): boolean {
    return this.text(name) !== '';
  }
}

/** A form that a person fills in is small; files count apart. */
export const FORM_BODY_LIMIT = 256 * 1024;
/** More fields than any form has: the pages look for each of theirs among all that were sent. */
const MOST_FIELDS = 10_000;

/**
 * Reads what a form of a hosted page sent, its fields in their order. A body of another type, too large, of too many fields or
 * broken off is read as an empty form, which the page then asks to fill in; so is a compressed one, which no browser sends: its
 * page would show again much of what little had come (D-118).
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

/** The fields of a form as it is sent; none where it is no form, or has more than any has. */
export function fieldsIn(body: unknown): URLSearchParams {
  const isForm = typeof body === 'string' && body.split('&', MOST_FIELDS + 1).length <= MOST_FIELDS;
  return new URLSearchParams(isForm ? body : '');
}

/** A form that another site sent through the browser of a visitor. */
export class CrossSiteForm extends InvalidInput {
  constructor() {
    super('This form was sent from another site. Open the page itself and send it from there.');
  }
}

/**
 * Refuses a form that a browser sends from a page of another origin. There are no cookies to abuse, but a page that
 * somebody merely looks at must not register them. A request that names no origin comes from no browser that could be abused.
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
