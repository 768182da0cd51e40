import { createHash } from 'node:crypto';
import { FileTooLarge } from '../domain/media-file';
import { type ByteRange, FileStorage, IncomingFiles, type LocalFile } from '../ports/file-storage';

/** In-memory disk: path → bytes. */
export class InMemoryDisk {
  readonly files = new Map<string, Buffer>();
  private made = 0;

  put(bytes: Buffer): LocalFile {
    const path = `file-${(this.made += 1)}`;
    this.files.set(path, bytes);
    return { path, sizeBytes: bytes.length, checksumSha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

export class InMemoryIncomingFiles extends IncomingFiles {
  constructor(private readonly disk: InMemoryDisk) {
    super();
  }

  async receive<T>(body: AsyncIterable<Uint8Array>, limitBytes: number, work: (file: LocalFile) => Promise<T>): Promise<T> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limitBytes) throw new FileTooLarge('A file', limitBytes);
      chunks.push(chunk);
    }
    try {
      return await work(this.disk.put(Buffer.concat(chunks)));
    } finally {
      this.disk.files.clear();
    }
  }
}

export class InMemoryFileStorage extends FileStorage {
  readonly stored = new Map<string, Buffer>();

  constructor(private readonly disk: InMemoryDisk) {
    super();
  }

  async keep(name: string, { path }: LocalFile): Promise<void> {
    this.stored.set(name, this.disk.files.get(path)!);
  }

  async open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    const bytes = this.stored.get(name);
    return bytes && once(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  }

  async remove(name: string): Promise<void> {
    this.stored.delete(name);
  }
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
