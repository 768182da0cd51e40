import { offerSeats, seatsOnRecord, applySeatDetails, type Checkout, type OfferedSeats } from '@svc/checkout';
import type { FormField } from '@svc/contracts';
import type { EventRules } from '@svc/ticketing';
import { FormValues } from '../form-values';
import { SEAT_COUNT } from './field-names';
import { readSeats, recordedSeats, type SeatsAsked } from './read-seats';

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

/** What the page asks of those who come; a link that masks shows nothing that is on record, and asks for the rest (D-104). */
export function seatsViewOf(checkout: Checkout, rules: EventRules | undefined, { values, wasSent, isMasked, now }: FormState): SeatsView | undefined {
  if (!rules) return undefined;
  const offered = offerSeats(checkout, rules);
  const onRecord = new Set(applySeatDetails(checkout, {}, rules, now).faults.map(({ path }) => path));
  const asked: SeatsAsked = { offered: isMasked ? onlyUntold(offered, checkout, seatsOnRecord(checkout, rules, now)) : offered, checkout, isMasked };
  const isMade = wasSent && values.text(SEAT_COUNT) === String(checkout.seats.length);
  const missing = isMade ? new Set(applySeatDetails(checkout, readSeats(values, asked), rules, now).faults.map(({ path }) => path)) : onRecord;
  return { asked, values: isMade ? values : new FormValues(recordedSeats(asked)), missing };
}

/** Of what is asked, what is not on record. */
function onlyUntold(offered: OfferedSeats, { responses, dateOfBirth }: Checkout, onRecord: ReadonlySet<number>): OfferedSeats {
  const open = (questions: readonly FormField[], answers: Checkout['responses']) => questions.filter(({ key }) => !Object.hasOwn(answers, key));
  return {
    asksBuyersBirth: offered.asksBuyersBirth && dateOfBirth === undefined,
    questions: open(offered.questions, responses),
    seats: offered.seats
      .filter(({ index }) => !onRecord.has(index))
      .map((each) => ({ ...each, asksBirth: each.asksBirth && !each.seat.dateOfBirth, questions: open(each.questions, { ...responses, ...each.seat.responses }) })),
  };
}
