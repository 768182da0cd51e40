import { isCalendarDate } from '@svc/kernel';
import type { Fault } from '../faults';
import { CHOICE_FIELD_TYPES, type FormField, httpUrl } from '../shapes/common';
import { checkDistinct, checkListedOnce } from './lists';
import type { Answer, Answers, GivenAnswers } from '../shapes/checkout-parts';
import { readEmail } from './text/email-address';
import { UNFIT_LINE, withoutControls } from './text/one-line';
import { readPhone } from './text/phone-number';

/** Faults of the questions at `path`: keys once each, choices where there is something to choose, conditions on earlier questions (§2.1). */
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
  const asked = earlier.find(({ key }) => key === field.showIf!.field);
  if (!asked)
    return [
      { path: `${path}.showIf.field`, message: `Name the key of a field that stands before this one; "${field.showIf.field}" does not.` },
    ];
  if (!asked.options || asked.options.includes(field.showIf.equals)) return [];
  return [{ path: `${path}.showIf.equals`, message: `Give one of the options of "${asked.key}": ${asked.options.join(', ')}.` }];
}

type Given = NonNullable<GivenAnswers[string]>;

/** What to do about an answer that does not fit its question. */
export interface UnfitAnswer {
  fault: string;
}

/** Control characters but tab and line ends, and marks that turn the direction of writing. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/u;
/** Characters of an answer (D-49). */
export const LONGEST_ANSWER = 5_000;

/** Characters of the choices that a refusal names; one alone may have 300 (D-118). */
const LONGEST_LIST = 500;

/** The answer to a question as it is kept, or what is wrong with it (D-49). */
export function readAnswer({ type, options }: Pick<FormField, 'type' | 'options'>, given: Given): Answer | UnfitAnswer {
  if (typeof given === 'string' && given.length > LONGEST_ANSWER)
    return { fault: `Use at most ${LONGEST_ANSWER.toLocaleString('en')} characters.` };
  return READERS[type](given, options ?? []);
}

/** Returns the text that was written; an empty one where something else was sent. */
const textOf = (given: Given): string => (typeof given === 'string' ? given : '');

type Reader = (given: Given, options: readonly string[]) => Answer | UnfitAnswer;

/** A reader of one line of text (D-119). `read` answers the text as it is kept, undefined when it does not fit. */
function text(read: (text: string) => string | undefined, fault: string): Reader {
  return (given) => (typeof given === 'string' ? read(withoutControls(given).trim()) : undefined) ?? { fault };
}
const matching = (fits: (text: string) => boolean) => (given: string) => (fits(given) ? given : undefined);

const anyText = text((given) => given, 'Give a text.');
/** Text of several lines. */
const prose: Reader = (given) => {
  if (typeof given !== 'string') return { fault: 'Give a text.' };
  return UNPRINTABLE.test(given) ? { fault: UNFIT_LINE } : given.trim();
};
const webAddress = text(
  matching((given) => httpUrl.safeParse(given).success),
  'Give an http or https address.',
);
const choice: Reader = (given, options) =>
  typeof given === 'string' && options.includes(given) ? given : { fault: `Choose one of: ${shortList(options)}.` };

const READERS: Record<FormField['type'], Reader> = {
  text: anyText,
  textarea: prose,
  heading: anyText,
  email: (given) => {
    const read = readEmail(textOf(given));
    return 'email' in read ? read.email : { fault: read.problem };
  },
  phone: (given) => {
    const read = readPhone(textOf(given));
    return 'e164' in read ? read.e164 : { fault: read.problem };
  },
  number: numeric(() => true, 'Give a number in digits alone, such as 1250 or 12.5, up to 9007199254740991 and without zeros in front.'),
  rating: numeric((value) => Number.isInteger(value) && value >= 1 && value <= 5, 'Give 1 to 5.'),
  date: text(matching(isCalendarDate), 'Give a date as YYYY-MM-DD.'),
  time: text(
    matching((given) => /^([01]\d|2[0-3]):[0-5]\d$/.test(given)),
    'Give a time as HH:MM.',
  ),
  url: webAddress,
  file: webAddress,
  country: text(
    matching((given) => /^[A-Z]{2}$/.test(given)),
    'Give a country by its two letters, such as NG.',
  ),
  select: choice,
  radio: choice,
  multi_select: readChoices,
  checkbox: readTruth,
};

function numeric(fits: (value: number) => boolean, fault: string): Reader {
  return (given) => {
    const value = typeof given === 'string' || typeof given === 'number' ? exactNumber(String(given).trim()) : undefined;
    return value !== undefined && fits(value) ? value : { fault };
  };
}

/**
 * Returns the number that a text writes in decimal digits, undefined when it would lose any of them: beyond 2^53, with more decimals than
 * a number keeps, zeros in front, an exponent, separators or another base. Zeros at the end of decimals may go.
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

function readChoices(given: Given, options: readonly string[]): Answer | UnfitAnswer {
  const chosen = typeof given === 'string' ? [given] : given;
  const known = new Set(options);
  if (!Array.isArray(chosen) || !chosen.every((each) => known.has(each))) return { fault: `Choose among: ${shortList(options)}.` };
  return [...new Set(chosen)];
}

/** The first of several choices: a refusal of many answers is no longer for the choices that there are (D-118). */
function shortList(options: readonly string[]): string {
  let length = 0;
  const named = options.filter((option) => (length += option.length) <= LONGEST_LIST);
  return [...named, ...(named.length < options.length ? ['…'] : [])].join(', ');
}

function readTruth(given: Given): Answer | UnfitAnswer {
  if (typeof given === 'boolean') return given;
  return given === 'true' || given === 'false' ? given === 'true' : { fault: 'Give true or false.' };
}

/** Whether a question is asked: when its condition holds, of the answers before it that were asked for themselves (§2.1, D-49). */
export function isAsked({ showIf }: Pick<FormField, 'showIf'>, answers: Answers): boolean {
  if (!showIf) return true;
  const answer = Object.hasOwn(answers, showIf.field) ? answers[showIf.field]! : undefined;
  return Array.isArray(answer) ? answer.includes(showIf.equals) : String(answer) === showIf.equals;
}

/** Whether something was answered; blank is nothing. */
export function isAnswered(given: GivenAnswers, key: string): boolean {
  if (!Object.hasOwn(given, key)) return false;
  const answer = given[key];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== null && !(Array.isArray(answer) && answer.length === 0);
}
