import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../form-values';
import { answerTo } from '../questions';
import { answerField, CODE, DATE_OF_BIRTH, EMAIL, NAME, PHONE, seatField } from './field-names';
import { asksForEveryAge, asksForOwnAge, asksForSeats, quantityField, questionsOf, type Chosen } from './offer';

/** What a form asks for, as the API takes it, and which field each of its paths came from. */
export interface FormRequest {
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

/** The first seat, left blank, is taken by who registers. */
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
