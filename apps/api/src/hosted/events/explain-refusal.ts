import type { DomainError } from '@svc/kernel';
import type { PublicEvent } from '@svc/storefront';
import type { Messages } from '../messages';
import type { Problem } from '../problem';
import { answerField, DATE_OF_BIRTH, seatField } from './field-names';
import { asksForEveryAge, quantityField, questionsOf, type Chosen } from './offer';
import type { FormRequest } from './request-of';

/** Says a refusal of the service to a person, beside the fields it is about. */
export function explainRefusal(error: DomainError, { fieldOf }: FormRequest, chosen: readonly Chosen[], event: PublicEvent, { registration }: Messages): Problem[] {
  const { fields, invalid, quantity, age, remaining } = error.details ?? {};
  if (error.code === 'TIER_SOLD_OUT') return [{ name: firstQuantity(chosen), message: remaining === 0 ? registration.soldOut : registration.onlyLeft(String(remaining)) }];
  if (error.code !== 'VALIDATION_ERROR') return [{ message: registration.unknown }];
  if (fields) return Object.entries(fields).map(([path, message]) => ({ name: fieldOf(path), message }));
  if (invalid) return [{ name: firstQuantity(chosen), message: registration.gone }];
  if (quantity) return [{ name: quantityField(quantity[0]!), message: error.message }];
  if (age) return [{ name: ageField(age, chosen, event), message: error.message }];
  return [{ name: questionField(error.message, chosen), message: error.message }];
}

function firstQuantity(chosen: readonly Chosen[]): string | undefined {
  return chosen[0] && quantityField(chosen[0].offered.tier.ref);
}

function ageField(refs: readonly string[], chosen: readonly Chosen[], { dobMode }: PublicEvent): string {
  const young = chosen.find(({ offered }) => refs.includes(offered.tier.ref) && asksForEveryAge(offered.tier, dobMode));
  return young ? seatField(young.offered.tier.ref, 0, 'dateOfBirth') : DATE_OF_BIRTH;
}

/** The specification's text for a question without an answer names its label alone (§4.3 r2). */
function questionField(message: string, chosen: readonly Chosen[]): string | undefined {
  const question = questionsOf(chosen).find(({ label }) => message === `Please answer: ${label}`);
  return question && answerField(question.key);
}
