import {
  applySeatDetails,
  type Checkout,
  type OfferedSeat,
  type OfferedSeats,
  offerSeats,
  type SeatInput,
  type SeatsInput,
  seatsOnRecord,
} from '@svc/checkout';
import type { FormField } from '@svc/contracts';
import type { Answers, EventRules, GivenAnswers, SeatFault } from '@svc/ticketing';
import { faultText } from '../messages/known-faults';
import { answerTo, type FieldOf, FormValues, type Problem } from '../posted-form';
import { DATE_OF_BIRTH, SEAT_COUNT, seatAnswerField, type SeatDetail, seatField, sharedAnswerField } from './field-names';
import type { Messages } from '../messages';

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

/** What the page asks of the guests; a link that masks shows nothing that is on record, and asks for the rest (D-104). */
export function seatsViewOf(
  checkout: Checkout,
  rules: EventRules | undefined,
  { values, wasSent, isMasked, now }: FormState,
): SeatsView | undefined {
  if (!rules) return undefined;
  const offered = offerSeats(checkout, rules);
  const onRecord = new Set(applySeatDetails(checkout, {}, rules, now).faults.map(({ path }) => path));
  const asked: SeatsAsked = {
    offered: isMasked ? onlyUntold(offered, checkout, seatsOnRecord(checkout, rules, now)) : offered,
    checkout,
    isMasked,
  };
  const isMade = wasSent && values.text(SEAT_COUNT) === String(checkout.seats.length);
  const missing = isMade
    ? new Set(applySeatDetails(checkout, readSeats(values, asked), rules, now).faults.map(({ path }) => path))
    : onRecord;
  return { asked, values: isMade ? values : new FormValues(recordedSeats(asked)), missing };
}

/** Of what is asked, what is not on record. */
function onlyUntold(offered: OfferedSeats, { responses, dateOfBirth }: Checkout, onRecord: ReadonlySet<number>): OfferedSeats {
  const open = (questions: readonly FormField[], answers: Checkout['responses']) =>
    questions.filter(({ key }) => !Object.hasOwn(answers, key));
  return {
    asksBuyersBirth: offered.asksBuyersBirth && dateOfBirth === undefined,
    questions: open(offered.questions, responses),
    seats: offered.seats
      .filter(({ index }) => !onRecord.has(index))
      .map((each) => ({
        ...each,
        asksBirth: each.asksBirth && !each.seat.dateOfBirth,
        questions: open(each.questions, { ...responses, ...each.seat.responses }),
      })),
  };
}

/** What of the seats a form is read by. */
interface SeatsAsked {
  offered: OfferedSeats;
  checkout: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;
  /** Nothing that is on record is shown, or asked again. */
  isMasked: boolean;
}

export const SEAT_DETAILS = ['name', 'email', 'phone', 'dateOfBirth'] as const satisfies readonly SeatDetail[];

/** Reads the guests as they were typed. A form that was made for other seats says nothing about these. */
export function readSeats(values: FormValues, { offered, checkout, isMasked }: SeatsAsked): SeatsInput {
  if (values.text(SEAT_COUNT) !== String(checkout.seats.length)) return {};
  const told = new Map(offered.seats.map((seat) => [seat.index, readSeat(seat, values, isMasked)]));
  return {
    seats: checkout.seats.map((_, index) => told.get(index)),
    ...(offered.asksBuyersBirth && { dateOfBirth: values.text(DATE_OF_BIRTH) }),
    responses: answersIn(offered.questions, values, sharedAnswerField),
  };
}

function readSeat(seat: OfferedSeat, values: FormValues, isMasked: boolean): SeatInput {
  const { index, questions } = seat;
  const details = detailsAsked(seat, isMasked).map((detail) => [detail, values.text(seatField(index, detail))] as const);
  return { ...Object.fromEntries(details), responses: answersIn(questions, values, seatAnswerField(index)) };
}

