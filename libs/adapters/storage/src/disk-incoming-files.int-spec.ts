import { FileTooLarge } from '@svc/content';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskIncomingFiles } from './disk-incoming-files';
import { TemporaryFolder } from './testing/temporary-folder';

async function* sent(...chunks: Buffer[]): AsyncIterable<Uint8Array> {
  yield* chunks;
}

describe('taking a file in', () => {
  let folder: TemporaryFolder;
  const incoming = () => new DiskIncomingFiles(join(folder.path, 'incoming'));
  const left = () => readdir(join(folder.path, 'incoming'));

  beforeEach(async () => {
    folder = await TemporaryFolder.make();
  });
  afterEach(() => folder.remove());

  it('has it whole, with its size and digest, and clears it away afterwards', async () => {
    const [one, two] = [randomBytes(100_000), randomBytes(50_000)];
    const bytes = Buffer.concat([one, two]);
    const read = await incoming().receive(sent(one, two), 150_000, async (file) => {
      expect(file).toMatchObject({ sizeBytes: 150_000, checksumSha256: createHash('sha256').update(bytes).digest('hex') });
      return readFile(file.path);
    });
    expect(read.equals(bytes)).toBe(true);
    expect(await left()).toEqual([]);
  });

  it('takes in an empty one', async () => {
    expect(await incoming().receive(sent(), 10, async ({ sizeBytes }) => sizeBytes)).toBe(0);
  });

  it('refuses the first byte too many, without waiting for the rest', async () => {
    let asked = 0;
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) yield Buffer.alloc((asked += 1) && 1_000);
    }
    await expect(incoming().receive(endless(), 10_000, async () => undefined)).rejects.toThrow(FileTooLarge);
    expect(asked).toBeLessThan(100);
    expect(await left()).toEqual([]);
  });

  it('clears away what came before the sender hung up', async () => {
    async function* broken(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the sender hung up');
    }
    await expect(incoming().receive(broken(), 10, async () => undefined)).rejects.toThrow('the sender hung up');
    expect(await left()).toEqual([]);
  });

  it('clears away when the work on it fails', async () => {
    const work = () => Promise.reject(new Error('no'));
    await expect(incoming().receive(sent(Buffer.from('a')), 10, work)).rejects.toThrow('no');
    expect(await left()).toEqual([]);
  });
});
