import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules } from '../conformance/conformance.mjs';
import { splitTitle } from '../conformance/titles.mjs';
import { anchorOf } from '../conformance/texts/passages.mjs';
import { readPapers } from '../conformance/texts/papers.mjs';

/** Folders and files whose texts cite rules. */
export const CITING = [
  '.ci',
  'apps',
  'deploy',
  'docker',
  'docs',
  'e2e',
  'examples',
  'libs',
  'tools',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
];
const TEXT_FILE = /\.(?:[cm]?js|tsx?|sql|md|ya?ml|css|html|sh|conf|toml|py)$|(?:^|\/)(?:Dockerfile|run)$/;
/** Built, generated from titles that are read themselves, or kept as it was released. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|\.next|generated)\/|^docs\/(?:conformance\.md|released\/)|^tools\/upgrade\/releases\//;
/** Papers whose texts count as they are written. */
const PAPER = /^docs\/spec\/(?:storefront-api|decisions|around|mechanisms)\.md$/;
/** Files with citations that lead nowhere on purpose. */
const PLANTED = ['tools/docs/citations.mjs', 'tools/conformance/texts/rule-texts.spec.ts', 'tools/docs/citations.spec.ts'];
/** Sections of the decisions whose passages have no numbers. */
const UNNUMBERED = ['3.5', '3.16'];

const FIRST_TAG = /\[(?=§|D-\d|decisions |ADR |conventions )[^\]\n]*\]/g;
const RULES = String.raw`((?: r\d+)(?:, r\d+)*)?`;

/**
 * Finds the citations of a text that lead nowhere: `[§4.3 r2]`, `D-61`, `ADR 0028 r1`, `decisions 3.16 media`, `mechanisms 2.9`,
 * `docs/spec/around.md, "Payments"`.
 */
export class Citations {
  #papers;
  #tags;

  /** @param {string} root of the repository */
  constructor(root) {
    this.#papers = readPapers(root);
    this.#tags = new Set(readRules(root).flatMap(({ rules }) => rules.map(({ tag }) => tag)));
  }

  /**
   * Returns a sentence with file and line for each citation that leads nowhere. @param {string} file path from the root
   * @param {string} text @returns {string[]}
   */
  faultsOf(file, text) {
    const plain = withoutLineEnds(text);
    return this.#checks(file)
      .flatMap(([pattern, check]) => [...plain.matchAll(pattern)].map((match) => ({ match, advice: check(match) })))
      .filter(({ advice }) => advice !== undefined)
      .sort((a, b) => a.match.index - b.match.index)
      .map(({ match, advice }) => `${file}:${lineAt(text, match.index)}: “${match[0].replace(/\s+/g, ' ')}” ${advice}`);
  }

