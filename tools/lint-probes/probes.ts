import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordViolations } from './word-probes';

export interface Probe {
  title: string;
  /** The existing file in whose place the code is linted. */
  file: string;
  code: string;
}

const root = join(__dirname, '../..');

function firstFile(folder: string, pattern: RegExp): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const name = names.filter((name) => pattern.test(name)).sort()[0];
  if (!name) throw new Error(`No file like ${pattern} below ${folder}.`);
  return `${folder}/${name}`;
}

const kernel = 'libs/kernel/src/index.ts';
const kernelTest = firstFile('libs/kernel/src', /\.spec\.ts$/);
const contracts = 'libs/contracts/src/index.ts';
const contractsTest = firstFile('libs/contracts/src', /\.spec\.ts$/);
const access = 'libs/access/src/index.ts';
const accessTest = firstFile('libs/access/src', /\.spec\.ts$/);
const workspaceDocument = 'libs/workspace-document/src/index.ts';
const postgres = 'libs/adapters/postgres/src/index.ts';
const queue = 'libs/adapters/queue/src/index.ts';
const composition = 'libs/composition/src/index.ts';
const http = 'libs/http/src/index.ts';
const face = 'libs/store-api/src/store.module.ts';
const faceTest = firstFile('libs/hosted/src', /(?<!-)spec\.ts$/);
const api = 'apps/api/src/callbacks/callbacks.module.ts';
const worker = firstFile('apps/worker/src/processors', /(?<!spec)\.ts$/);
const storefrontSite = 'apps/example-storefront/server.mjs';
const testing = 'libs/testing/src/index.ts';
const sdk = 'libs/sdk/src/index.ts';
/** A file of each set of restrictions. */
const everywhere = {
  'the kernel': kernel,
  'a context': access,
  'the api': api,
  composition,
  'the SDK': sdk,
  'a tool': 'tools/explained.mjs',
  'an example': 'examples/nextjs/lib/store.ts',
  'a page of the example storefront': 'apps/example-storefront/public/dom.js',
  'a test': accessTest,
};

const uses = (specifier: string) => `import * as used from '${specifier}';\nexport const name = String(used);\n`;
const imports = (who: string, file: string, specifier: string): Probe => ({
  title: `${who} imports ${specifier}`,
  file,
  code: uses(specifier),
});
const lines = (count: number) => 'void 0;\n'.repeat(count);

