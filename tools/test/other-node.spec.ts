import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf } from './other-node.mjs';

describe('another Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-node-'));
  const other = join(folder, 'node');
  beforeAll(() => symlinkSync(process.execPath, other));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one that whatever it starts finds', () => {
    expect(environmentOf(other).PATH).toBe(`${folder}:${process.env['PATH']}`);
  });
});
