import type { PublicEvent } from '@svc/storefront';
import type { Messages } from '../messages';
import { type Chosen, detailsOf } from './choice/offer';
import {
  answerField,
  DATE_OF_BIRTH,
  EMAIL,
  NAME,
  otherAmountField,
  ownAnswerField,
  PHONE,
  quantityField,
  SEAT_FIELDS,
  seatField,
} from './field-names';

/** Returns what each field of a form is called, by its name: fields of a guest after their seat, questions as the merchant asks them. */
export function fieldLabels(chosen: readonly Chosen[], event: PublicEvent, { registration }: Messages): ReadonlyMap<string, string> {
  const details = detailsOf(chosen, event);
  return new Map([
    [NAME, registration.name],
    [EMAIL, registration.email],
    [PHONE, registration.phone],
    [DATE_OF_BIRTH, registration.dateOfBirth],
    ...chosen.flatMap(({ offered: { tier } }, index): [string, string][] => {
      const { seats, questions } = details.lines[index]!;
      const guests = Array.from({ length: seats }, (_, seat) =>
        SEAT_FIELDS.map((what): [string, string] => [
          seatField(tier.ref, seat, what),
          registration.seat.fieldOf(registration.seat.title(tier.name, seat + 1), registration.seat[what]),
        ]),
      );
      return [
        [quantityField(tier.ref), tier.name],
        [otherAmountField(tier.ref), tier.name],
        ...guests.flat(),
        ...questions.map(({ key, label }): [string, string] => [ownAnswerField(tier.ref)(key), label]),
      ];
    }),
    ...details.questions.map(({ key, label }): [string, string] => [answerField(key), label]),
  ]);
}
