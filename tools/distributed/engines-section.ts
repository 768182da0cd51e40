import type { EngineKey, EngineRow, EngineTopic, Finding, Outcome } from './engine-row';
import { aurora } from './engine-sources';
import { ENGINE_ROWS, ENGINE_TOPICS, ENGINES, READ_ON } from './engines';

/** Outcomes in the order of the columns of the conclusion. */
export const OUTCOMES: readonly Outcome[] = ['works', 'differs', 'missing', 'not documented'];

/** Returns the number of rows by engine and outcome. */
export function outcomeCounts(rows: readonly EngineRow[]): Record<EngineKey, Record<Outcome, number>> {
  const count = (key: EngineKey, outcome: Outcome) => rows.filter((row) => row[key].outcome === outcome).length;
  const counts = (key: EngineKey): Record<Outcome, number> => ({
    works: count(key, 'works'),
    differs: count(key, 'differs'),
    missing: count(key, 'missing'),
    'not documented': count(key, 'not documented'),
  });
  return { yugabyte: counts('yugabyte'), limitless: counts('limitless'), dsql: counts('dsql'), cockroach: counts('cockroach') };
}

const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');

const findingCell = ({ outcome, sentence, source }: Finding): string => `**${outcome}**: ${sentence} ([source](${source}))`;

const formCell = ({ form, file, quote }: EngineRow): string =>
  `${form}: \`${quote}\` in [${file.slice(file.lastIndexOf('/') + 1)}](../${file})`;

const topicPart = ({ title, rows }: EngineTopic): string => {
  const head = ['Form', ...ENGINES.map(({ name }) => name)];
  const body = rows.map((row) => [formCell(row), ...ENGINES.map(({ key }) => findingCell(row[key]))]);
  return `### ${title}\n\n${table(head, body)}`;
};

/** Returns the conclusion of `rows` as Markdown: rows by engine and outcome, and each engine's missing forms. */
export function engineConclusion(rows: readonly EngineRow[]): string {
  const counts = outcomeCounts(rows);
  const body = ENGINES.map(({ key, name }) => [name, ...OUTCOMES.map((outcome) => String(counts[key][outcome]))]);
  const gaps = ENGINES.map(({ key, name }) => {
    const forms = rows.filter((row) => row[key].outcome === 'missing').map(({ form }) => form);
    return forms.length === 0 ? `- ${name}: nothing of these.` : `- ${name}: ${forms.join('; ')}.`;
  });
  return [
    `Of ${String(rows.length)} forms:`,
    table(['Engine', ...OUTCOMES], body),
    'A form that is missing needs a statement or a table of another kind. Missing forms by engine:',
    gaps.join('\n'),
  ].join('\n\n');
}

/** Returns the part of `docs/distributed.md` about what vendors of other engines document, as Markdown that begins with its heading. */
export function enginesSection(): string {
  const versions = ENGINES.map(({ name, version }) => `- ${name}: ${version}.`).join('\n');
  return [
    '## What other engines document',
    `Each row is a form that statements or the schema of the service need of PostgreSQL, with a place that uses it. The other columns paraphrase the vendors’ documents and issues, read on ${READ_ON}. Nothing of it was run. _works_: documented as in PostgreSQL. _differs_: accepted in part, by a flag or with another effect. _missing_: absent or refused. _not documented_: the linked page, where it would belong, and a search had no statement.`,
    versions,
    `Aurora is three engines. [Aurora PostgreSQL](${aurora.guide}) has a single writer and is documented as compatible with PostgreSQL, so it is no column here; it does not spread writes. Limitless Database spreads tables over shards. DSQL is an engine of its own with a part of PostgreSQL’s language.`,
    '### Conclusion',
    engineConclusion(ENGINE_ROWS),
    ...ENGINE_TOPICS.map(topicPart),
    '',
  ]
    .join('\n\n')
    .trimEnd();
}
