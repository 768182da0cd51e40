import { RE2JS } from 're2js';

/** Steps of one pattern, once its repetitions are written out: together with the longest answer, the most work that a check can be. */
const MOST_STEPS = 500;
/** Steps of all patterns of one form, which are compiled when it is written and when it is first answered: a tenth of a second. */
const MOST_STEPS_OF_FORM = 20_000;
/** Length of an answer that is matched against a pattern. */
export const LONGEST_MATCHED = 1_000;
/** Steps times characters, of all answers of one submission: two of the hardest patterns, or 200 usual ones, with as long answers as go. */
const MOST_WORK = 1_000_000;
/** Patterns that are kept ready: those of one form, or of many usual ones. */
const MOST_KEPT = 200;

/**
 * A pattern of a question, which the whole answer has to match. It is read by a matcher whose work grows with the length
 * of the answer alone, so no answer can keep the service busy: it knows no look-around and no back references.
 */
export interface AnswerPattern {
  steps: number;
  matches(answer: string): boolean;
}

interface ReadPattern {
  /** Cost of compiling it. */
  steps: number;
  pattern?: AnswerPattern;
}

const REPETITION = /(?<!\\)\{(\d+)(?:,(\d+))?\}/g;

/** By their texts, the latest last: to make one ready is more work than to use it. */
const kept = new Map<string, ReadPattern>();

/** Undefined for what is no pattern, here or in a browser, and for one that takes too much work. */
export function answerPattern(text: string): AnswerPattern | undefined {
  return readPattern(text).pattern;
}

function readPattern(text: string): ReadPattern {
  const read = kept.get(text) ?? madeReady(text);
  kept.delete(text);
  kept.set(text, read);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return read;
}

/** One whose repetitions alone are too many is not even written out. */
function madeReady(text: string): ReadPattern {
  const repeated = [...text.matchAll(REPETITION)].reduce((sum, [, least, most]) => sum + Number(most ?? least), 0);
  if (repeated > MOST_STEPS) return { steps: 0 };
  try {
    new RegExp(text, 'u');
    const pattern = RE2JS.compile(text);
    const steps = pattern.programSize();
    return steps > MOST_STEPS ? { steps } : { steps, pattern: { steps, matches: (answer) => pattern.matches(answer) } };
  } catch {
    return { steps: 0 };
  }
}

/** Where the texts of a form stand that are no patterns, and the one with which those before it are too much for one form: none after it is looked at. */
export function faultyPatterns(texts: readonly (string | undefined)[]): { unusable: number[]; tooMuchAt?: number } {
  const unusable: number[] = [];
  let left = MOST_STEPS_OF_FORM;
  for (const [index, text] of texts.entries()) {
    if (text === undefined) continue;
    const { steps, pattern } = readPattern(text);
    left -= steps;
    if (left < 0) return { unusable, tooMuchAt: index };
    if (!pattern) unusable.push(index);
  }
  return { unusable };
}

/** Result of checking an answer against its pattern. `too_long`, `too_much`: it was not checked, since it alone, or the answers of the submission together, would be too much work. */
export type PatternVerdict = 'matches' | 'differs' | 'too_long' | 'too_much';

/** Checks the answers of one submission against their patterns, for as long as that is no more work than one submission may be. */
export class PatternCheck {
  private left = MOST_WORK;

  /** A pattern that was taken before patterns were looked at asks for nothing. */
  judge(text: string, answer: string): PatternVerdict {
    if (answer.length > LONGEST_MATCHED) return 'too_long';
    const pattern = answerPattern(text);
    if (!pattern) return 'matches';
    this.left -= pattern.steps * answer.length;
    if (this.left < 0) return 'too_much';
    return pattern.matches(answer) ? 'matches' : 'differs';
  }
}