/** What is asked of the guest on that seat. */
export function detailsAsked({ asksBirth, seat }: OfferedSeat, isMasked: boolean): SeatDetail[] {
  return SEAT_DETAILS.filter((detail) => (detail !== 'dateOfBirth' || asksBirth) && !(isMasked && seat[detail]));
}

/** Null for what was left open, so that it takes back what was answered before. */
function answersIn(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf): GivenAnswers {
  const open = questions.filter(({ type }) => type !== 'heading').map(({ key }) => [key, null] as const);
  return Object.fromEntries([...open, ...questions.flatMap((question) => answerTo(question, values, fieldOf))]);
}

/** The guests on record, as a form that was filled in with them; empty for a link that masks. */
function recordedSeats({ offered, checkout: { responses, dateOfBirth }, isMasked }: SeatsAsked): URLSearchParams {
  const values = new URLSearchParams();
  if (isMasked) return values;
  for (const { index, seat, questions } of offered.seats) {
    for (const detail of SEAT_DETAILS) if (seat[detail]) values.set(seatField(index, detail), seat[detail]);
    putAnswers(values, questions, { ...responses, ...seat.responses }, seatAnswerField(index));
  }
  if (dateOfBirth) values.set(DATE_OF_BIRTH, dateOfBirth);
  putAnswers(values, offered.questions, responses, sharedAnswerField);
  return values;
}

/** Fills answers into the fields of their questions. */
export function putAnswers(values: URLSearchParams, questions: readonly FormField[], answers: Answers, fieldOf: FieldOf): void {
  for (const { key, type } of questions) {
    const answer = Object.hasOwn(answers, key) ? answers[key]! : undefined;
    if (answer === undefined || (type === 'checkbox' && answer !== true)) continue;
    for (const each of typeof answer === 'object' ? answer : [answer]) values.append(fieldOf(key), String(each));
  }
}

const SEAT_PATH = /^seats\[(\d+)\]\.(name|email|phone|dateOfBirth|responses)(?:\.(.+))?$/;

/** Says beside its field what of the guests is missing or does not fit; a question that is asked once has one problem. */
export function problemsOfSeats(faults: readonly SeatFault[], { offered: { seats } }: SeatsAsked, words: Messages): Problem[] {
  const problems = new Map<string, Problem>();
  for (const fault of faults) {
    const [, index, what = '', key = ''] = SEAT_PATH.exec(fault.path) ?? [];
    const seat = index === undefined ? undefined : seats.find((each) => each.index === Number(index));
    const name = seat ? fieldOf(seat, what, key) : DATE_OF_BIRTH;
    if (!problems.has(name)) problems.set(name, { name, message: messageOf(fault, seat, words) });
  }
  return [...problems.values()].sort((one, other) => placeOf(one.name!) - placeOf(other.name!));
}

function fieldOf({ index, questions }: OfferedSeat, what: string, key: string): string {
  if (what !== 'responses') return seatField(index, what as SeatDetail);
  return questions.some((question) => question.key === key) ? seatAnswerField(index)(key) : sharedAnswerField(key);
}

/** In the order of the page: the buyer's age, the seats, then what is asked once. */
function placeOf(name: string): number {
  if (name === DATE_OF_BIRTH) return -1;
  const [, index] = /^seat\.(\d+)/.exec(name) ?? [];
  return index === undefined ? Infinity : Number(index);
}

function messageOf({ kind, refusal }: SeatFault, seat: OfferedSeat | undefined, messages: Messages): string {
  const { seats: words } = messages;
  const guest = seat && words.guest(seat.tierName, seat.number, seat.of);
  if (kind === 'birth') return guest === undefined ? words.yourDateOfBirthMissing : words.dateOfBirthMissing(guest);
  if (guest !== undefined) {
    if (kind === 'name') return words.nameMissing(guest);
    if (kind === 'email') return words.emailMissing(guest);
    if (kind === 'age') return words.tooYoung(guest, seat!.minAge!);
  }
  const [told] = Object.values(refusal.details?.fields ?? {});
  return faultText(told ?? refusal.message, messages);
}
