import { basename } from 'node:path';

/** A file of `docs/adr/`. */
export interface DecisionRecord {
  /** Name of the file, such as `0001-schemas-are-written-once.md`. */
  file: string;
  text: string;
}

const MOST_SENTENCES = 3;
const TITLE = /^# (\d{4}) (\S.*)$/;
const SUMMARY = '**Summary.** ';

/** Returns the faults of the title and the summary of a decision record; none when it is in order. */
export function faultsOfRecord({ file, text }: DecisionRecord): string[] {
  const [title = '', summary = ''] = text.split(/\n{2,}/);
  const faults = [];
  if (TITLE.exec(title)?.[1] !== numberOf(file)) faults.push(`${file}: its first line is not "# ${numberOf(file)} <title>"`);
  if (!summary.startsWith(SUMMARY)) return [...faults, `${file}: no paragraph "${SUMMARY.trim()}" below the title`];
  const sentences = countSentences(summary.slice(SUMMARY.length));
  if (sentences < 1 || sentences > MOST_SENTENCES)
    faults.push(`${file}: its summary has ${sentences} sentences instead of 1 to ${MOST_SENTENCES}`);
  return faults;
}

/** Compares the rows of `docs/adr/README.md` with the records, both ways and in the order of their numbers. */
export function faultsOfIndex(index: string, records: readonly DecisionRecord[]): string[] {
  const rows = index.split('\n').filter((line) => /^\| \[\d/.test(line));
  const expected = records.map(({ file, text }) => `| [${numberOf(file)}](${file}) | ${TITLE.exec(text.split('\n')[0]!)?.[2]} |`).sort();
  return [
    ...expected.filter((row) => !rows.includes(row)).map((row) => `missing: ${row}`),
    ...rows.filter((row, at) => !expected.includes(row) || rows.indexOf(row) !== at).map((row) => `of no record: ${row}`),
    ...(rows.join() === rows.toSorted().join() ? [] : ['the rows are not in order']),
  ];
}

const numberOf = (file: string): string => basename(file).slice(0, 4);

/** Counts sentences of prose; dots within code and numbers end none. */
function countSentences(prose: string): number {
  const plain = prose.replace(/`[^`]*`/g, 'code').trim();
  return plain === '' ? 0 : plain.split(/[.!?](?=\s|$)/).filter((sentence) => sentence.trim() !== '').length;
}
