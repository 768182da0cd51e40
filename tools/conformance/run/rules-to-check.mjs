import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRules } from '../conformance.mjs';
import { excerptOf } from '../texts/excerpt.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = new URL('../checks/', import.meta.url);

/**
 * @typedef {(shop: import('./shop.mjs').Shop) => Promise<void>} Check looks at one rule and throws, saying why, when it is broken
 * @typedef {{ part: string, tag: string, text: string, check?: Check, advancesClock: boolean, waitsLong: boolean }} RuleToCheck
 * waitsLong: for a task that the worker does each minute; it advances the clock, too
 */

/**
 * Every black-box rule of rules.yaml with its check of `checks/*.mjs`, in the order in which they are to be reported: those
 * that advance the clock of their workspace come last, and in the order of their files.
 * @returns {Promise<{ rules: RuleToCheck[], strays: string[] }>} strays: checks that belong to no black-box rule
 */
export async function rulesToCheck() {
  const { still, advancing, long } = await loadChecks();
  const rules = readRules(root).flatMap(({ name, rules: all }) =>
    all
      .filter(({ kind }) => kind === 'black-box')
      .map(({ tag, text }) => ({
        ...{ part: name, tag, text: excerptOf(text) },
        check: still.get(tag) ?? advancing.get(tag),
        advancesClock: advancing.has(tag),
        waitsLong: long.has(tag),
      })),
  );
  const tags = new Set(rules.map(({ tag }) => tag));
  const inOrder = [...advancing.keys()];
  return {
    rules: [
      ...rules.filter(({ advancesClock }) => !advancesClock),
      ...rules.filter(({ advancesClock }) => advancesClock).sort((a, b) => inOrder.indexOf(a.tag) - inOrder.indexOf(b.tag)),
    ],
    strays: [...still.keys(), ...advancing.keys()].filter((tag) => !tags.has(tag)),
  };
}

async function loadChecks() {
  const still = new Map();
  const advancing = new Map();
  const long = new Set();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort()) {
    const { checks = {}, clockChecks = {}, longChecks = {} } = await import(`../checks/${file}`);
    for (const [tag, check] of Object.entries(checks)) still.set(tag, check);
    for (const [tag, check] of Object.entries({ ...clockChecks, ...longChecks })) advancing.set(tag, check);
    for (const tag of Object.keys(longChecks)) long.add(tag);
  }
  return { still, advancing, long };
}
