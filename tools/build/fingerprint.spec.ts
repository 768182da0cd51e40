import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

describe('the fingerprint of the sources', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    for (const file of ['package-lock.json', 'tsconfig.base.json', 'tools/build/build.mjs', 'apps/api/src/main.ts', 'libs/kernel/src/index.ts', 'docs/webhooks.md']) write(file, file);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, content: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }

  it.each(['libs/kernel/src/index.ts', 'libs/kernel/src/new.ts', 'docs/webhooks.md', 'package-lock.json'])('changes with %s', async (file) => {
    const before = await fingerprint(root);
    write(file, 'changed');
    expect(await fingerprint(root)).not.toBe(before);
  });

  it('does not change with a test, nor with the time of a checkout, nor with the place of the clone', async () => {
    const before = await fingerprint(root);
    write('libs/kernel/src/index.spec.ts', 'a test');
    write('docs/openapi.json', 'generated');
    utimesSync(join(root, 'apps/api/src/main.ts'), 1, 1);
    expect(await fingerprint(root)).toBe(before);

    const elsewhere = `${root}-copy`;
    cpSync(root, elsewhere, { recursive: true });
    expect(await fingerprint(elsewhere)).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });
});
