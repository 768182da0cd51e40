import { createHash, randomBytes } from 'node:crypto';
import { FileTooLarge } from '../domain/media-file';
import type { IncomingFiles } from '../ports/file-storage';

export interface IncomingFixture {
  incoming: IncomingFiles;
  read(path: string): Promise<Buffer>;
  /** Returns the files that are still there. */
  left(): Promise<string[]>;
  close(): Promise<void>;
}

async function* sent(...chunks: Buffer[]): AsyncIterable<Uint8Array> {
  yield* chunks;
}

/** Tests the contract of every `IncomingFiles`. */
export function incomingFilesContract(open: () => Promise<IncomingFixture>): void {
  let fixture: IncomingFixture;

  beforeEach(async () => {
    fixture = await open();
  });
  afterEach(async () => {
    expect(await fixture.left()).toEqual([]);
    await fixture.close();
  });

  it('receives it whole, with its size and digest, and removes it afterwards', async () => {
    const [one, two] = [randomBytes(100_000), randomBytes(50_000)];
    const bytes = Buffer.concat([one, two]);
    const read = await fixture.incoming.receive(sent(one, two), 150_000, async (file) => {
      expect(file).toMatchObject({ sizeBytes: 150_000, checksumSha256: createHash('sha256').update(bytes).digest('hex') });
      return fixture.read(file.path);
    });
    expect(read.equals(bytes)).toBe(true);
  });

  it('receives an empty one', async () => {
    expect(await fixture.incoming.receive(sent(), 10, async ({ sizeBytes }) => sizeBytes)).toBe(0);
  });

  it('refuses the first byte too many, without waiting for the rest', async () => {
    let reads = 0;
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) yield Buffer.alloc((reads += 1) && 1_000);
    }
    await expect(fixture.incoming.receive(endless(), 10_000, async () => undefined)).rejects.toThrow(FileTooLarge);
    expect(reads).toBeLessThan(100);
  });

  it('removes the part that came before the sender disconnected', async () => {
    async function* broken(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the sender hung up');
    }
    await expect(fixture.incoming.receive(broken(), 10, async () => undefined)).rejects.toThrow('the sender hung up');
  });

  it('removes the file when the work on it fails', async () => {
    const work = () => Promise.reject(new Error('no'));
    await expect(fixture.incoming.receive(sent(Buffer.from('a')), 10, work)).rejects.toThrow('no');
  });
}
