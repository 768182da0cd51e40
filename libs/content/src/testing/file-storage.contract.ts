import { randomBytes } from 'node:crypto';
import type { FileStorage, LocalFile } from '../ports/file-storage';

export interface FileStorageSetting {
  storage: FileStorage;
  /** Puts bytes on the disk of this machine. */
  localFile(bytes: Buffer): Promise<LocalFile>;
  close(): Promise<void>;
}

/** Tests the contract of every `FileStorage`. */
export function fileStorageContract(open: () => Promise<FileStorageSetting>): void {
  const megabyte = randomBytes(1024 * 1024);
  let setting: FileStorageSetting;

  beforeAll(async () => {
    setting = await open();
  });
  afterAll(() => setting.close());

  const keep = async (name: string, bytes: Buffer) => setting.storage.keep(name, await setting.localFile(bytes));
  const read = async (name: string, range?: { start: number; end: number }) => {
    const bytes = await setting.storage.open(name, range);
    return bytes && collect(bytes);
  };

  it('returns a stored file, byte for byte', async () => {
    await keep('shop/file/poster.webp', megabyte);
    expect((await read('shop/file/poster.webp'))?.equals(megabyte)).toBe(true);
  });

  it.each([
    [0, 0],
    [0, 99],
    [1_000, 500_000],
    [megabyte.length - 1, megabyte.length - 1],
  ])('gives a stretch of it: bytes %i to %i', async (start, end) => {
    await keep('shop/stretch/a.bin', megabyte);
    expect((await read('shop/stretch/a.bin', { start, end }))?.equals(megabyte.subarray(start, end + 1))).toBe(true);
  });

  it('keeps files of one folder apart', async () => {
    await keep('shop/two/a.txt', Buffer.from('a'));
    await keep('shop/two/thumb_a.txt', Buffer.from('b'));
    expect([String(await read('shop/two/a.txt')), String(await read('shop/two/thumb_a.txt'))]).toEqual(['a', 'b']);
  });

  it('replaces a file of the same name', async () => {
    await keep('shop/again/a.txt', Buffer.from('a longer text'));
    await keep('shop/again/a.txt', Buffer.from('short'));
    expect(String(await read('shop/again/a.txt'))).toBe('short');
  });

  it('has nothing under a name that was never stored, or was removed', async () => {
    await keep('shop/gone/a.txt', Buffer.from('a'));
    await setting.storage.remove('shop/gone/a.txt');
    expect(await setting.storage.open('shop/gone/a.txt')).toBeUndefined();
    expect(await setting.storage.open('shop/never/a.txt')).toBeUndefined();
  });

  it('leaves the neighbour of a removed file alone, and accepts a second removal', async () => {
    await keep('shop/pair/a.txt', Buffer.from('a'));
    await keep('shop/pair/b.txt', Buffer.from('b'));
    await setting.storage.remove('shop/pair/a.txt');
    await setting.storage.remove('shop/pair/a.txt');
    expect(String(await read('shop/pair/b.txt'))).toBe('b');
  });

  it('allows a reader to stop midway', async () => {
    await keep('shop/half/a.bin', megabyte);
    for await (const chunk of (await setting.storage.open('shop/half/a.bin'))!) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect((await read('shop/half/a.bin'))?.length).toBe(megabyte.length);
  });
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
