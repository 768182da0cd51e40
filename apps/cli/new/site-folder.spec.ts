import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SiteFolder } from './site-folder.mjs';

let around: string;
let folder: string;
let ending: AbortController;

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'site-folder-')));
  folder = join(around, 'my-shop');
  ending = new AbortController();
});
afterEach(() => rmSync(around, { recursive: true }));

async function make(meanwhile = () => {}): Promise<void> {
  const draft = await SiteFolder.begin(folder, ending.signal);
  await draft.finish(async () => {
    writeFileSync(join(draft.path, 'package.json'), '{}');
    expect(existsSync(join(folder, 'package.json'))).toBe(false);
    meanwhile();
    await draft.putInPlace();
  });
}

describe('the folder of a new site', () => {
  it('is there as a whole, also where an empty one was', async () => {
    mkdirSync(folder);
    await make();
    expect([readdirSync(around), readdirSync(folder)]).toEqual([['my-shop'], ['package.json']]);
  });

  it.each([
    ['a folder with files', () => mkdirSync(join(folder, 'app'), { recursive: true })],
    ['a file', () => writeFileSync(folder, '')],
    ['a link to nowhere', () => symlinkSync('nowhere', folder)],
  ])('takes the place of nothing: not of %s', async (_what, put) => {
    put();
    await expect(make()).rejects.toMatchObject({ code: 'EXISTS', message: expect.stringContaining(folder) });
    expect(readdirSync(around)).toEqual(['my-shop']);
  });

  it('takes the place of nothing that came meanwhile', async () => {
    const put = () => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'mine'), 'mine');
    };
    await expect(make(put)).rejects.toMatchObject({ code: 'EXISTS' });
    expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('mine');
    expect(readdirSync(around)).toEqual(['my-shop']);
  });

  it('is not there after a failure or an interruption, and nothing of it is left', async () => {
    const fail = () => {
      throw new Error('no');
    };
    await expect(make(fail)).rejects.toThrow('no');
    await expect(make(() => ending.abort())).rejects.toMatchObject({ code: 'INTERRUPTED', exitCode: 130 });
    expect(readdirSync(around)).toEqual([]);
  });

  it('needs a folder around it', async () => {
    folder = join(around, 'nowhere', 'my-shop');
    await expect(make()).rejects.toMatchObject({ code: 'FILE', message: expect.stringContaining('there is no such file or folder') });
  });
});