/** One violation of each kind, by the rule that has to see it. */
export const violations: Record<string, Probe[]> = {
  ...wordViolations,
  'texts/no-raw-cuts': [
    { title: 'a context cuts a name', file: access, code: 'export const short = (name: string) => name.slice(0, 40);\n' },
    {
      title: 'the api cuts a text by a constant',
      file: api,
      code: 'const MOST = 50;\nexport const short = (label: string) => label.slice(0, MOST);\n',
    },
    {
      title: 'an adapter cuts what a method answers',
      file: queue,
      code: 'export const short = (given: unknown) => String(given).trim().substring(0, 500);\n',
    },
    {
      title: 'a context cuts code points',
      file: access,
      code: "export const short = (title: string) => [...title].slice(0, 200).join('');\n",
    },
    {
      title: 'the SDK cuts an answer',
      file: sdk,
      code: 'const MOST = 80;\nexport const short = (text: string) => `${text.slice(0, MOST - 1)}…`;\n',
    },
    { title: 'a command cuts a text', file: 'apps/cli/texts.mjs', code: 'export const short = (message) => message.substr(0, 160);\n' },
    {
      title: 'a page of the example storefront cuts a text',
      file: 'apps/example-storefront/public/dom.js',
      code: 'export const short = (text) => text.slice(0, 160);\n',
    },
  ],
  '@nx/enforce-module-boundaries': [
    imports('the kernel', kernel, '@svc/contracts'),
    imports('the kernel', kernel, 'zod'),
    imports('a test of the kernel', kernelTest, '@svc/testing'),
    imports('the contracts', contracts, '@svc/access'),
    imports('the contracts', contracts, 'typeorm'),
    imports('a test of the contracts', contractsTest, '@svc/testing'),
    imports('a context', access, '@svc/catalogue'),
    imports('a context', access, '@svc/workspace-document'),
    imports('a context', access, '@svc/adapters/postgres'),
    imports('a context', access, '@svc/composition'),
    imports('a context', access, '@nestjs/common'),
    imports('a context', access, 'typeorm'),
    imports('a context', access, 'pg'),
    imports('a context', access, 'bullmq'),
    imports('a context', access, 'fast-check'),
    imports('a context', access, '../../catalogue/src/index'),
    imports('a test of a context', accessTest, '@svc/catalogue/testing'),
    imports('a test of a context', accessTest, '@svc/adapters/postgres'),
    imports('a context with suppliers', workspaceDocument, '@svc/storefront'),
    imports('an adapter', postgres, '@svc/composition'),
    imports('an adapter', postgres, '@nestjs/common'),
    imports('an adapter', postgres, 'bullmq'),
    imports('an adapter', queue, 'typeorm'),
    imports('an adapter', queue, '@svc/adapters/postgres'),
    imports('composition', composition, 'express'),
    imports('what every request passes', http, '@svc/adapters/postgres'),
    imports('what every request passes', http, '@svc/store-api'),
    imports('a face', face, '@svc/adapters/postgres'),
    imports('a face', face, '@svc/hosted'),
    imports('a face', face, '@svc/reference'),
    imports('a face', face, '../../hosted/src/page'),
    imports('a face', face, '../../../apps/api/src/faces/operation-modules'),
    imports('a face', face, 'typeorm'),
    imports('a test of a face', faceTest, '@svc/management-api'),
    imports('the api', api, '@svc/adapters/postgres'),
    imports('the api', api, 'typeorm'),
    imports('the api', api, 'bullmq'),
    imports('the worker', worker, '@svc/adapters/queue'),
    imports('the worker', worker, '@svc/hosted'),
    imports('the worker', worker, '../../../api/src/faces/operation-modules'),
    imports('the worker', worker, 'typeorm'),
    imports('the worker', worker, '@nestjs/platform-express'),
    imports('the command line', 'apps/cli/texts.mjs', '@svc/kernel'),
    imports('the command line', 'apps/cli/texts.mjs', 'zod'),
    imports('the command line', 'apps/cli/texts.mjs', '../../tools/start/settings.mjs'),
    imports('the example storefront', storefrontSite, '@svc/kernel'),
    imports('the example storefront', storefrontSite, 'zod'),
    imports('the test helpers', testing, '@svc/access'),
    imports('the test helpers', testing, '@svc/adapters/postgres'),
    { title: 'a context exports another', file: access, code: `export * from '@svc/catalogue';\n` },
    { title: 'a context imports a type of another', file: access, code: `import type { X } from '@svc/catalogue';\nexport type Y = X;\n` },
    { title: 'the api loads an adapter later', file: api, code: `export const late = () => import('@svc/adapters/postgres');\n` },
  ],
  'no-restricted-imports': [
    imports('a context', access, '@svc/testing'),
    imports('a context', access, '@svc/access/testing'),
    imports('a context', access, './testing'),
    imports('a context with suppliers', workspaceDocument, '@svc/catalogue/testing'),
    imports('a context with suppliers', workspaceDocument, '@svc/catalogue/src/domain/product.item'),
    imports('an adapter', postgres, '@svc/catalogue/testing'),
    imports('composition', composition, '@svc/testing'),
    imports('the api', api, '@svc/testing'),
    imports('a face', face, '@svc/testing'),
    imports('the kernel', kernel, 'node:crypto'),
    imports('the contracts', contracts, 'node:fs'),
    imports('a context', access, 'node:fs'),
    imports('a context', access, 'node:timers/promises'),
    imports('a context', access, 'fs'),
    imports('an adapter', postgres, 'path'),
    { title: 'a context makes random bytes', file: access, code: `export { randomBytes } from 'node:crypto';\n` },
    { title: 'a context exports its fakes', file: access, code: `export * from './testing';\n` },
  ],
  'no-restricted-properties': [
    { title: 'a context reads the environment', file: access, code: `export const port = process.env.PORT;\n` },
    { title: 'an adapter reads the environment', file: postgres, code: `export const { PORT } = process.env;\n` },
    { title: 'a face reads the environment', file: face, code: `export const port = process.env['PORT'];\n` },
    { title: 'the api reads the environment', file: api, code: `export const port = process.env['PORT'];\n` },
    { title: 'the kernel asks for the time', file: kernel, code: `export const now = () => Date.now();\n` },
    { title: 'a context asks for the time', file: access, code: `export const now = () => Date.now();\n` },
    { title: 'a context throws dice', file: access, code: `export const dice = () => Math.random();\n` },
    { title: 'a test is skipped', file: accessTest, code: `it.skip('works', () => {});\n` },
    { title: 'a suite is skipped', file: accessTest, code: `describe.skip('all', () => {});\n` },
    { title: 'a test runs alone', file: accessTest, code: `it.only('works', () => {});\n` },
    { title: 'a test is left for later', file: accessTest, code: `it.todo('works');\n` },
    { title: 'a test replaces a module', file: accessTest, code: `jest.mock('@svc/kernel');\n` },
    ...Object.entries(everywhere).map(([who, file]) => ({
      title: `${who} asks URL.canParse`,
      file,
      code: `export const isAddress = URL.canParse('https://läden.example');\n`,
    })),
    { title: 'a test has all modules loaded again', file: accessTest, code: `jest.resetModules();\n` },
  ],
  'no-restricted-globals': [
    { title: 'a context calls the network', file: access, code: `export const get = () => fetch('http://localhost');\n` },
    { title: 'a context sets a timer', file: access, code: `export const later = (then: () => void) => setTimeout(then, 1);\n` },
    { title: 'a test is skipped by another name', file: accessTest, code: `xit('works', () => {});\n` },
  ],
  'no-restricted-syntax': [
    { title: 'a context makes a date of the moment', file: access, code: `export const now = () => new Date();\n` },
    { title: 'the contracts make a date of the moment', file: contracts, code: `export const now = () => new Date();\n` },
    { title: 'an index exports everything of a file', file: access, code: `export * from './domain/caller';\n` },
    { title: 'an index exports every type of a file', file: contracts, code: `export type * from './facts';\n` },
    {
      title: 'a test index exports everything of a file',
      file: 'libs/access/src/testing/index.ts',
      code: `export * from './in-memory-access';\n`,
    },
    { title: 'the api exports everything of a file', file: api, code: `export * from './read';\n` },
    { title: 'composition exports everything of a file', file: composition, code: `export * from './config/config';\n` },
    { title: 'the SDK exports everything of a file', file: sdk, code: `export * from './errors';\n` },
    { title: 'a tool exports everything of a file', file: 'tools/explained.mjs', code: `export * from './log-file.mjs';\n` },
  ],
  'no-restricted-exports': [{ title: 'a library has a default export', file: access, code: `export default class Key {}\n` }],
  'no-console': [{ title: 'a library prints', file: postgres, code: `console.log('here');\n` }],
  'no-warning-comments': [
    { title: 'something is left to do', file: access, code: `// TODO later\nexport const done = false;\n` },
    { title: 'a rule of types is switched off for a line', file: access, code: `// oxlint-disable-next-line\nexport const one = 1;\n` },
    {
      title: 'a rule of types is switched off for a file',
      file: access,
      code: `/* oxlint-disable typescript/return-await */\nexport const one = 1;\n`,
    },
  ],
  'max-lines': [
    { title: 'a source file is long', file: access, code: lines(301) },
    { title: 'a test file is very long', file: accessTest, code: lines(601) },
  ],
  'max-lines-per-function': [{ title: 'a function is long', file: access, code: `export function long() {\n${lines(85)}}\n` }],
  'max-params': [
    {
      title: 'a function takes many things',
      file: access,
      code: `export const sum = (...[a]: number[]) => a;\nexport function all(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7) {\n  return [a, b, c, d, e, f, g];\n}\n`,
    },
  ],
  'max-depth': [
    {
      title: 'a function is nested',
      file: access,
      code: `export function deep(a: boolean) {\n  if (a) {\n    while (a) {\n      for (;;) {\n        if (a) return;\n      }\n    }\n  }\n}\n`,
    },
  ],
  complexity: [
    {
      title: 'a function takes many ways',
      file: access,
      code: `export const pick = (n: number) => ${Array.from({ length: 15 }, (_, i) => `n === ${i} ? ${i} :`).join(' ')} -1;\n`,
    },
  ],
  '@typescript-eslint/no-explicit-any': [
    { title: 'a type is given up', file: access, code: `export const loose = (value: any) => value;\n` },
  ],
  '@typescript-eslint/ban-ts-comment': [
    { title: 'the compiler is silenced', file: access, code: `// @ts-ignore\nexport const text: string = 1;\n` },
  ],
  'typescript(no-floating-promises)': [
    { title: 'a promise is dropped', file: postgres, code: `export async function write() {}\nexport function go() {\n  write();\n}\n` },
    { title: 'a test does not wait', file: accessTest, code: `it('waits', () => {\n  expect(Promise.resolve(1)).resolves.toBe(1);\n});\n` },
  ],
  'typescript(no-misused-promises)': [
    {
      title: 'a promise is taken for its answer',
      file: postgres,
      code: `export async function ok() {\n  return true;\n}\nexport const yes = () => (ok() ? 1 : 2);\n`,
    },
  ],
  'typescript(only-throw-error)': [
    { title: 'something is thrown that is no error', file: access, code: `export function fail(): never {\n  throw 'no key';\n}\n` },
  ],
  'typescript(return-await)': [
    {
      title: 'a failure escapes its try',
      file: access,
      code: `const load = async () => 1;\nexport async function get() {\n  try {\n    return load();\n  } catch {\n    return 0;\n  }\n}\n`,
    },
  ],
  'typescript(switch-exhaustiveness-check)': [
    {
      title: 'a case is forgotten',
      file: access,
      code: `export function of(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n}\n`,
    },
  ],
  'parser or comment': [
    { title: 'a rule is switched off in place', file: access, code: `/* eslint-disable no-var */\nexport const one = 1;\n` },
  ],
};

