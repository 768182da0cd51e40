import type { FormField, GivenAnswers, LineDetails } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { answerTo, type FieldOf, type FormValues } from '../posted-form';
import {
  amountField,
  answerField,
  CODE,
  DATE_OF_BIRTH,
  EMAIL,
  NAME,
  otherAmountField,
  ownAnswerField,
  PHONE,
  quantityField,
  seatField,
  type SeatField,
} from './field-names';
import { type Chosen, detailsOf, type StrayTicket } from './choice/offer';

/** Tickets and details that a form requests, in the form of the API, with the field behind each path. */
export interface FormRequest {
  body: object;
  fieldOf(path: string): string | undefined;
}

/** Turns the input into the body of a registration or of a checkout (§4.3, §4.4), not yet validated. */
export function requestOf(
  chosen: readonly Chosen[],
  event: PublicEvent,
  values: FormValues,
  strays: readonly StrayTicket[] = [],
): FormRequest {
  const details = detailsOf(chosen, event);
  const body = {
    tickets: [
      ...chosen.map(({ offered: { tier }, quantity, amountMinor }, index) => ({
        ticketTypeRef: tier.ref,
        quantity,
        amountMinor,
        attendees: attendeesOf(details.lines[index]!, { ref: tier.ref, isFirst: index === 0 }, values),
      })),
      ...strays.map(({ ref, quantity }) => ({ ticketTypeRef: ref, quantity })),
    ],
    contact: { name: values.text(NAME), email: values.text(EMAIL), phone: values.text(PHONE) },
    dateOfBirth: details.dateOfBirth ? values.text(DATE_OF_BIRTH) : undefined,
    responses: details.questions.length > 0 ? answersTo(details.questions, values, answerField) : undefined,
    unlockCodes: values.has(CODE) ? [values.text(CODE)] : [],
  };
  return { body, fieldOf: (path) => fieldOf(path, chosen) };
}

/** Returns the guests of the seats; a blank first seat is for the person who takes the tickets. */
function attendeesOf(
  { asksEach, seats, seat, questions }: LineDetails,
  { ref, isFirst }: { ref: string; isFirst: boolean },
  values: FormValues,
) {
  if (!asksEach && questions.length === 0) return undefined;
  const responses = questions.length > 0 ? answersTo(questions, values, ownAnswerField(ref)) : undefined;
  return Array.from({ length: seats }, (_, index) => {
    const entered = (what: SeatField) => values.text(seatField(ref, index, what));
    const self = isFirst && index === 0 && asksEach;
    return {
      name: entered('name') || (self ? values.text(NAME) : ''),
      email: entered('email') || (self && !entered('name') ? values.text(EMAIL) : ''),
      ...(seat.dateOfBirth && { dateOfBirth: entered('dateOfBirth') }),
      ...(responses && { responses }),
    };
  });
}

function answersTo(questions: readonly FormField[], values: FormValues, nameOf: FieldOf): GivenAnswers {
  return Object.fromEntries(questions.flatMap((question) => answerTo(question, values, nameOf)));
}

const SEAT_PATH = /^tickets\[(\d+)\]\.attendees\[(\d+)\]\.(?:(name|email|dateOfBirth)$|responses\.(.+))/;
const LINE_PATH = /^tickets\[(\d+)\](?:\.(amountMinor))?/;

function fieldOf(path: string, chosen: readonly Chosen[]): string | undefined {
  const tierOf = (line: string | undefined) => (line === undefined ? undefined : chosen[Number(line)]?.offered.tier);
  const [, seatLine, seatIndex, what, key] = SEAT_PATH.exec(path) ?? [];
  const seated = tierOf(seatLine);
  if (seated) return key === undefined ? seatField(seated.ref, Number(seatIndex), what as SeatField) : ownAnswerField(seated.ref)(key);
  const [, line, amount] = LINE_PATH.exec(path) ?? [];
  const tier = tierOf(line);
  if (tier)
    return amount || tier.kind === 'donation'
      ? tier.donationPresets
        ? amountField(tier.ref)
        : otherAmountField(tier.ref)
      : quantityField(tier.ref);
  if (path === 'contact') return EMAIL;
  if (path.startsWith('unlockCodes')) return CODE;
  return [NAME, EMAIL, PHONE, DATE_OF_BIRTH].includes(path) || path.startsWith('responses.') ? path : undefined;
}
