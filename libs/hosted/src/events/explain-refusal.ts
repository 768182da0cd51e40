import type { PublicEvent } from '@svc/storefront';
import type { DomainError } from '@svc/kernel';
import { isOfAge } from '@svc/ticketing';
import { faultText } from '../messages/known-faults';
import type { Messages } from '../messages';
import type { FormValues, Problem } from '../posted-form';
import { answerField, DATE_OF_BIRTH, ownAnswerField, quantityField, seatField } from './field-names';
import { type Chosen, detailsOf } from './choice/offer';
import { fieldLabels } from './field-labels';
import type { FormRequest } from './request-of';

/** Form that was sent, and its tickets. */
interface SentForm extends Pick<FormRequest, 'fieldOf'> {
  chosen: readonly Chosen[];
  event: PublicEvent;
  values: FormValues;
}

/** Explains a refusal of the service to a person, beside the fields that it is about. */
export function explainRefusal(error: DomainError, form: SentForm, words: Messages): Problem[] {
  const { fieldOf, chosen } = form;
  const { registration } = words;
  const message = faultText(error.message, words);
  const { fields, invalid, approval, cancelled, quantity, age, remaining } = error.details ?? {};
  if (error.code === 'TIER_SOLD_OUT')
    return [{ name: firstQuantity(chosen), message: remaining === 0 ? registration.soldOut : registration.onlyLeft(String(remaining)) }];
  if (error.code === 'STORE_CLOSED') return [{ message: registration.shopClosed }];
  if (error.code !== 'VALIDATION_ERROR') return [{ message: registration.unknown }];
  if (fields) {
    const labels = fieldLabels(chosen, form.event, words);
    return Object.entries(fields).map(([path, fault]) => {
      const name = fieldOf(path);
      return { name, message: faultText(fault, words), label: labels.get(name ?? '') };
    });
  }
  if (cancelled)
    return [invalid ? { name: firstQuantity(chosen), message: registration.daysCancelled } : { message: registration.cancelled }];
  if (approval) return chosen.filter(({ offered: { tier } }) => approval.includes(tier.ref)).map(apart(words));
  if (invalid) return [{ name: firstQuantity(chosen), message: registration.gone }];
  if (quantity) return [{ name: quantityField(quantity[0]!), message }];
  if (age) return ageFields(form).map((name) => ({ name, message }));
  return [{ name: questionField(error.message, form), message }];
}

/** Returns the problem of a ticket that the organiser approves, beside others. */
function apart({ registration }: Messages) {
  return ({ offered: { tier } }: Chosen): Problem => ({ name: quantityField(tier.ref), message: registration.apart(tier.name) });
}

function firstQuantity(chosen: readonly Chosen[]): string | undefined {
  return chosen[0] && quantityField(chosen[0].offered.tier.ref);
}

/** Returns the fields of the buyer's date of birth, or of each guest who is too young. */
function ageFields({ chosen, event, values }: SentForm): string[] {
  const details = detailsOf(chosen, event);
  if (details.dateOfBirth) return [DATE_OF_BIRTH];
  return details.lines.flatMap(({ seats, seat }, index) => {
    const { ref, minAge = 0 } = chosen[index]!.offered.tier;
    const names = Array.from({ length: seat.dateOfBirth ? seats : 0 }, (_, seatIndex) => seatField(ref, seatIndex, 'dateOfBirth'));
    return names.filter((name) => !isOfAge(values.text(name), minAge, event));
  });
}

/** Returns the field of a question without an answer; the specification's text names only its label (§4.3 r2). */
function questionField(message: string, { chosen, event }: SentForm): string | undefined {
  const { questions, lines } = detailsOf(chosen, event);
  const own = lines.flatMap((line, index) =>
    line.questions.map(({ key, label }) => ({ label, name: ownAnswerField(chosen[index]!.offered.tier.ref)(key) })),
  );
  const all = [...own, ...questions.map(({ key, label }) => ({ label, name: answerField(key) }))];
  return all.find(({ label }) => message === `Please answer: ${label}`)?.name;
}
