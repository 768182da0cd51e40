import { isCalendarDate } from '@svc/kernel';
import type { Fault } from '../faults';
import { httpUrl } from '../shapes/common';
import { CHOICE_FIELD_TYPES, type FormField } from '../shapes/form-field';
import { checkDistinct, checkListedOnce } from './lists';
import type { Answer, Answers, GivenAnswers } from '../shapes/checkout-parts';
import { readEmail } from './text/email-address';
import { UNFIT_LINE, withoutControls } from './text/one-line';
import { readPhone } from './text/phone-number';

/**
 * Returns the faults of the questions at `path`: duplicate keys, options that do not fit the type, conditions on later questions (§2.1).
 */
export function checkFormFields(fields: readonly FormField[], path: string): Fault[] {
  return [
    ...checkDistinct(fields, 'key', path),
    ...fields.flatMap((field, index) => [
      ...checkOptions(field, `${path}[${index}]`),
      ...checkCondition(field, fields.slice(0, index), `${path}[${index}]`),
    ]),
  ];
}

function checkOptions(field: FormField, path: string): Fault[] {
  const options = field.options ?? [];
  const isChoice = CHOICE_FIELD_TYPES.includes(field.type);
  if (isChoice && options.length === 0)
    return [{ path: `${path}.options`, message: `List what to choose from; a ${field.type} field needs options.` }];
  if (!isChoice && options.length > 0) return [{ path: `${path}.options`, message: `Leave options out; a ${field.type} field has none.` }];
  return checkListedOnce(options, `${path}.options`);
}

function checkCondition(field: FormField, earlier: readonly FormField[], path: string): Fault[] {
  if (!field.showIf) return [];
  const question = earlier.find(({ key }) => key === field.showIf!.field);
  if (!question)
    return [
      { path: `${path}.showIf.field`, message: `Name the key of a field that stands before this one; "${field.showIf.field}" does not.` },
    ];
  if (!question.options || question.options.includes(field.showIf.equals)) return [];
  return [{ path: `${path}.showIf.equals`, message: `Give one of the options of "${question.key}": ${question.options.join(', ')}.` }];
}

type AnswerInput = NonNullable<GivenAnswers[string]>;

/** Advice on an answer that does not fit its question. */
export interface UnfitAnswer {
  fault: string;
}

/** Control characters except tab and line ends, and marks that change the direction of writing. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/u;
/** Longest answer, in characters (D-49). */
export const LONGEST_ANSWER = 5_000;

/** Longest list of choices in a refusal, in characters; one choice may have 300 (D-118). */
const LONGEST_LIST = 500;

/** Returns the answer to a question as it is stored, or its fault (D-49). */
export function readAnswer({ type, options }: Pick<FormField, 'type' | 'options'>, input: AnswerInput): Answer | UnfitAnswer {
  if (typeof input === 'string' && input.length > LONGEST_ANSWER)
    return { fault: `Use at most ${LONGEST_ANSWER.toLocaleString('en')} characters.` };
  return READERS[type](input, options ?? []);
}

/** Returns text unchanged; an empty one for input of another type. */
const textOf = (input: AnswerInput): string => (typeof input === 'string' ? input : '');

type Reader = (input: AnswerInput, options: readonly string[]) => Answer | UnfitAnswer;

/** Returns a reader of one line of text (D-119). `read` returns the text as it is stored, undefined when it does not fit. */
function text(read: (text: string) => string | undefined, fault: string): Reader {
  return (input) => (typeof input === 'string' ? read(withoutControls(input).trim()) : undefined) ?? { fault };
}
const matching = (fits: (text: string) => boolean) => (answer: string) => (fits(answer) ? answer : undefined);

