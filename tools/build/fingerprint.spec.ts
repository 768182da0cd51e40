import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

describe('the fingerprint of the sources', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    for (const file of [
      'package-lock.json',
      'tsconfig.base.json',
      'tools/explained.mjs',
      'tools/build/build.mjs',
      'apps/api/src/main.ts',
      'apps/worker/src/main.ts',
      'libs/kernel/src/index.ts',
      'docs/webhooks.md',
    ])
      write(file, file);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, content: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }

  it.each([
    'libs/kernel/src/index.ts',
    'libs/kernel/src/new.ts',
    'libs/sdk/src/testing/fake-fetch.ts',
    'docs/webhooks.md',
    'package-lock.json',
  ])('changes with %s', async (file) => {
    const before = await fingerprint(root);
    write(file, 'changed');
    expect(await fingerprint(root)).not.toBe(before);
  });

  it.each([
    ['a test', 'libs/kernel/src/index.spec.ts'],
    ['a contract suite', 'libs/orders/src/orders.contract.ts'],
    ['a fake', 'libs/orders/src/testing/in-memory-orders.ts'],
    ['a fake of an adapter', 'libs/adapters/storage/src/testing/s3-stub.ts'],
    ['what tests start the processes by', 'libs/testing/src/processes/service.ts'],
    ['a stand-in for a provider', 'libs/provider-stubs/src/stripe/stripe-stub.ts'],
    ['a project file', 'libs/orders/project.json'],
    ['the example storefront', 'apps/example-storefront/server.mjs'],
    ['a generated document', 'docs/openapi.json'],
    ['a page that is no guide', 'docs/conformance.md'],
  ])('does not change with %s', async (_name, file) => {
    const before = await fingerprint(root);
    write(file, 'changed');
    expect(await fingerprint(root)).toBe(before);
  });

  it('does not change with the time of a checkout, nor with the place of the clone', async () => {
    const before = await fingerprint(root);
    utimesSync(join(root, 'apps/api/src/main.ts'), 1, 1);
    expect(await fingerprint(root)).toBe(before);

    const elsewhere = `${root}-copy`;
    cpSync(root, elsewhere, { recursive: true });
    expect(await fingerprint(elsewhere)).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });
});
