import { z } from 'zod';

/** Answers to questions, by their keys: text for most, a truth for a checkbox, a number, several choices. */
export type Answers = Readonly<Record<string, Answer>>;
export type Answer = string | number | boolean | readonly string[];

const givenAnswer = z.union([
  z.string().max(5_000, 'Use at most 5,000 characters.'),
  z.number(),
  z.boolean(),
  z.array(z.string().max(300, 'Use at most 300 characters.')).max(200),
  z.null(),
]);

export const givenAnswers = z.record(z.string(), givenAnswer).describe('Answers by the key of their question.');
/** Null, like blank, is no answer. */
export type GivenAnswers = z.output<typeof givenAnswers>;
