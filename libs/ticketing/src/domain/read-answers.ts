import {
  invalidBecause,
  isAnswered,
  isAsked,
  readAnswer,
  type Answer,
  type Answers,
  type FormField,
  type GivenAnswers,
} from '@svc/contracts';
import type { DomainError } from '@svc/kernel';
import { AnswerMissing } from './ticketing.errors';

/** Answers of a person, and their path in the request. */
export interface AnswerSource {
  path: string;
  answers: GivenAnswers;
}

/** A required question without an answer, or an answer that does not fit its question. */
export interface AnswerFault {
  /** Key of the question. */
  key: string;
  /** The error for the caller, with the field of the request when there is one. */
  refusal: DomainError;
}

/** Valid answers, and the faults of the others, in the order of the questions. */
export interface JudgedAnswers {
  answers: Answers;
  faults: AnswerFault[];
}

/**
 * Judges answers to the questions of a form, each the one of the first source that has one; answers to questions not asked are
 * left out. A question is asked when its condition holds, whichever way the one it depends on was answered (D-49).
 */
export function judgeAnswers(fields: readonly FormField[], sources: readonly AnswerSource[]): JudgedAnswers {
  const answers: Record<string, Answer> = {};
  const faults: AnswerFault[] = [];
  for (const field of fields) {
    const { key, type, label } = field;
    if (type === 'heading' || !isAsked(field, answers)) continue;
    const isNeeded = field.required && !field.hidden;
    const source = sources.find(({ answers: answers }) => isAnswered(answers, key));
    const answer = source && readAnswer(field, source.answers[key]!);
    if (isFault(answer)) faults.push({ key, refusal: invalidBecause([{ path: `${source!.path}.${key}`, message: answer.fault }]) });
    else if (isNeeded && (answer === undefined || answer === false)) faults.push({ key, refusal: new AnswerMissing(label) });
    else if (answer !== undefined) answers[key] = answer;
  }
  return { answers, faults };
}

/**
 * Returns the answers to the questions of a form, as `judgeAnswers` judges them.
 * @throws AnswerMissing, InvalidInput for the first fault
 */
export function readAnswers(fields: readonly FormField[], sources: readonly AnswerSource[]): Answers {
  const { answers, faults } = judgeAnswers(fields, sources);
  if (faults[0]) throw faults[0].refusal;
  return answers;
}

function isFault(answer: Answer | { fault: string } | undefined): answer is { fault: string } {
  return typeof answer === 'object' && 'fault' in answer;
}
