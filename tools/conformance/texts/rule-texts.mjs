import { anchorOf } from './passages.mjs';
import { readPapers } from './papers.mjs';

/** Between the beginning and the end of a quotation. */
const TO = ' … ';

/** @typedef {{ text: string, page: string, amendedBy: string[] }} RuleText page: path below `docs/`, with the heading above the text */

/**
 * The text of each rule, from the papers of `docs/spec` and the decision records.
 *
 * A tag leads to its text by itself: `§4.1 r4` to the fourth numbered rule of section 4.1, or else to the fourth row of its table;
 * `§4.2 items` to the row of that name; `D-61` to the decision; `decisions 3.16 media` to the passage that begins with this word;
 * `ADR 0028 r1` to the first rule of that record. Where a section counts nothing, quotations name the passage: its first words, the first
 * words of a sentence, or `first words … last words`.
 */
export class RuleTexts {
  #papers;
  #amendments;

  /** @param {string} root of the repository */
  constructor(root) {
    this.#papers = readPapers(root);
    this.#amendments = amendmentsOf(this.#papers.decisions);
  }

  /**
   * Returns the text of a rule. @param {string} tag @param {readonly string[]} quotations @returns {RuleText}
   * @throws when nothing, or more than one passage, has it
   */
  of(tag, quotations = []) {
    const [, kind, number, name = ''] = /^(§|D-|decisions |ADR |conventions)([\w.]*)(?: (.+))?$/.exec(tag) ?? [];
    const amendedBy = this.#amendments.get(tag) ?? [];
    if (kind === 'ADR ') return { ...this.#ofRecord(tag, number, name), amendedBy };
    if (kind === 'D-') {
      const { text, section } = required(tag, this.#papers.decisions.get(tag));
      return { text, page: `spec/decisions.md#${anchorOf(section)}`, amendedBy };
    }
    const section = required(tag, this.#section(kind, number));
    const file = kind === 'decisions ' ? 'decisions.md' : 'storefront-api.md';
    const page = section.title === '' ? `spec/${file}` : `spec/${file}#${anchorOf(section)}`;
    return { text: textIn(section, tag, name, quotations), page, amendedBy };
  }

  /** Returns the section of the specification or of the decisions that a tag begins with. */
  #section(kind, number) {
    const { conventions, specification, decisionSections } = this.#papers;
    if (kind === 'conventions') return conventions;
    return (kind === '§' ? specification : decisionSections).get(number);
  }

  #ofRecord(tag, number, name) {
    const { file, summary, rules } = required(tag, this.#papers.records.get(number));
    return { text: required(tag, name === '' ? summary : rules.get(Number(name.slice(1)))), page: `adr/${file}` };
  }
}

function required(tag, value) {
  if (value === undefined) throw new Error(`${tag}: docs/spec and docs/adr have no such rule.`);
  return value;
}

/** Returns by rule the decisions that amend or widen it, as their own texts say. */
function amendmentsOf(decisions) {
  const amendments = new Map();
  for (const { id, text } of decisions.values())
    for (const tag of amendedIn(text)) if (tag !== id) amendments.set(tag, [...(amendments.get(tag) ?? []), id]);
  return amendments;
}

/** Returns the rules that a text says it amends: `amends D-48, D-36; §4.3 r4`. */
function amendedIn(text) {
  const lists = [...text.matchAll(/\b(?:amends|widens|correction to) ([^:)]+)/g)].map(([, list]) => list);
  return new Set(lists.join(' ').match(/D-\d+[a-z]?|§\d+(?:\.\d+)?(?: r\d+)?|ADR \d{4}(?: r\d+)?/g) ?? []);
}

function textIn(section, tag, name, quotations) {
  if (quotations.length > 0) return quotations.map((quotation) => quoted(tag, section, quotation)).join(' ');
  if (name === '') return [section.title, ...section.passages.map(({ text }) => text)].join(' ');
  const passages = tag.startsWith('§') ? namedRule(section, name) : named(section, name);
  if (passages.length === 1) return whole(section, passages[0]);
  throw new Error(
    `${tag}: ${passages.length} passages of section “${section.title}” of docs/spec have this name; quote the first words of one.`,
  );
}

/** Returns the numbered item or the row that `r4` counts, or else the row whose first cell is the name. */
function namedRule(section, name) {
  const [, count] = /^r(\d+)$/.exec(name) ?? [];
  const rows = section.passages.filter(({ kind }) => kind === 'row');
  if (count === undefined) return rows.filter(({ cells }) => rowName(cells) === name);
  const items = section.passages.filter(({ number }) => number !== undefined);
  return items.length > 0 ? items.filter(({ number }) => number === Number(count)) : rows.slice(Number(count) - 1, Number(count));
}

/** Returns the text of a passage, with the rows that it announces by a colon at its end. */
function whole(section, passage) {
  if (!passage.text.endsWith(':')) return passage.text;
  const after = section.passages.slice(section.passages.indexOf(passage) + 1);
  const end = after.findIndex(({ kind }) => kind !== 'row');
  return [passage, ...(end === -1 ? after : after.slice(0, end))].map(({ text }) => text).join(' ');
}

/** Returns the name of a row: its first cell without the marks of code, and of a path its resource. */
const rowName = ([cell]) =>
  cell
    .replaceAll('`', '')
    .replace(/^\/store\//, '')
    .replace(/\/\{\w+\}$/, '');

/** Returns the row whose first cell has the name in code, or else the passage that begins with it. */
function named(section, name) {
  const rows = section.passages.filter(({ cells }) => cells?.[0].includes(`\`${name}\``));
  return rows.length > 0 ? rows : section.passages.filter(({ text }) => new RegExp(`^${name}\\b`, 'i').test(text));
}

/** Returns the passage that begins with a quotation, the sentence that does, or all from its first words to its last ones. */
function quoted(tag, section, quotation) {
  const [first, last] = quotation.split(TO);
  const passages = section.passages.filter(
    ({ text }) => text.includes(first) && (last === undefined || text.split(first)[1].includes(last)),
  );
  if (passages.length !== 1)
    throw new Error(`${tag}: “${quotation}” is in ${passages.length} passages of section “${section.title}” of docs/spec.`);
  const [{ text }] = passages;
  const start = text.indexOf(first);
  if (last !== undefined) return text.substring(start, text.indexOf(last, start) + last.length);
  return start === 0 ? text : text.substring(start).split(/(?<=\.) /)[0];
}
