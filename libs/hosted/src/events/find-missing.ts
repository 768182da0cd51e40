import type { FormField, LineDetails, TicketDetails } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import type { Messages } from '../messages';
import { visibleQuestions, type FieldOf, type FormValues, type Problem } from '../posted-form';
import {
  answerField,
  DATE_OF_BIRTH,
  EMAIL,
  NAME,
  otherAmountField,
  ownAnswerField,
  PHONE,
  seatField,
  type SeatField,
  TRAP,
} from './field-names';
import { type Chosen, detailsOf } from './choice/offer';

/** Returns every missing value, in the order of the page, so that the page names all at once. */
export function findMissing(chosen: readonly Chosen[], event: PublicEvent, values: FormValues, words: Messages): Problem[] {
  const { registration } = words;
  const details = detailsOf(chosen, event);
  const unlessThere = (name: string, message: string): Problem[] => (values.has(name) ? [] : [{ name, message }]);
  const reached =
    details.contact === 'email'
      ? unlessThere(EMAIL, registration.emailMissing)
      : values.has(PHONE)
        ? []
        : unlessThere(EMAIL, registration.reachMissing);
  return [
    ...chosen
      .filter(({ amountMinor }) => amountMinor === 0)
      .map(({ offered: { tier } }) => ({ name: otherAmountField(tier.ref), message: registration.amountMissing })),
    ...unlessThere(NAME, registration.nameMissing),
    ...reached,
    ...(details.dateOfBirth ? unlessThere(DATE_OF_BIRTH, registration.dateOfBirthMissing) : []),
    ...details.lines.flatMap((line, index) => {
      const { ref } = chosen[index]!.offered.tier;
      return [
        ...missingOfSeats(line, { ref, isFirst: index === 0, buyer: details.contact }, values, registration),
        ...unanswered(line.questions, values, ownAnswerField(ref), words),
      ];
    }),
    ...unanswered(details.questions, values, answerField, words),
    ...(values.has(TRAP) ? [{ message: registration.trapped }] : []),
  ];
}

interface SeatsAsked {
  ref: string;
  /** True for the first seat, which is for the person who takes the tickets unless another guest is named. */
  isFirst: boolean;
  buyer: TicketDetails['contact'];
}

function missingOfSeats(
  { asksEach, seats, seat }: LineDetails,
  { ref, isFirst, buyer }: SeatsAsked,
  values: FormValues,
  { seatMissing }: Messages['registration'],
): Problem[] {
  if (!asksEach) return [];
  const ownEmailComes = buyer === 'email' || values.has(EMAIL) || !values.has(PHONE);
  return Array.from({ length: seats }, (_, index) => {
    const self = isFirst && index === 0;
    const missing = (what: SeatField): Problem[] => {
      const name = seatField(ref, index, what);
      return values.has(name) ? [] : [{ name, message: seatMissing[what](index + 1) }];
    };
    const isSelf = self && !values.has(seatField(ref, 0, 'name'));
    return [
      ...(seat.name && !self ? missing('name') : []),
      ...(seat.email && !(isSelf && ownEmailComes) ? missing('email') : []),
      ...(seat.dateOfBirth ? missing('dateOfBirth') : []),
    ];
  }).flat();
}

function unanswered(questions: readonly FormField[], values: FormValues, fieldOf: FieldOf, words: Messages): Problem[] {
  return visibleQuestions(questions, values, fieldOf)
    .filter(({ key, required, type }) => required && type !== 'heading' && !values.has(fieldOf(key)))
    .map(({ key, label }) => ({ name: fieldOf(key), message: words.questions.missing(label) }));
}
