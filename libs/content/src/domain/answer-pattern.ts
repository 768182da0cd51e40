import { RE2JS } from 're2js';

/** Of a pattern, once its repetitions are written out: together with the longest answer, the most work that a check can be. */
const MOST_STEPS = 500;
/** Of an answer that is held against a pattern. */
export const LONGEST_MATCHED = 1_000;

/**
 * A pattern of a question, which the whole answer has to match. It is read by a matcher whose work grows with the length
 * of the answer alone, so no answer can keep the service busy: it knows no look-around and no back references.
 */
export interface AnswerPattern {
  matches(answer: string): boolean;
}

/** Undefined for what is no pattern, here or in a browser, and for one that takes too much work. */
export function answerPattern(text: string): AnswerPattern | undefined {
  try {
    new RegExp(text, 'u');
    const pattern = RE2JS.compile(text);
    return pattern.programSize() > MOST_STEPS ? undefined : { matches: (answer) => pattern.matches(answer) };
  } catch {
    return undefined;
  }
}
