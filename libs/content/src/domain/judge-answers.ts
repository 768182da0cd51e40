import {
  type Answer,
  e164,
  type Fault,
  type GivenAnswers,
  isAnswered,
  isAsked,
  isEmail,
  normalisedEmail,
  readAnswer,
} from '@svc/contracts';
import { LONGEST_MATCHED, PatternCheck } from './answer-pattern';
import type { FormItem, FormItemField } from './form.item';
import { judgeFiles, type SentFile } from './submission-files';
import type { SubmittedAnswer, SubmitterIdentity } from './submission';

/** Valid answers and files, and all faults of the others, both in the order of the questions. */
export interface JudgedAnswers<F extends SentFile> {
  answers: SubmittedAnswer[];
  files: F[];
  /** Paths are those of `answerPath`. */
  faults: Fault[];
}

/** Returns the path of the answer to a question in the request. */
export function answerPath(key: string): string {
  return `answers.${key}`;
}

/**
 * Judges the answers to a form (D-3.5): a question is asked when its condition holds, and answers to other questions are left out. Hidden
 * questions are never required, and fall back to the merchant's default.
 */
export function judgeAnswers<F extends SentFile>(
  fields: readonly FormItemField[],
  input: GivenAnswers,
  sent: readonly F[],
): JudgedAnswers<F> {
  const judged: JudgedAnswers<F> = { answers: [], files: [], faults: [] };
  const held: Record<string, Answer> = {};
  const patterns = new PatternCheck();
  for (const field of fields) {
    if (field.type === 'heading' || !isAsked(field, held)) continue;
    const { key, label, type } = field;
    const verdict =
      type === 'file'
        ? judgeFiles(
            field,
            sent.filter((file) => file.key === key),
          )
        : judgeAnswer(field, input, patterns);
    if ('fault' in verdict) judged.faults.push({ path: answerPath(key), message: verdict.fault });
    else if ('files' in verdict) judged.files.push(...verdict.files);
    else if (verdict.value !== undefined) judged.answers.push({ key, label, type, value: (held[key] = verdict.value) });
  }
  return judged;
}

type Verdict = { value: Answer | undefined } | { fault: string };

function judgeAnswer(field: FormItemField, input: GivenAnswers, patterns: PatternCheck): Verdict {
  const { key, label, type, hidden, defaultValue, options } = field;
  const answer = isAnswered(input, key) ? input[key]! : hidden ? defaultValue : undefined;
  const value = answer === undefined ? undefined : readAnswer({ type, options: options.choices }, answer);
  if (typeof value === 'object' && 'fault' in value) return value;
  if (field.required && !hidden && (value === undefined || value === false)) return { fault: `Please answer: ${label}` };
  const fault = value === undefined ? undefined : faultOf(value, field, patterns);
  return fault === undefined ? { value } : { fault };
}

/** Returns the fault of an answer of the right type by the merchant's rules. */
function faultOf(value: Answer, { validation = {}, placeholder }: FormItemField, patterns: PatternCheck): string | undefined {
  if (typeof value === 'number') return faultOfNumber(value, validation);
  if (typeof value !== 'string') return undefined;
  const { minLength, maxLength, pattern } = validation;
  if (minLength !== undefined && value.length < minLength) return `Use at least ${minLength} characters.`;
  if (maxLength !== undefined && value.length > maxLength) return `Use at most ${maxLength} characters.`;
  switch (pattern === undefined ? 'matches' : patterns.judge(pattern, value)) {
    case 'matches':
      return undefined;
    case 'differs':
      return placeholder ? `Write it in the form that is asked for, such as ${placeholder}.` : 'Write it in the form that is asked for.';
    case 'too_long':
      return `Use at most ${LONGEST_MATCHED} characters.`;
    case 'too_much':
      return 'The answers are too long to be checked together: shorten this one, or those before it.';
  }
}

function faultOfNumber(value: number, { min, max }: NonNullable<FormItemField['validation']>): string | undefined {
  if (min !== undefined && value < min) return `Give ${min} or more.`;
  if (max !== undefined && value > max) return `Give ${max} or less.`;
  return undefined;
}

/** Returns true while a form accepts answers (D-3.5 PublicForm `status`). */
export function isOpen({ opensAt, closesAt }: Pick<FormItem, 'opensAt' | 'closesAt'>, now: Date): boolean {
  const hasPassed = (moment: string) => Date.parse(moment) <= now.getTime();
  return (!opensAt || hasPassed(opensAt)) && !(closesAt && hasPassed(closesAt));
}

/** Returns the sender's identity, by the answers to the fields that ask for it; invalid addresses and numbers are left out. */
export function identityOf(fields: readonly FormItemField[], answers: readonly SubmittedAnswer[]): SubmitterIdentity {
  const textOf = (identity: FormItemField['identity']): string | undefined => {
    const asking = new Set(fields.filter((field) => field.identity === identity).map(({ key }) => key));
    const value = answers.find(({ key }) => asking.has(key))?.value;
    return typeof value === 'string' ? value.trim() || undefined : undefined;
  };
  const name = textOf('name') ?? ([textOf('first_name'), textOf('last_name')].filter(Boolean).join(' ') || undefined);
  const email = textOf('email');
  const phone = textOf('phone');
  const number = phone && e164(phone);
  return { ...(name && { name }), ...(email && isEmail(email) && { email: normalisedEmail(email) }), ...(number && { phone: number }) };
}
