import { importGraph } from './import-graph.mjs';

const aliases = { '@svc/orders': 'libs/orders/src/index.ts', '@svc/all': 'libs/all/src/index.ts' };
const ORDERS = {
  'libs/orders/src/index.ts': `export { cancel } from './domain/cancel';\nexport { refund as giveBack } from './domain';\n`,
  'libs/orders/src/domain/index.ts': `export { refund } from './refund';\nexport const PARTS = 1;\n`,
  'libs/orders/src/domain/cancel.ts': `export const cancel = 1;\n`,
  'libs/orders/src/domain/refund.ts': `export const refund = 1;\n`,
  'libs/all/src/index.ts': `export * from '@svc/orders';\nexport const own = 1;\n`,
};

/** The files that `apps/api/file.ts` uses, sorted. */
function usedBy(text: string, others: Record<string, string> = {}): string[] {
  const texts: Record<string, string> = { ...ORDERS, ...others, 'apps/api/file.ts': text };
  return [...importGraph({ files: Object.keys(texts), read: (file) => texts[file]!, aliases }).get('apps/api/file.ts')!].sort();
}

describe('a file', () => {
  it('uses the file that declares a name, not the index that it is imported from', () => {
    expect(usedBy(`import { cancel } from '@svc/orders';`)).toEqual(['libs/orders/src/domain/cancel.ts']);
  });

  it('uses that file also through several indexes and by another name', () => {
    expect(usedBy(`import { giveBack } from '@svc/orders';`)).toEqual(['libs/orders/src/domain/refund.ts']);
  });

  it('uses an index for what the index declares', () => {
    expect(usedBy(`import { PARTS } from '../../libs/orders/src/domain';`)).toEqual(['libs/orders/src/domain/index.ts']);
  });

  it.each([`import * as orders from '@svc/orders';`, `import '@svc/orders';`, `const late = () => import('@svc/orders');`])(
    'uses everything of an index by %s',
    (text) => {
      expect(usedBy(text)).toEqual(['libs/orders/src/domain/cancel.ts', 'libs/orders/src/domain/refund.ts', 'libs/orders/src/index.ts']);
    },
  );

  it('uses what a name may come from, where an index exports everything of another', () => {
    expect(usedBy(`import { cancel } from '@svc/all';`)).toEqual(['libs/all/src/index.ts', 'libs/orders/src/domain/cancel.ts']);
  });

  it('uses files beside it, whatever their kind', () => {
    const others = {
      'apps/api/view.tsx': '',
      'apps/api/data.json': '{}',
      'apps/api/tool.mjs': '',
      'apps/api/kit.cjs': '',
      'apps/api/part/index.ts': 'export const part = 1;',
    };
    const text = `import { view } from './view';\nimport data from './data.json';\nimport { tool } from './tool.mjs';\nconst kit = require('./kit.cjs');\nimport { part } from './part';\n`;
    expect(usedBy(text, others)).toEqual(Object.keys(others).sort());
  });

  it('uses what it exports of others, unless it is an index', () => {
    expect(usedBy(`export { cancel } from '@svc/orders';`)).toEqual(['libs/orders/src/domain/cancel.ts']);
  });

  it('uses no package, and nothing that is not there', () => {
    expect(usedBy(`import { z } from 'zod';\nimport { gone } from './gone';\n`)).toEqual([]);
  });
});

it('indexes that export one another end the search', () => {
  const texts: Record<string, string> = {
    'a/index.ts': `export * from '../b';`,
    'b/index.ts': `export * from '../a';`,
    'c.ts': `import { x } from './a';`,
  };
  expect([...importGraph({ files: Object.keys(texts), read: (file) => texts[file]!, aliases: {} }).get('c.ts')!].sort()).toEqual([
    'a/index.ts',
    'b/index.ts',
  ]);
});
