import { basename } from 'node:path';

/**
 * Words that stood for things that have a standard name, as the words of an identifier or a file name in a row, and the
 * name to use. `except`: names in which the word means something else.
 */
export const FORBIDDEN_WORDS = [
  { words: 'bell', use: 'job or notifier' },
  { words: 'bells', use: 'jobs' },
  { words: 'sight', use: 'tenant scope or access' },
  { words: 'sees every', use: 'serves every' },
  { words: 'walled', use: 'tenant-scoped' },
  { words: 'wall gap', use: 'row security gap' },
  { words: 'front door', use: 'request handler' },
  { words: 'opening door', use: 'request handler' },
  { words: 'desk', use: 'page service' },
  { words: 'visits', use: 'page loader' },
  { words: 'letter', use: 'email' },
  { words: 'letters', use: 'emails' },
  { words: 'scene', use: 'pricing context' },
  { words: 'scenes', use: 'pricing contexts' },
  { words: 'lives', use: 'timeouts' },
  { words: 'recipe', use: 'the operation itself' },
  { words: 'gathering', use: 'micro-batcher' },
  { words: 'gatherings', use: 'micro-batchers' },
  { words: 'work off', use: 'process' },
  { words: 'wonder', use: 'handleUnknownReference' },
  { words: 'breath', use: 'batching delay' },
  { words: 'upkeep', use: 'maintenance task' },
  { words: 'forget', use: 'purge rows, invalidate what is cached' },
  { words: 'booth', use: 'rail fixture' },
  { words: 'rush', use: 'load run' },
  { words: 'mortal', use: 'killable process' },
  { words: 'mortals', use: 'killable processes' },
  { words: 'doom', use: 'crash schedule' },
  { words: 'workbench', use: 'edit session' },
  { words: 'shop face', use: 'branding' },
  { words: 'speech', use: 'locale' },
].map((entry) => ({ ...entry, spelled: ` ${entry.words} ` }));

/** The forbidden words that a name is made of; `ShopFaceReader` and `shop-face-reader.ts` read alike. */
export function forbiddenIn(name) {
  const spelled = ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()} `;
  return FORBIDDEN_WORDS.filter((entry) => spelled.includes(entry.spelled));
}

const fault = (name, { words, use }) => `“${name}” says “${words}”: the standard name is ${use} (CONTRIBUTING.md, Names).`;

/** Reports identifiers and file names that are made of forbidden words. */
const standardNames = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'names are the standard terms of the field' } },
  create(context) {
    const judge = (node) => {
      for (const entry of forbiddenIn(node.name)) context.report({ node, message: fault(node.name, entry) });
    };
    return {
      Identifier: judge,
      PrivateIdentifier: judge,
      JSXIdentifier: judge,
      Program(node) {
        const name = basename(context.filename);
        for (const entry of forbiddenIn(name)) context.report({ node, loc: { line: 1, column: 0 }, message: fault(name, entry) });
      },
    };
  },
};

export const words = { rules: { 'standard-names': standardNames } };
