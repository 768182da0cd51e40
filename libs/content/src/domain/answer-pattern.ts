import { RE2JS } from 're2js';

/** Most steps of one pattern, once its repetitions are written out: with the longest answer, this bounds the work of a check. */
const MOST_STEPS = 500;
/** Most steps of all patterns of one form, which are compiled when it is written and when it is first answered: a tenth of a second. */
const MOST_STEPS_OF_FORM = 20_000;
/** Longest answer that is matched against a pattern. */
export const LONGEST_MATCHED = 1_000;
/**
 * Most steps times characters, of all answers of one submission: two of the hardest patterns, or 200 usual ones, with answers of the
 * greatest length.
 */
const MOST_WORK = 1_000_000;
/** Compiled patterns in the cache: those of one form, or of many usual ones. */
const MOST_COMPILED = 200;

/**
 * A pattern of a question, which the whole answer has to match. Its matcher takes time linear in the length of the answer, so no answer can
 * keep the service busy; it supports neither look-around nor back references.
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

/** Compiled patterns by their texts, the latest last, since compiling one costs more than using it. */
const compiled = new Map<string, ReadPattern>();

/** Returns undefined for an invalid pattern, here or in a browser, and for one that takes too much work. */
export function answerPattern(text: string): AnswerPattern | undefined {
  return readPattern(text).pattern;
}

function readPattern(text: string): ReadPattern {
  const read = compiled.get(text) ?? compile(text);
  compiled.delete(text);
  compiled.set(text, read);
  if (compiled.size > MOST_COMPILED) compiled.delete(compiled.keys().next().value!);
  return read;
}

/** Compiles a pattern. One with too many repetitions is not even written out. */
function compile(text: string): ReadPattern {
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

/** Returns the indexes of invalid patterns of a form, and of the pattern that exceeds the form's work, after which none is checked. */
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

/**
 * Result of checking an answer against its pattern. `too_long`, `too_much`: it was not checked, since it alone, or the answers of the
 * submission together, would be too much work.
 */
export type PatternVerdict = 'matches' | 'differs' | 'too_long' | 'too_much';

/** Checks the answers of one submission against their patterns, within the limit of work of one submission. */
export class PatternCheck {
  private left = MOST_WORK;

  /** Checks one answer. An invalid pattern, stored before patterns were checked, accepts any answer. */
  judge(text: string, answer: string): PatternVerdict {
    if (answer.length > LONGEST_MATCHED) return 'too_long';
    const pattern = answerPattern(text);
    if (!pattern) return 'matches';
    this.left -= pattern.steps * answer.length;
    if (this.left < 0) return 'too_much';
    return pattern.matches(answer) ? 'matches' : 'differs';
  }
}