  /** Returns the patterns of citations, each with a check that returns advice where one leads nowhere. */
  #checks(file) {
    const common = [
      [new RegExp(String.raw`(?<!RFC \d+,? )§ ?(\d+(?:\.\d+)?)${RULES}`, 'g'), ([, number, rules]) => this.#paragraph(file, number, rules)],
      [/\bD-(\d+[a-z]?)\b/g, ([id]) => this.#decision(file, id)],
      [new RegExp(String.raw`\bADR (\d{1,4})\b${RULES}`, 'g'), ([, number, rules]) => this.#record(number, rules)],
      [/\bdecisions? (3\.\d+)(?: ?(?:`?items\[\]|([\w-]+)))?/g, ([, number, name]) => this.#decisions(number, name)],
      [new RegExp(String.raw`\bmechanisms (\d+\.\d+)${RULES}`, 'g'), ([, number, rules]) => this.#mechanism(number, rules)],
    ];
    if (PAPER.test(file)) return common;
    return [
      ...common,
      [FIRST_TAG, ([brackets]) => this.#brackets(brackets)],
      [
        /\b[Pp]arts? \d(?:\.\d)?\b(?! of \d)/g,
        ([words]) => `is no citation: write § and the number of the section, as for “${words}” §${words.split(' ')[1]}.`,
      ],
      [/\b[Ss]pecification,? (?:part )?\d(?:\.\d)?/g, () => 'is no citation: write § before the number of the section.'],
      [
        /(?<!')((?:docs\/spec\/|spec\/)?)around\.md(?:#([\w-]+)|,\s+"([^"]+)")?/g,
        ([, folder, anchor, title]) => this.#around(file, folder, anchor, title),
      ],
      ...(file.startsWith('docs/adr/') ? [[/\((\d{4}(?:, \d{4})*)\)(?!-)/g, ([, numbers]) => this.#bareRecords(numbers)]] : []),
    ];
  }

  #decision(file, id) {
    // The decisions say themselves of a number that it is not used.
    return this.#papers.decisions.has(id) || PAPER.test(file) ? undefined : 'is no decision of docs/spec/decisions.md.';
  }

  #paragraph(file, number, rules) {
    const { specification, mechanisms } = this.#papers;
    // The decisions say that a few of their paragraphs are sections of the mechanisms.
    if (PAPER.test(file) && mechanisms.has(number)) return undefined;
    if (!specification.has(number)) return 'is no section of docs/spec/storefront-api.md.';
    const missing = rulesOf(rules).filter((rule) => !this.#tags.has(`§${number} ${rule}`));
    return missing.length === 0
      ? undefined
      : `names a rule that section ${number} of docs/spec/storefront-api.md has not: ${missing.join(', ')}.`;
  }

  #record(number, rules) {
    const record = this.#papers.records.get(number);
    if (record === undefined) return 'is no record of docs/adr: write its four digits.';
    const missing = rulesOf(rules).filter((rule) => !record.rules.has(Number(rule.slice(1))));
    return missing.length === 0 ? undefined : `names a rule that docs/adr/${record.file} has not: ${missing.join(', ')}.`;
  }

  #bareRecords(numbers) {
    const missing = numbers.split(', ').filter((number) => !this.#papers.records.has(number));
    return missing.length === 0 ? undefined : `names no record of docs/adr: ${missing.join(', ')}.`;
  }

  #decisions(number, name) {
    const section = this.#papers.decisionSections.get(number);
    if (section === undefined) return 'is no section of docs/spec/decisions.md.';
    if (!UNNUMBERED.includes(number) || this.#tags.has(`decisions ${number} ${name}`)) return undefined;
    const names = [...this.#tags].filter((tag) => tag.startsWith(`decisions ${number} `)).map((tag) => tag.split(' ')[2]);
    return `is a section whose passages have no numbers: name one of ${names.join(', ')}, or cite a decision.`;
  }

  #mechanism(number, rules) {
    const section = this.#papers.mechanisms.get(number);
    if (section === undefined) return 'is no section of docs/spec/mechanisms.md.';
    const missing = rulesOf(rules).filter((rule) => !section.passages.some((passage) => `r${passage.number}` === rule));
    return missing.length === 0
      ? undefined
      : `names a rule that section ${number} of docs/spec/mechanisms.md has not: ${missing.join(', ')}.`;
  }

  /** Judges the tags of a bracket as titles of tests have them: `[§2.9 otp, orders]`. */
  #brackets(brackets) {
    const missing = splitTitle(brackets).tags.filter((tag) => !this.#tags.has(tag) && !this.#isPassage(tag));
    return missing.length === 0 ? undefined : `names no rule of tools/conformance/rules.yaml, and no section: ${missing.join(', ')}.`;
  }

  /** True for a whole section, decision or record, which the other patterns judge. */
  #isPassage(tag) {
    return /^(?:§\d+(?:\.\d+)?(?: r\d+)?|D-\d+[a-z]?|ADR \d+(?: r\d+)?|decisions 3\.\d+)$/.test(tag);
  }

  #around(file, folder, anchor, title) {
    if (file === 'docs/spec/README.md') return undefined;
    const titles = this.#papers.around.filter(({ heading }) => heading !== '');
    const advice = `write docs/spec/around.md with one of its headings: ${titles.map(({ title: name }) => `"${name}"`).join(', ')}.`;
    if (folder === '') return `has no folder: ${advice}`;
    const isThere = titles.some((section) =>
      anchor ? anchorOf(section) === anchor : title && section.title.startsWith(title.replace(/\s+/g, ' ')),
    );
    return isThere ? undefined : `has no such heading: ${advice}`;
  }
}

const rulesOf = (rules) => rules?.match(/r\d+/g) ?? [];

/** Returns a text of the same length in which a comment of several lines is one line. */
const withoutLineEnds = (text) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]?/g, (end) => ' '.repeat(end.length));

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Returns the files that cite rules, as paths from the root. @param {string} root */
export function citingFiles(root) {
  return CITING.flatMap((path) => (path.endsWith('.md') ? [path] : filesBelow(root, path))).filter(
    (file) => TEXT_FILE.test(file) && !LEFT_OUT.test(file) && !PLANTED.includes(file),
  );
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(root.length + 1));
}

/** Returns every citation of the repository that leads nowhere. @param {string} root @param {readonly string[]} files */
export function faultsOfFiles(root, files) {
  const citations = new Citations(root);
  return files.flatMap((file) => citations.faultsOf(file, readFileSync(join(root, file), 'utf8')));
}