/** Probes that the same rules have to let through. */
export const allowed: Probe[] = [
  imports('the contracts', contracts, '@svc/kernel'),
  imports('the contracts', contracts, 'zod'),
  imports('a context', access, '@svc/contracts'),
  imports('a context', access, 'zod'),
  { title: 'a context hashes', file: access, code: `export { createHash } from 'node:crypto';\n` },
  imports('a context with suppliers', workspaceDocument, '@svc/catalogue'),
  imports('a test of a context', accessTest, '@svc/testing'),
  imports('a test of a context', accessTest, '../testing'),
  imports('a test of a context', accessTest, 'fast-check'),
  imports('an adapter', postgres, '@svc/catalogue'),
  imports('an adapter', postgres, 'typeorm'),
  imports('an adapter', postgres, 'node:fs/promises'),
  imports('an adapter', queue, 'bullmq'),
  imports('composition', composition, '@svc/adapters/postgres'),
  imports('composition', composition, '@nestjs/common'),
  imports('what every request passes', http, '@svc/composition'),
  imports('a face', face, '@svc/http'),
  imports('a face', face, '@svc/composition'),
  imports('the api', api, '@svc/http'),
  imports('the api', api, '@svc/store-api'),
  imports('the api', api, '@svc/composition'),
  imports('the api', api, '@nestjs/common'),
  imports('the worker', worker, '@svc/composition'),
  imports('the test helpers', testing, '@svc/kernel'),
  imports('the test helpers', testing, 'pg'),
  { title: 'the SDK exports its generated types', file: sdk, code: `export type * from './generated/storefront';\n` },
  { title: 'the SDK exports a file as one name', file: sdk, code: `export * as money from './shop/money';\n` },
];
