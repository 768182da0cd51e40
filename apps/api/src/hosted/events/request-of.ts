import type { PublicEvent } from '@svc/storefront';
import type { DomainError } from '@svc/kernel';
import { faultText } from '../messages/known-faults';
import { answerTo, askedOf, type FormValues, type Problem } from '../posted-form';
import type { Messages } from '../messages';
import { asksForEveryAge, asksForOwnAge, asksForSeats, type Chosen, quantityField, questionsOf } from './offer';

/** Names of the fields of the registration form; what they hold stands in the request under paths of its own. */

export const CODE = 'code';
export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const DATE_OF_BIRTH = 'dateOfBirth';
/** A field that no person sees. */
export const TRAP = 'contact.fax';

export function answerField(key: string): string {
  return `responses.${key}`;
}

/** Of seat `index` of a ticket type, from 0. */
export function seatField(ref: string, index: number, what: 'name' | 'email' | 'dateOfBirth'): string {
  return `seats.${ref}.${index}.${what}`;
}

/** Everything that still has to be filled in, in the order of the page, so that the page names all of it at once. */
export function findMissing(chosen: readonly Chosen[], event: PublicEvent, values: FormValues, words: Messages): Problem[] {
  const { registration, questions } = words;
  const unlessThere = (name: string, message: string): Problem[] => (values.has(name) ? [] : [{ name, message }]);
  const reached = values.has(EMAIL) || values.has(PHONE);
  return [
    ...unlessThere(NAME, registration.nameMissing),
    ...(reached ? [] : [{ name: EMAIL, message: registration.reachMissing }]),
    ...(asksForOwnAge(chosen, event) ? unlessThere(DATE_OF_BIRTH, registration.dateOfBirthMissing) : []),
    ...chosen.flatMap((line, index) => (asksForSeats(line.offered, event) ? missingOfSeats(line, event, values, index === 0, registration) : [])),
    ...askedOf(questionsOf(chosen), values, answerField)
      .filter(({ required, type }) => required && type !== 'heading')
      .flatMap(({ key, label }) => unlessThere(answerField(key), questions.missing(label))),
  ];
}

function missingOfSeats(line: Chosen, { dobMode, attendeeEmailRequired }: PublicEvent, values: FormValues, isFirst: boolean, { seatMissing }: Messages['registration']): Problem[] {
  const { tier } = line.offered;
  return Array.from({ length: seatCount(line) }, (_, index) => {
    const self = isFirst && index === 0;
    const missing = (what: keyof typeof seatMissing): Problem[] => {
      const name = seatField(tier.ref, index, what);
      return values.has(name) ? [] : [{ name, message: seatMissing[what](index + 1) }];
    };
    const isSelf = self && !values.has(seatField(tier.ref, 0, 'name'));
    return [
      ...(tier.requiresAttendeeDetails && !self ? missing('name') : []),
      ...(tier.requiresAttendeeDetails && attendeeEmailRequired && !(isSelf && values.has(EMAIL)) ? missing('email') : []),
      ...(asksForEveryAge(tier, dobMode) ? missing('dateOfBirth') : []),
    ];
  }).flat();
}

/** What a form asks for, as the API takes it, and which field each of its paths came from. */
interface FormRequest {
  body: unknown;
  fieldOf(path: string): string | undefined;
}

/** Turns what was entered into the body of a registration (§4.4), not yet judged. */
export function requestOf(chosen: readonly Chosen[], event: PublicEvent, values: FormValues): FormRequest {
  const body = {
    tickets: chosen.map(({ offered, quantity }, index) => ({
      ticketTypeRef: offered.tier.ref,
      quantity,
      attendees: asksForSeats(offered, event) ? attendeesOf(chosen[index]!, event, values, index === 0) : undefined,
    })),
    contact: { name: values.text(NAME), email: values.text(EMAIL), phone: values.text(PHONE) },
    dateOfBirth: asksForOwnAge(chosen, event) ? values.text(DATE_OF_BIRTH) : undefined,
    responses: Object.fromEntries(questionsOf(chosen).flatMap((question) => answerTo(question, values, answerField))),
    unlockCodes: values.has(CODE) ? [values.text(CODE)] : [],
  };
  return { body, fieldOf: (path) => fieldOf(path, chosen) };
}

