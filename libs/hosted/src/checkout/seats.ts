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

/** Guests of the tickets, as the page asks for them. */
export interface SeatsView {
  form: SeatForm;
  /** Values that the form shows. */
  values: FormValues;
  /** Paths of missing and invalid details: `seats[0].name`. */
  missing: ReadonlySet<string>;
}

/** State of the form, sent or not. */
export interface FormState {
  values: FormValues;
  wasSent: boolean;
  /** The link masks the buyer: another person may hold it. */
  isMasked: boolean;
  now: Date;
}

/** Returns the questions about the guests. A masked link shows nothing that is on record, and asks for the rest (D-104). */
export function seatsViewOf(
  checkout: Checkout,
  rules: EventRules | undefined,
  { values, wasSent, isMasked, now }: FormState,
): SeatsView | undefined {
  if (!rules) return undefined;
  const offered = offerSeats(checkout, rules);
  const onRecord = new Set(applySeatDetails(checkout, {}, rules, now).faults.map(({ path }) => path));
  const form: SeatForm = {
    offered: isMasked ? onlyMissing(offered, checkout, seatsOnRecord(checkout, rules, now)) : offered,
    checkout,
    isMasked,
  };
  const isMade = wasSent && values.text(SEAT_COUNT) === String(checkout.seats.length);
  const missing = isMade
    ? new Set(applySeatDetails(checkout, readSeats(values, form), rules, now).faults.map(({ path }) => path))
    : onRecord;
  return { form, values: isMade ? values : new FormValues(recordedSeats(form)), missing };
}

/** Returns the questions without a recorded answer. */
function onlyMissing(offered: OfferedSeats, { responses, dateOfBirth }: Checkout, onRecord: ReadonlySet<number>): OfferedSeats {
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

/** Questions about the guests, by which a form is read. */
interface SeatForm {
  offered: OfferedSeats;
  checkout: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;
  /** Recorded values are neither shown nor asked for again. */
  isMasked: boolean;
}

export const SEAT_DETAILS = ['name', 'email', 'phone', 'dateOfBirth'] as const satisfies readonly SeatDetail[];

/** Reads the guests as they were typed. A form that was made for another number of seats is ignored. */
export function readSeats(values: FormValues, { offered, checkout, isMasked }: SeatForm): SeatsInput {
  if (values.text(SEAT_COUNT) !== String(checkout.seats.length)) return {};
  const inputs = new Map(offered.seats.map((seat) => [seat.index, readSeat(seat, values, isMasked)]));
  return {
    seats: checkout.seats.map((_, index) => inputs.get(index)),
    ...(offered.asksBuyersBirth && { dateOfBirth: values.text(DATE_OF_BIRTH) }),
    responses: answersIn(offered.questions, values, sharedAnswerField),
  };
}

function readSeat(seat: OfferedSeat, values: FormValues, isMasked: boolean): SeatInput {
  const { index, questions } = seat;
  const details = detailFields(seat, isMasked).map((detail) => [detail, values.text(seatField(index, detail))] as const);
  return { ...Object.fromEntries(details), responses: answersIn(questions, values, seatAnswerField(index)) };
}

/** Returns the details that the page asks of the guest on a seat. */
export function detailFields({ asksBirth, seat }: OfferedSeat, isMasked: boolean): SeatDetail[] {
  return SEAT_DETAILS.filter((detail) => (detail !== 'dateOfBirth' || asksBirth) && !(isMasked && seat[detail]));
}

/** Returns the answers of a form; null for an empty one, which removes the recorded answer. */
function answersIn(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf): GivenAnswers {
  const open = questions.filter(({ type }) => type !== 'heading').map(({ key }) => [key, null] as const);
  return Object.fromEntries([...open, ...questions.flatMap((question) => answerTo(question, values, fieldOf))]);
}

/** Returns the recorded guests as values of the form; empty for a masked link. */
function recordedSeats({ offered, checkout: { responses, dateOfBirth }, isMasked }: SeatForm): URLSearchParams {
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

/** Sets the fields of questions to their answers. */
export function putAnswers(values: URLSearchParams, questions: readonly FormField[], answers: Answers, fieldOf: FieldOf): void {
  for (const { key, type } of questions) {
    const answer = Object.hasOwn(answers, key) ? answers[key]! : undefined;
    if (answer === undefined || (type === 'checkbox' && answer !== true)) continue;
    for (const each of typeof answer === 'object' ? answer : [answer]) values.append(fieldOf(key), String(each));
  }
}

const SEAT_PATH = /^seats\[(\d+)\]\.(name|email|phone|dateOfBirth|responses)(?:\.(.+))?$/;

/** Returns the problems of the guests beside their fields; a question that is asked once has one problem. */
export function problemsOfSeats(faults: readonly SeatFault[], { offered: { seats } }: SeatForm, words: Messages): Problem[] {
  const problems = new Map<string, Problem>();
  for (const fault of faults) {
    const [, index, part = '', key = ''] = SEAT_PATH.exec(fault.path) ?? [];
    const seat = index === undefined ? undefined : seats.find((each) => each.index === Number(index));
    const name = seat ? fieldOf(seat, part, key) : DATE_OF_BIRTH;
    if (!problems.has(name)) problems.set(name, { name, message: messageOf(fault, seat, words) });
  }
  return [...problems.values()].sort((one, other) => rankOf(one.name!) - rankOf(other.name!));
}

function fieldOf({ index, questions }: OfferedSeat, part: string, key: string): string {
  if (part !== 'responses') return seatField(index, part as SeatDetail);
  return questions.some((question) => question.key === key) ? seatAnswerField(index)(key) : sharedAnswerField(key);
}

/** Returns the rank of a field on the page: the buyer's age, the seats, then the shared questions. */
function rankOf(name: string): number {
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
  const [fault] = Object.values(refusal.details?.fields ?? {});
  return faultText(fault ?? refusal.message, messages);
}
