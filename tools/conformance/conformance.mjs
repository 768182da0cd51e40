import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { RuleTexts } from './texts/rule-texts.mjs';
import { taggedTitles } from './titles.mjs';

/** The parties that rules bind, and where rules show (see rules.yaml). */
const classes = ['black-box', 'internal', 'client'];
const testFile = /(spec|\.contract)\.ts$/;

/**
 * @typedef {{ tag: string, kind: string, text: string, page: string, amendedBy: string[], proofs: { file: string, title: string }[] }} Rule
 * page: the file below `docs/` that has the text, with the heading above it; amendedBy: decisions that say so
 */

/**
 * The rules of rules.yaml with the tests that prove them, and the checks of the conformance run.
 * @param {string} root of the repository
 * @returns {{ parts: { name: string, rules: Rule[] }[], strays: string[] }} strays: titles whose tag names no rule
 */
export function readConformance(root) {
  const parts = readRules(root);
  const rules = new Map(parts.flatMap((part) => part.rules.map((rule) => [rule.tag, rule])));
  const strays = [];
  for (const { file, title, tag } of [...checksOf(root), ...testFiles(root).flatMap((path) => claimsOf(root, path))]) {
    if (rules.has(tag)) rules.get(tag).proofs.push({ file, title });
    else strays.push(`${file}: [${tag}] ${title}`);
  }
  return { parts, strays };
}

/** The rules alone, without proofs; their texts are those of docs/spec and docs/adr. @param {string} root of the repository */
export function readRules(root) {
  const texts = new RuleTexts(root);
  return Object.entries(parse(readFileSync(join(root, 'tools/conformance/rules.yaml'), 'utf8'))).map(([name, rules]) => ({
    name,
    rules: Object.entries(rules).map(([tag, entry]) => {
      const [kind, quotations] = typeof entry === 'string' ? [entry, []] : Object.entries(entry)[0];
      if (!classes.includes(kind)) throw new Error(`${tag}: give one class, and quotations where its text is not found by the tag.`);
      return { tag, kind, ...texts.of(tag, [quotations].flat()), proofs: [] };
    }),
  }));
}

/** Returns the rules that `npm run conformance` checks from outside. */
function checksOf(root) {
  const folder = 'tools/conformance/checks';
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const source = readFileSync(join(root, folder, name), 'utf8');
      return [...source.matchAll(/^  '([^']+)': async /gm)].map(([, tag]) => ({
        file: `${folder}/${name}`,
        title: 'checked from outside by npm run conformance',
        tag,
      }));
    });
}

/** Returns the rules that a test file claims to prove. */
function claimsOf(root, file) {
  return taggedTitles(readFileSync(join(root, file), 'utf8')).flatMap(({ title, tags }) => tags.map((tag) => ({ file, title, tag })));
}

function testFiles(root) {
  return ['apps', 'libs', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((path) => testFile.test(path) && !path.includes('node_modules'))
    .sort();
}
