import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, runBy } from './other-node.mjs';

describe('another Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-node-'));
  const other = join(folder, 'node');
  beforeAll(() => symlinkSync(process.execPath, other));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one that whatever it starts finds', () => {
    expect(environmentOf(other).PATH).toBe(`${folder}:${process.env['PATH']}`);
  });

  it('ends with the exit code of its script', async () => {
    const isFoundFirst = `process.exit(process.env.PATH.startsWith(${JSON.stringify(`${folder}:`)}) ? 3 : 4)`;
    expect(await runBy(other, ['--eval', isFoundFirst])).toBe(3);
  });
});
