import { offerSeats, tellSeats, type Checkout } from '@svc/checkout';
import type { EventRules } from '@svc/ticketing';
import { FormValues } from '../form-values';
import { SEAT_COUNT } from './field-names';
import { readSeats, seatsOnRecord, type SeatsAsked } from './read-seats';

/** Who comes, as the page asks it. */
export interface SeatsView {
  asked: SeatsAsked;
  /** What the form shows. */
  values: FormValues;
  /** Places where something is missing or does not fit. */
  missing: ReadonlySet<string>;
}

/** The form as it came, or before it does. */
export interface FormState {
  values: FormValues;
  wasSent: boolean;
  /** The link may be another's than the buyer's. */
  isMasked: boolean;
  now: Date;
}

/** What the page asks of those who come; a link that masks shows nothing of seats of which all is known. */
export function seatsViewOf(checkout: Checkout, rules: EventRules | undefined, { values, wasSent, isMasked, now }: FormState): SeatsView | undefined {
  if (!rules) return undefined;
  const offered = offerSeats(checkout, rules);
  const onRecord = new Set(tellSeats(checkout, {}, rules, now).faults.map(({ path }) => path));
  const asked: SeatsAsked = { offered, checkout, kept: keptOf(checkout, offered, isMasked ? onRecord : undefined) };
  const isMade = wasSent && values.text(SEAT_COUNT) === String(checkout.seats.length);
  const missing = isMade ? new Set(tellSeats(checkout, readSeats(values, asked), rules, now).faults.map(({ path }) => path)) : onRecord;
  return { asked, values: isMade ? values : new FormValues(seatsOnRecord(asked)), missing };
}

function keptOf({ seats, responses, dateOfBirth }: Checkout, { seats: offered, questions }: SeatsAsked['offered'], missing: ReadonlySet<string> | undefined): SeatsAsked['kept'] {
  if (!missing) return { seats: new Set(), birth: false, answers: false };
  const isWhole = (index: number) => ![...missing].some((path) => path.startsWith(`seats[${index}].`));
  const isTold = (index: number) => Object.keys(seats[index]!.responses).length > 0 || [seats[index]!.name, seats[index]!.email, seats[index]!.dateOfBirth].some(Boolean);
  return {
    seats: new Set(offered.map(({ index }) => index).filter((index) => isTold(index) && isWhole(index))),
    birth: dateOfBirth !== undefined && !missing.has('dateOfBirth'),
    answers: questions.some(({ key }) => Object.hasOwn(responses, key)),
  };
}