const anyText = text((answer) => answer, 'Give a text.');
/** Text of several lines. */
const prose: Reader = (input) => {
  if (typeof input !== 'string') return { fault: 'Give a text.' };
  return UNPRINTABLE.test(input) ? { fault: UNFIT_LINE } : input.trim();
};
const webAddress = text(
  matching((answer) => httpUrl.safeParse(answer).success),
  'Give an http or https address.',
);
const choice: Reader = (input, options) =>
  typeof input === 'string' && options.includes(input) ? input : { fault: `Choose one of: ${shortList(options)}.` };

const READERS: Record<FormField['type'], Reader> = {
  text: anyText,
  textarea: prose,
  heading: anyText,
  email: (input) => {
    const read = readEmail(textOf(input));
    return 'email' in read ? read.email : { fault: read.problem };
  },
  phone: (input) => {
    const read = readPhone(textOf(input));
    return 'e164' in read ? read.e164 : { fault: read.problem };
  },
  number: numeric(() => true, 'Give a number in digits alone, such as 1250 or 12.5, up to 9007199254740991 and without zeros in front.'),
  rating: numeric((value) => Number.isInteger(value) && value >= 1 && value <= 5, 'Give 1 to 5.'),
  date: text(matching(isCalendarDate), 'Give a date as YYYY-MM-DD.'),
  time: text(
    matching((answer) => /^([01]\d|2[0-3]):[0-5]\d$/.test(answer)),
    'Give a time as HH:MM.',
  ),
  url: webAddress,
  file: webAddress,
  country: text(
    matching((answer) => /^[A-Z]{2}$/.test(answer)),
    'Give a country by its two letters, such as NG.',
  ),
  select: choice,
  radio: choice,
  multi_select: readChoices,
  checkbox: readTruth,
};

function numeric(fits: (value: number) => boolean, fault: string): Reader {
  return (input) => {
    const value = typeof input === 'string' || typeof input === 'number' ? exactNumber(String(input).trim()) : undefined;
    return value !== undefined && fits(value) ? value : { fault };
  };
}

/**
 * Returns the number of a text in decimal digits, undefined when it would lose any of them: beyond 2^53, with more decimals than
 * a number holds, leading zeros, an exponent, separators or another base. Zeros at the end of decimals are dropped.
 */
function exactNumber(text: string): number | undefined {
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  const digits = text
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
  const value = Number(digits);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER && String(value) === digits ? value : undefined;
}

function readChoices(input: AnswerInput, options: readonly string[]): Answer | UnfitAnswer {
  const chosen = typeof input === 'string' ? [input] : input;
  const choices = new Set(options);
  if (!Array.isArray(chosen) || !chosen.every((each) => choices.has(each))) return { fault: `Choose among: ${shortList(options)}.` };
  return [...new Set(chosen)];
}

/** Returns the first choices as text, so that a refusal of many answers stays short (D-118). */
function shortList(options: readonly string[]): string {
  let length = 0;
  const named = options.filter((option) => (length += option.length) <= LONGEST_LIST);
  return [...named, ...(named.length < options.length ? ['…'] : [])].join(', ');
}

function readTruth(input: AnswerInput): Answer | UnfitAnswer {
  if (typeof input === 'boolean') return input;
  return input === 'true' || input === 'false' ? input === 'true' : { fault: 'Give true or false.' };
}

/** Returns true when the condition of a question holds. `answers`: those to earlier questions that were asked themselves (§2.1, D-49). */
export function isAsked({ showIf }: Pick<FormField, 'showIf'>, answers: Answers): boolean {
  if (!showIf) return true;
  const answer = Object.hasOwn(answers, showIf.field) ? answers[showIf.field]! : undefined;
  return Array.isArray(answer) ? answer.includes(showIf.equals) : String(answer) === showIf.equals;
}

/** Returns true for an answered question; a blank answer does not count. */
export function isAnswered(answers: GivenAnswers, key: string): boolean {
  if (!Object.hasOwn(answers, key)) return false;
  const answer = answers[key];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== null && !(Array.isArray(answer) && answer.length === 0);
}
