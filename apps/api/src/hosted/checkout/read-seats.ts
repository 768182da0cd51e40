import type { Checkout, OfferedSeat, OfferedSeats, SeatInput, SeatsInput } from '@svc/checkout';
import type { FormField } from '@svc/contracts';
import type { Answers, GivenAnswers } from '@svc/ticketing';
import type { FormValues } from '../form-values';
import { answerTo, type FieldOf } from '../questions';
import { DATE_OF_BIRTH, SEAT_COUNT, seatAnswerField, seatField, sharedAnswerField, type SeatDetail } from './field-names';

/** What of the seats a form is read by. */
export interface SeatsAsked {
  offered: OfferedSeats;
  checkout: Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;
  /** Nothing that is on record is shown, or asked again. */
  isMasked: boolean;
}

export const SEAT_DETAILS = ['name', 'email', 'phone', 'dateOfBirth'] as const satisfies readonly SeatDetail[];

/** Reads who comes, as it was typed. A form that was made for other seats tells nothing of these. */
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

/** What is asked of who sits there. */
export function detailsAsked({ asksBirth, seat }: OfferedSeat, isMasked: boolean): SeatDetail[] {
  return SEAT_DETAILS.filter((detail) => (detail !== 'dateOfBirth' || asksBirth) && !(isMasked && seat[detail]));
}

/** Null for what was left open, so that it takes back what was answered before. */
function answersIn(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf): GivenAnswers {
  const open = questions.filter(({ type }) => type !== 'heading').map(({ key }) => [key, null] as const);
  return Object.fromEntries([...open, ...questions.flatMap((question) => answerTo(question, values, fieldOf))]);
}

/** Who comes as it is on record, as a form that was filled in with it; empty for who may not see it. */
export function recordedSeats({ offered, checkout: { responses, dateOfBirth }, isMasked }: SeatsAsked): URLSearchParams {
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
