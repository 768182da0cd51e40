import { z } from 'zod';
import { boundedRecord } from '../rules/long-lists';

/** Answers to questions, by their keys: text for most, a boolean for a checkbox, a number, several choices. */
export type Answers = Readonly<Record<string, Answer>>;
export type Answer = string | number | boolean | readonly string[];

const givenAnswer = z
  .union([
    z.string().max(5_000, 'Use at most 5,000 characters.'),
    z.number(),
    z.boolean(),
    z.array(z.string().max(300, 'Use at most 300 characters.')).max(200),
    z.null(),
  ])
  .meta({
    id: 'FormAnswer',
    description:
      'Answer of a buyer, guest or visitor to one question: a text for most types, true or false for a checkbox, a number, or a list of texts where several choices are possible. Blank text and `null` count as no answer.',
  });

/** Largest number of answers; more than any cart or form asks for. */
const MOST_ANSWERS = 5_000;

export const givenAnswers = boundedRecord(givenAnswer, MOST_ANSWERS, 'Give at most 5,000 answers.').describe(
  'Answers of a buyer, guest or visitor to questions: map from the `key` of a question to its answer.',
);
/** Null, like blank, is no answer. */
export type GivenAnswers = z.output<typeof givenAnswers>;

/** Address of a delivery. Fields that the buyer has not filled in yet are blank; payment requires line1, city and country. */
export interface DeliveryAddress {
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  postalCode?: string;
  /** ISO 3166 alpha-2. */
  country: string;
}
