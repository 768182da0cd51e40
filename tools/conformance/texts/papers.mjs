import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf } from './passages.mjs';

/**
 * @typedef {import('./passages.mjs').Section} Section
 * @typedef {{ id: string, section: Section, text: string }} Decision
 * @typedef {{ number: string, file: string, summary: string, rules: ReadonlyMap<number, string> }} DecisionRecord
 * @typedef {{ specification: ReadonlyMap<string, Section>, conventions: Section, decisionSections: ReadonlyMap<string, Section>,
 *   decisions: ReadonlyMap<string, Decision>, around: readonly Section[], mechanisms: ReadonlyMap<string, Section>,
 *   records: ReadonlyMap<string, DecisionRecord> }} Papers
 */

/** Reads the papers of `docs/spec` and the decision records of `docs/adr`. @param {string} root of the repository @returns {Papers} */
export function readPapers(root) {
  const spec = (name) => sectionsOf(readFileSync(join(root, 'docs/spec', name), 'utf8'));
  const [conventions, ...specification] = spec('storefront-api.md');
  const decisionSections = byNumber(spec('decisions.md'));
  return {
    conventions,
    specification: byNumber(specification),
    decisionSections,
    decisions: new Map([...decisionSections.values()].flatMap(decisionsIn).map((decision) => [decision.id, decision])),
    around: spec('around.md'),
    mechanisms: byNumber(spec('mechanisms.md')),
    records: recordsOf(join(root, 'docs/adr')),
  };
}

const byNumber = (sections) => new Map(sections.filter(({ number }) => number).map((section) => [section.number, section]));

/** Returns the decisions of a section: rows, items and paragraphs that begin with `D-n`. @returns {Decision[]} */
function decisionsIn(section) {
  const decisions = [];
  for (const { text, cells } of section.passages) {
    const [, id] = /^(D-\d+[a-z]?)\b/.exec(text) ?? [];
    if (id && !cells)
      decisions.push({
        id,
        section,
        text: text
          .slice(id.length)
          .replace(/^ \((?:open|gap)\)/, '')
          .replace(/^:? /, ''),
      });
    if (id && cells) decisions.push({ id, section, text: rowText(cells) });
    // A row without a number goes on with the decision above it.
    if (cells?.[0] === '' && decisions.length > 0) decisions.at(-1).text += `; ${rowText(cells)}`;
  }
  return decisions.filter(({ text }) => text !== 'is not used.');
}

/** Returns what a row says of its decision: what it is about, what is decided, and why where the table has a column for it. */
function rowText([, about, decision, reason]) {
  return `${about}: ${decision}${reason ? ` (${reason})` : ''}`;
}

function recordsOf(folder) {
  return new Map(
    readdirSync(folder)
      .filter((file) => /^\d{4}-.*\.md$/.test(file))
      .map((file) => recordOf(file, readFileSync(join(folder, file), 'utf8')))
      .map((record) => [record.number, record]),
  );
}

/** Returns a decision record with its rules: the numbered items of its decision, and before them what is named `r1: …`. @returns {DecisionRecord} */
function recordOf(file, markdown) {
  const passages = sectionsOf(markdown).flatMap((section) => section.passages);
  const [number] = file.split('-');
  const summary = passages.find(({ text }) => text.startsWith('Summary. '))?.text.replace('Summary. ', '') ?? '';
  const named = passages.flatMap(({ text }) => {
    const rule = /^r(\d+): ?(.+)$/.exec(text);
    return rule ? [[Number(rule[1]), rule[2]]] : [];
  });
  const numbered = passages.filter((passage) => passage.number !== undefined).map((passage) => [passage.number, passage.text]);
  return { number, file, summary, rules: new Map([...numbered, ...named]) };
}
