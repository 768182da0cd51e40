import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areMade, hashOfFiles, recordMade } from './made-files.mjs';

describe('files that were made from sources', () => {
  let folder: string;
  let record: string;
  let files: string[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'made-'));
    record = join(folder, 'records/made.json');
    files = ['one.d.ts', 'two.d.ts'].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, 'export {};\n');
    await recordMade(record, 'sources', files);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are not made again from the same sources', async () => {
    expect(await areMade(record, 'sources')).toBe(true);
  });

  it.each([
    ['their sources have changed', () => undefined, 'other sources'],
    ['one of them is missing', () => rmSync(files[0]!), 'sources'],
    ['one of them has changed', () => writeFileSync(files[1]!, 'export const one = 1;\n'), 'sources'],
    ['there is no record', () => rmSync(record), 'sources'],
    ['the record cannot be read', () => writeFileSync(record, '{'), 'sources'],
  ])('are made again where %s', async (_, change, sources) => {
    change();
    expect(await areMade(record, sources)).toBe(false);
  });
});

it('the hash of sources is of their paths, their contents and what else decides', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const [one, two] = [join(folder, 'one.ts'), join(folder, 'two.ts')];
  for (const file of [one, two]) writeFileSync(file, 'let a;');
  const hashes = [await hashOfFiles([one]), await hashOfFiles([two]), await hashOfFiles([one], '5.9.3')];
  writeFileSync(one, 'let b;');
  expect(new Set([...hashes, await hashOfFiles([one])]).size).toBe(4);
  expect(await hashOfFiles([two, one])).toBe(await hashOfFiles([one, two]));
  rmSync(folder, { recursive: true });
});