export function seatCount({ offered, quantity }: Chosen): number {
  return quantity * offered.tier.groupSize;
}

/** The guest who registers takes the first seat if it is left blank. */
function attendeesOf(chosen: Chosen, { dobMode }: PublicEvent, values: FormValues, isFirst: boolean) {
  const { tier } = chosen.offered;
  return Array.from({ length: seatCount(chosen) }, (_, index) => {
    const entered = (what: 'name' | 'email' | 'dateOfBirth') => values.text(seatField(tier.ref, index, what));
    const self = isFirst && index === 0;
    return {
      name: entered('name') || (self ? values.text(NAME) : ''),
      email: entered('email') || (self && !entered('name') ? values.text(EMAIL) : ''),
      ...(asksForEveryAge(tier, dobMode) && { dateOfBirth: entered('dateOfBirth') }),
    };
  });
}

const SEAT_PATH = /^tickets\[(\d+)\]\.attendees\[(\d+)\]\.(name|email|dateOfBirth)$/;
const LINE_PATH = /^tickets\[(\d+)\]/;

function fieldOf(path: string, chosen: readonly Chosen[]): string | undefined {
  const refOf = (line: string) => chosen[Number(line)]?.offered.tier.ref;
  const seat = SEAT_PATH.exec(path);
  if (seat) return seatField(refOf(seat[1]!) ?? '', Number(seat[2]), seat[3] as 'name' | 'email' | 'dateOfBirth');
  const line = LINE_PATH.exec(path);
  if (line) return quantityField(refOf(line[1]!) ?? '');
  if (path === 'contact') return EMAIL;
  if (path.startsWith('unlockCodes')) return CODE;
  return [NAME, EMAIL, PHONE, DATE_OF_BIRTH].includes(path) || path.startsWith('responses.') ? path : undefined;
}

/** Says a refusal of the service to a person, beside the fields it is about. */
export function explainRefusal(error: DomainError, { fieldOf }: Pick<FormRequest, 'fieldOf'>, chosen: readonly Chosen[], event: PublicEvent, words: Messages): Problem[] {
  const { registration } = words;
  const message = faultText(error.message, words);
  const { fields, invalid, quantity, age, remaining } = error.details ?? {};
  if (error.code === 'TIER_SOLD_OUT') return [{ name: firstQuantity(chosen), message: remaining === 0 ? registration.soldOut : registration.onlyLeft(String(remaining)) }];
  if (error.code !== 'VALIDATION_ERROR') return [{ message: registration.unknown }];
  if (fields) return Object.entries(fields).map(([path, fault]) => ({ name: fieldOf(path), message: faultText(fault, words) }));
  if (invalid) return [{ name: firstQuantity(chosen), message: registration.gone }];
  if (quantity) return [{ name: quantityField(quantity[0]!), message }];
  if (age) return [{ name: ageField(age, chosen, event), message }];
  return [{ name: questionField(error.message, chosen), message }];
}

function firstQuantity(chosen: readonly Chosen[]): string | undefined {
  return chosen[0] && quantityField(chosen[0].offered.tier.ref);
}

function ageField(refs: readonly string[], chosen: readonly Chosen[], { dobMode }: PublicEvent): string {
  const young = chosen.find(({ offered }) => refs.includes(offered.tier.ref) && asksForEveryAge(offered.tier, dobMode));
  return young ? seatField(young.offered.tier.ref, 0, 'dateOfBirth') : DATE_OF_BIRTH;
}

/** The specification's text for a question without an answer names its label alone (§4.3 r2). */
function questionField(message: string, chosen: readonly Chosen[]): string | undefined {
  const question = questionsOf(chosen).find(({ label }) => message === `Please answer: ${label}`);
  return question && answerField(question.key);
}
