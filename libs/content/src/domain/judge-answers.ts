import { isAnswered, isAsked, readAnswer, type Answer, type Fault, type GivenAnswers } from '@svc/contracts';
import { answerPattern, LONGEST_MATCHED } from './answer-pattern';
import type { FormItemField } from './form.item';
import { judgeFiles, type SentFile } from './judge-files';
import type { SubmittedAnswer } from './submission';

/** Answers and files that fit what was asked, and everything that is wrong with the others, both in the order of the questions. */
export interface JudgedAnswers<F extends SentFile> {
  answers: SubmittedAnswer[];
  files: F[];
  /** Paths are those of `answerPath`. */
  faults: Fault[];
}

/** Where the answer to a question stands in what was sent. */
export function answerPath(key: string): string {
  return `answers.${key}`;
}

/**
 * Judges what was sent to a form (D-3.5): a question is asked when its condition holds, and what was not asked is left out.
 * Hidden questions are never required, and fall back to what the merchant put there.
 */
export function judgeAnswers<F extends SentFile>(fields: readonly FormItemField[], given: GivenAnswers, sent: readonly F[]): JudgedAnswers<F> {
  const judged: JudgedAnswers<F> = { answers: [], files: [], faults: [] };
  const held: Record<string, Answer> = {};
  for (const field of fields) {
    if (field.type === 'heading' || !isAsked(field, held)) continue;
    const { key, label, type } = field;
    const verdict = type === 'file' ? judgeFiles(field, sent.filter((file) => file.key === key)) : judgeAnswer(field, given);
    if ('fault' in verdict) judged.faults.push({ path: answerPath(key), message: verdict.fault });
    else if ('files' in verdict) judged.files.push(...verdict.files);
    else if (verdict.value !== undefined) judged.answers.push({ key, label, type, value: (held[key] = verdict.value) });
  }
  return judged;
}

type Verdict = { value: Answer | undefined } | { fault: string };

function judgeAnswer(field: FormItemField, given: GivenAnswers): Verdict {
  const { key, label, type, hidden, defaultValue, options } = field;
  const answer = isAnswered(given, key) ? given[key]! : hidden ? defaultValue : undefined;
  const value = answer === undefined ? undefined : readAnswer({ type, options: options.choices }, answer);
  if (typeof value === 'object' && 'fault' in value) return value;
  if (field.required && !hidden && (value === undefined || value === false)) return { fault: `Please answer: ${label}` };
  const fault = value === undefined ? undefined : faultOf(value, field);
  return fault === undefined ? { value } : { fault };
}

/** What a rule of the merchant says against an answer that fits its question. */
function faultOf(value: Answer, { validation = {}, placeholder }: FormItemField): string | undefined {
  if (typeof value === 'number') return faultOfNumber(value, validation);
  if (typeof value !== 'string') return undefined;
  const { minLength, maxLength, pattern } = validation;
  if (minLength !== undefined && value.length < minLength) return `Use at least ${minLength} characters.`;
  if (maxLength !== undefined && value.length > maxLength) return `Use at most ${maxLength} characters.`;
  if (pattern === undefined || hasForm(pattern, value)) return undefined;
  return placeholder ? `Write it in the form that is asked for, such as ${placeholder}.` : 'Write it in the form that is asked for.';
}

function faultOfNumber(value: number, { min, max }: NonNullable<FormItemField['validation']>): string | undefined {
  if (min !== undefined && value < min) return `Give ${min} or more.`;
  if (max !== undefined && value > max) return `Give ${max} or less.`;
  return undefined;
}

/** A pattern that was taken before patterns were looked at asks for nothing. */
function hasForm(pattern: string, value: string): boolean {
  return value.length <= LONGEST_MATCHED && (answerPattern(pattern)?.matches(value) ?? true);
}
