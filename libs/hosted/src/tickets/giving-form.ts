import { type FormField, parseOrRefuse } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { type GivingTerms, type NewHolder, newHolder } from '@svc/registration';
import type { SeatFault } from '@svc/ticketing';
import { answerField } from '../events/field-names';
import type { Messages } from '../messages';
import { faultText } from '../messages/known-faults';
import { answerTo, visibleQuestions, type FormValues, type Problem } from '../posted-form';

/** Names of the fields in the form that gives a ticket away; answers are in `answerField`. */
export const HOLDER_FIELDS = { name: 'name', email: 'email', phone: 'phone', dateOfBirth: 'dateOfBirth' } as const;
export const CODE = 'code';

/** Returns the questions for the recipient of a ticket; hidden questions are not for people. */
export function questionsFor({ tier }: GivingTerms): FormField[] {
  return (tier.formFields ?? []).filter(({ hidden }) => !hidden);
}

/** Returns every field of the form, so that its values can be sent again with the code. */
export function fieldsFor(terms: GivingTerms): string[] {
  return [...Object.values(HOLDER_FIELDS), ...questionsFor(terms).map(({ key }) => answerField(key))];
}

/** Returns the recipient of the ticket from the values; or all missing and malformed values. */
export function holderOf(
  values: FormValues,
  terms: GivingTerms,
  words: Messages,
): { holder: NewHolder; problems?: undefined } | { holder?: undefined; problems: Problem[] } {
  const problems = findMissing(values, terms, words);
  if (problems.length > 0) return { problems };
  const { name, email, phone, dateOfBirth } = HOLDER_FIELDS;
  const body = {
    name: values.text(name),
    email: values.text(email),
    phone: values.text(phone),
    dateOfBirth: values.text(dateOfBirth),
    responses: Object.fromEntries(questionsFor(terms).flatMap((question) => answerTo(question, values, answerField))),
  };
  try {
    return { holder: parseOrRefuse(newHolder, body) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { problems: problemsIn(error, undefined, terms, words) };
  }
}

function findMissing(values: FormValues, terms: GivingTerms, { ownTicket: { giveAway }, questions }: Messages): Problem[] {
  const { name, email, dateOfBirth } = HOLDER_FIELDS;
  const needed = [name, email, ...(terms.tier.minAge ? [dateOfBirth] : [])] as const;
  const unanswered = visibleQuestions(questionsFor(terms), values, answerField).filter(
    ({ required, type, key }) => required && type !== 'heading' && !values.has(answerField(key)),
  );
  return [
    ...needed.filter((field) => !values.has(field)).map((field) => ({ name: field, message: giveAway.missing[field] })),
    ...unanswered.map(({ key, label }) => ({ name: answerField(key), message: questions.missing(label) })),
  ];
}

/** Returns the problems of refused values, beside their fields. */
export function problemsOf(faults: readonly SeatFault[], terms: GivingTerms, words: Messages): Problem[] {
  const seen = new Set<string>();
  const first = faults.filter(({ path }) => !seen.has(path) && seen.add(path));
  return first.flatMap(({ kind, path, refusal }) => {
    const { minAge } = terms.tier;
    return kind === 'age' && minAge
      ? [{ name: path, message: words.ownTicket.giveAway.dateOfBirthHelp(minAge) }]
      : problemsIn(refusal, path, terms, words);
  });
}

function problemsIn(
  { message, details }: Pick<InvalidInput, 'message' | 'details'>,
  path: string | undefined,
  terms: GivingTerms,
  words: Messages,
): Problem[] {
  const fields = Object.entries(details?.fields ?? {});
  const field = (named: string) => fieldsFor(terms).find((one) => named === one || named.startsWith(`${one}[`));
  if (path !== undefined) return [{ name: field(path), message: faultText(fields[0]?.[1] ?? message, words) }];
  return fields.map(([named, fault]) => ({ name: field(named), message: faultText(fault, words) }));
}
