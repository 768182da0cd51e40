import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFormerChunks } from './former-chunks.mjs';

describe('what builds of the SDK leave', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sdk-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are the chunks of the last one, and everything that is no chunk', async () => {
    for (const name of ['index.js', 'shared-NOW.js', 'shared-BEFORE.js', 'package.json']) writeFileSync(join(folder, name), '');
    await removeFormerChunks([{ path: join(folder, 'index.js') }, { path: join(folder, 'shared-NOW.js') }]);
    expect(readdirSync(folder).sort()).toEqual(['index.js', 'package.json', 'shared-NOW.js']);
  });
});
