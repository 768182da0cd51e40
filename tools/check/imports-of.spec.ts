import { importsOf } from './imports-of.mjs';

const importedBy = (text: string) => importsOf('libs/a/src/file.ts', text).imports;
const reExportedBy = (text: string) => importsOf('libs/a/src/index.ts', text).reExports;

describe('the imports of a file', () => {
  it.each([
    [`import { a, b as c, type D } from './x';`, ['a', 'b']],
    [`import a from './x';`, ['default']],
    [`import a, { b } from './x';`, ['b', 'default']],
    [`import * as x from './x';`, 'all'],
    [`import './x';`, 'all'],
    [`export const late = () => import('./x');`, 'all'],
    [`const { a } = require('./x');`, 'all'],
    [`const path = require.resolve('./x');`, 'all'],
    [`jest.mock('./x');`, 'all'],
    [`const real = jest.requireActual('./x');`, 'all'],
    [`import {\n  a,\n} from './x';\n\nexport const b = a;\n`, ['a']],
  ])('are read from %s', (text, names) => {
    expect(importedBy(text)).toEqual([{ specifier: './x', names }]);
  });

  it.each([
    `import type { A } from './x';`,
    `import { type A } from './x';`,
    `import type * as x from './x';`,
    `// import { a } from './x';`,
    `const text = "import { a } from './x';";`,
    'const name = "./x"; const late = () => import(name);',
    '',
  ])('are none in %s', (text) => {
    expect(importedBy(text)).toEqual([]);
  });

  it('are found below other code, and in JSX', () => {
    const text = `export function Page() {\n  return <p>{'text'}</p>;\n}\nexport const late = async () => (await import('./x')).a;\nexport const b = 1;\n`;
    expect(importsOf('apps/a/page.tsx', text).imports).toEqual([{ specifier: './x', names: 'all' }]);
  });
});

describe('the re-exports of a file', () => {
  it.each([
    [`export { a, type B } from './x';`, [{ specifier: './x', name: 'a', as: 'a' }]],
    [`export { a as b } from './x';`, [{ specifier: './x', name: 'a', as: 'b' }]],
    [`export * from './x';`, [{ specifier: './x', name: '*', as: '*' }]],
    [`export * as x from './x';`, [{ specifier: './x', name: '*', as: 'x' }]],
    [`export type { A } from './x';`, []],
    [`export type * from './x';`, []],
    [`const a = 1;\nexport { a };`, []],
  ])('are read from %s', (text, reExports) => {
    expect(reExportedBy(text)).toEqual(reExports);
  });
});
