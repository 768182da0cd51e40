import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../form-values';
import type { Messages } from '../messages';
import type { Problem } from '../problem';
import { askedOf } from '../questions';
import { answerField, DATE_OF_BIRTH, EMAIL, NAME, PHONE, seatField } from './field-names';
import { asksForEveryAge, asksForOwnAge, asksForSeats, questionsOf, type Chosen } from './offer';
import { seatCount } from './request-of';

/** Everything that still has to be filled in, in the order of the page: a person is told of all of it at once. */
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
