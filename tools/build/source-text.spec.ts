import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceText } from './source-text.mjs';

describe('a source file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'source-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (name: string, contents: string | Buffer, compiled?: (text: string) => Promise<string>) => {
    writeFileSync(join(folder, name), contents);
    return sourceText(join(folder, name), compiled);
  };

  it('is left to esbuild where it holds ASCII alone, unless it has to be compiled', async () => {
    expect(await read('a.js', 'a')).toBeUndefined();
    expect(await read('a.ts', 'a', (text) => Promise.resolve(`${text}!`))).toBe('a!');
  });

  it('goes into the bundle with its expressions in ASCII, compiled or not', async () => {
    expect(await read('a.js', 'a = /é/')).toBe('a = (new RegExp("é",""))');
    expect(await read('a.ts', 'a = /é/', (text) => Promise.resolve(`${text};`))).toBe('a = (new RegExp("é",""));');
  });

  it.each(['a.js', 'a.ts', 'a.json'])('stops the build when it is not UTF-8: %s', async (name) => {
    await expect(read(name, Buffer.from('"\xe9"', 'latin1'))).rejects.toThrow('is not UTF-8: save it as such.');
  });
});
