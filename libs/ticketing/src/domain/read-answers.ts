import { invalidBecause, type FormField } from '@svc/contracts';
import type { Answer, Answers } from './attendee';
import { readAnswer } from './read-answer';
import { AnswerMissing } from './ticketing.errors';
import type { GivenAnswers } from './ticket-request';

/** Answers that somebody gave, and where they stand in the request. */
export interface AnswerSource {
  path: string;
  given: GivenAnswers;
}

/**
 * The answers to the questions of a form, each from the first source that has one; what was not asked is left out.
 * A question is asked when its condition holds, whichever way the one it depends on was answered (D-49).
 * @throws AnswerMissing for the first required question without an answer
 * @throws InvalidInput for the first answer that does not fit its question
 */
export function readAnswers(fields: readonly FormField[], sources: readonly AnswerSource[]): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    if (field.type === 'heading' || !isAsked(field, answers)) continue;
    const source = sources.find(({ given }) => isAnswered(given, field.key));
    if (!source) {
      if (field.required && !field.hidden) throw new AnswerMissing(field.label);
      continue;
    }
    const answer = readAnswer(field, source.given[field.key]!);
    if (isFault(answer)) throw invalidBecause([{ path: `${source.path}.${field.key}`, message: answer.fault }]);
    if (answer === false && field.required && !field.hidden) throw new AnswerMissing(field.label);
    answers[field.key] = answer;
  }
  return answers;
}

function isAsked({ showIf }: FormField, answers: Answers): boolean {
  if (!showIf) return true;
  const answer = Object.hasOwn(answers, showIf.field) ? answers[showIf.field]! : undefined;
  return Array.isArray(answer) ? answer.includes(showIf.equals) : String(answer) === showIf.equals;
}

/** Whether something was answered; blank is nothing. */
export function isAnswered(given: GivenAnswers, key: string): boolean {
  if (!Object.hasOwn(given, key)) return false;
  const answer = given[key];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== null && !(Array.isArray(answer) && answer.length === 0);
}

function isFault(answer: Answer | { fault: string }): answer is { fault: string } {
  return typeof answer === 'object' && 'fault' in answer;
}
