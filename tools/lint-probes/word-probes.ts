import type { Probe } from './probes';

const kernel = 'libs/kernel/src/index.ts';
const access = 'libs/access/src/index.ts';
const accessTest = 'libs/access/src/domain/decide-admission.spec.ts';
const queue = 'libs/adapters/queue/src/index.ts';
const api = 'libs/http/src/edge/operation.ts';

/** Violations of the rules of words, by the rule that has to see each. */
export const wordViolations: Record<string, Probe[]> = {
  'words/standard-names': [
    { title: 'a name made of a word that has a standard term', file: access, code: 'export const orderLetter = 1;\n' },
    { title: 'the same in a test', file: accessTest, code: 'export class EventDesk {}\n' },
    { title: 'the same in a tool', file: 'tools/explained.mjs', code: 'export const outbox = { bell: 1 };\n' },
    { title: 'the same in a statement of SQL', file: queue, code: "export const SQL = 'select behind_wall()';\n" },
    { title: 'the same in a template of SQL', file: queue, code: 'export const SQL = `select facts_untold from event`;\n' },
  ],
  'words/nouns-for-locals': [
    { title: 'a local called by a participle', file: access, code: 'export function one() {\n  const found = 1;\n  return found;\n}\n' },
    { title: 'a parameter of a method', file: access, code: 'export class Reader {\n  read(given: string) {\n    return given;\n  }\n}\n' },
    { title: 'a destructured one', file: accessTest, code: 'export const first = ([kept]: string[]) => kept;\n' },
    { title: 'one with a default, renamed', file: 'tools/explained.mjs', code: 'export const first = ({ key: known = 1 }) => known;\n' },
  ],
  'words/plain-docstrings': [
    {
      title: 'a docstring that begins with a relative clause',
      file: access,
      code: '/** What an order costs. */\nexport const cost = 1;\n',
    },
    { title: 'the same over several lines', file: api, code: '/**\n * Whether an order is paid.\n */\nexport const isPaid = true;\n' },
    { title: 'a phrase that has a standard term', file: kernel, code: '/** Sets every price anew. */\nexport const price = 1;\n' },
  ],
  'words/plain-titles': [
    { title: 'a title of a test', file: accessTest, code: "it('[D-125] is told once', () => expect(1).toBe(1));\n" },
    {
      title: 'a title that begins with a relative pronoun',
      file: accessTest,
      code: "it('[D-52] that is right is accepted', () => expect(1).toBe(1));\n",
    },
    {
      title: 'a title within another that begins with a preposition',
      file: accessTest,
      code: "describe('a key', () => describe('without a scope', () => {}));\n",
    },
    {
      title: 'the same of a suite that needs a service',
      file: accessTest,
      code: "declare const describeWithRedis: typeof describe;\ndescribeWithRedis(`by ${'key'}`, () => {});\n",
    },
    { title: 'a title of many tests', file: accessTest, code: "describe.each([1])('%s comes twice', () => {});\n" },
  ],
};
