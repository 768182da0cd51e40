import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readsOf, relatedTests, sourcesOf } from './related-tests.mjs';

const TEXTS: Record<string, string> = {
  'jest.unit.cjs': `module.exports = require('./jest.preset.js');`,
  'jest.integration.cjs': `module.exports = { ...require('./jest.preset.js'), globalSetup: require.resolve('./setup.mjs') };`,
  'jest.preset.js': '',
  'setup.mjs': '',
  'package.json': '{}',
  'docs/guide.md': '',
  'libs/orders/project.json': '{}',
  'libs/orders/src/index.ts': `export { cancel } from './cancel';\nexport { refund } from './refund';\n`,
  'libs/orders/src/cancel.ts': `export const cancel = 1;`,
  'libs/orders/src/cancel.spec.ts': `import { cancel } from './cancel';`,
  'libs/orders/src/refund.ts': `export const refund = 1;`,
  'libs/orders/src/refund.spec.ts': `import { refund } from './refund';`,
  'libs/adapters/postgres/project.json': '{}',
  'libs/adapters/postgres/sql/take.sql': '',
  'libs/adapters/postgres/src/migrations/first.ts': '',
  'libs/adapters/postgres/src/store.ts': `import { cancel } from '@svc/orders';`,
  'libs/adapters/postgres/src/store.int-spec.ts': `import { store } from './store';`,
  'libs/adapters/postgres/src/other.int-spec.ts': '',
  'tools/docs/guide.spec.ts': `const guide = read('docs/guide.md');`,
  'tools/docs/reader.spec.ts': `/** @reads libs/read, docs/list.json */`,
  'tools/docs/beside.spec.ts': `const guide = join(__dirname, '../../docs/guide.md');`,
};
const sources = { files: Object.keys(TEXTS), read: (file: string) => TEXTS[file]!, aliases: { '@svc/orders': 'libs/orders/src/index.ts' } };
const related = (...changed: string[]) => relatedTests(sources, changed);

const UNITS = Object.keys(TEXTS)
  .filter((file) => file.endsWith('.spec.ts'))
  .sort();
const INTEGRATIONS = ['libs/adapters/postgres/src/other.int-spec.ts', 'libs/adapters/postgres/src/store.int-spec.ts'];

describe('the tests that a change can affect', () => {
  it('are those that use the changed file, over any number of files', () => {
    expect(related('libs/orders/src/cancel.ts')).toEqual({
      unit: ['libs/orders/src/cancel.spec.ts'],
      integration: ['libs/adapters/postgres/src/store.int-spec.ts'],
      unknown: [],
    });
  });

  it('are not those that use another name of the same index', () => {
    expect(related('libs/orders/src/refund.ts')).toEqual({ unit: ['libs/orders/src/refund.spec.ts'], integration: [], unknown: [] });
  });

  it('are the changed tests themselves', () => {
    expect(related('libs/orders/src/refund.spec.ts', 'libs/adapters/postgres/src/other.int-spec.ts')).toEqual({
      unit: ['libs/orders/src/refund.spec.ts'],
      integration: ['libs/adapters/postgres/src/other.int-spec.ts'],
      unknown: [],
    });
  });

  it.each([
    'libs/adapters/postgres/sql/take.sql',
    'libs/adapters/postgres/sql/deleted.sql',
    'libs/adapters/postgres/src/migrations/first.ts',
  ])('are the integration tests of its project for %s', (file) => {
    expect(related(file)).toEqual({ unit: [], integration: INTEGRATIONS, unknown: [] });
  });

  it('are those that have the path of the changed file in a string', () => {
    expect(related('docs/guide.md')).toEqual({
      unit: ['tools/docs/beside.spec.ts', 'tools/docs/guide.spec.ts'],
      integration: [],
      unknown: [],
    });
  });

  it('are those that say that they read the folder above it, or the file; deleted ones too', () => {
    const only = { unit: ['tools/docs/reader.spec.ts'], integration: [], unknown: [] };
    expect([related('libs/read/README.md'), related('libs/read/src/deleted.ts'), related('docs/list.json')]).toEqual([only, only, only]);
    expect(related('libs/reader/src/file.ts').unit).toEqual([]);
  });

  it('are all of a suite when its configuration changes', () => {
    expect(related('jest.preset.js')).toEqual({ unit: UNITS, integration: INTEGRATIONS, unknown: [] });
    expect(related('setup.mjs')).toEqual({ unit: [], integration: INTEGRATIONS, unknown: [] });
  });

  it('are none for an index by itself, for a deleted file, and for no change', () => {
    const none = { unit: [], integration: [], unknown: [] };
    expect([related('libs/orders/src/index.ts'), related('libs/orders/src/deleted.ts'), related()]).toEqual([none, none, none]);
  });

  it('are unknown for a file that nobody is known to use', () => {
    expect(related('package.json').unknown).toEqual(['package.json']);
  });
});

describe('the tests of this repository', () => {
  const root = join(__dirname, '../..');
  const repository = sourcesOf(root);

  it('every test that reads a folder with all below it says which, and the folders are there', () => {
    const tests = repository.files.filter((file) => /\.(spec|int-spec)\.tsx?$/.test(file) && file !== 'tools/check/related-tests.spec.ts');
    const reading = tests.filter((file) => /readdirSync\(.*recursive: true/.test(repository.read(file)));
    expect(reading.length).toBeGreaterThan(5);
    expect(reading.filter((file) => readsOf(repository.read(file)).length === 0)).toEqual([]);
    const paths = tests.flatMap((file) => readsOf(repository.read(file)));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('a rule of webhooks relates to its own tests, and to none of other contexts or of the database', () => {
    const { unit, integration } = relatedTests(repository, ['libs/webhooks/src/domain/next-attempt.ts']);
    expect(unit).toContain('libs/webhooks/src/domain/next-attempt.spec.ts');
    expect(unit.filter((file) => /^libs\/(?!webhooks\/)/.test(file))).toEqual([]);
    expect(integration.filter((file) => file.startsWith('libs/'))).toEqual([]);
  });

  it('the money of the kernel relates to tests of many contexts and of the database', () => {
    const { unit, integration } = relatedTests(repository, ['libs/kernel/src/money.ts']);
    expect(unit.length).toBeGreaterThan(50);
    expect(integration).toContain('libs/adapters/postgres/src/checkout/checkout-opening.int-spec.ts');
  });

  it('the database relates to every integration test of its adapter', () => {
    const all = repository.files.filter((file) => /^libs\/adapters\/postgres\/.*\.int-spec\.ts$/.test(file)).sort();
    expect(all.length).toBeGreaterThan(50);
    expect(relatedTests(repository, ['libs/adapters/postgres/sql/open_checkout.sql']).integration).toEqual(all);
  });
});
