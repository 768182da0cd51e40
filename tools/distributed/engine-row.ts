/** Engines that are compared, as keys of a row; `ENGINES` has their names and versions. */
export type EngineKey = 'yugabyte' | 'limitless' | 'dsql' | 'cockroach';

/**
 * Outcome of reading what an engine's vendor documents of a form.
 *
 * - `works`: documented to work as in PostgreSQL.
 * - `differs`: accepted with another effect, in part, or by a flag.
 * - `missing`: documented as absent, or refused.
 * - `not documented`: nothing is said of it.
 */
export type Outcome = 'works' | 'differs' | 'missing' | 'not documented';

/** Sentence of a finding whose outcome is `not documented`. */
export const NOTHING_SAID = 'No statement was found.';

/** Result of reading one engine's documents for one form. */
export interface Finding {
  outcome: Outcome;
  /** Paraphrase of the documents. */
  sentence: string;
  /** Address of the page or issue that was read. */
  source: string;
}

/** Form that a statement or the schema of the service needs of PostgreSQL. */
export interface EngineRow extends Record<EngineKey, Finding> {
  form: string;
  /** File that uses the form, from the root of the repository. */
  file: string;
  /** Words of that file that show it. */
  quote: string;
}

/** Rows of one subject. */
export interface EngineTopic {
  title: string;
  rows: readonly EngineRow[];
}

const finding =
  (outcome: Outcome) =>
  (sentence: string, source: string): Finding => ({ outcome, sentence, source });

/** Finding: the form works as in PostgreSQL. */
export const works = finding('works');

/** Finding: the form is accepted, with another effect. */
export const differs = finding('differs');

/** Finding: the form is absent or refused. */
export const missing = finding('missing');

/** Finding: the pages say nothing of the form; `source` is the page where it would belong. */
export const unsaid = (source: string): Finding => ({ outcome: 'not documented', sentence: NOTHING_SAID, source });

/** Path of a file of the PostgreSQL adapter from the root of the repository. */
export const postgres = (path: string): string => `libs/adapters/postgres/${path}`;
