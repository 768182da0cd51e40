import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileTooLarge, IncomingFiles, type LocalFile } from '@svc/content';

/** Files being taken in lie in a folder of their own each, which goes with them. */
export class DiskIncomingFiles extends IncomingFiles {
  /** @param folder made when the first file comes */
  constructor(private readonly folder: string) {
    super();
  }

  async receive<T>(body: AsyncIterable<Uint8Array>, limitBytes: number, work: (file: LocalFile) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const room = await mkdtemp(join(this.folder, 'upload-'));
    try {
      return await work(await write(body, join(room, 'upload'), limitBytes));
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }
}

async function write(body: AsyncIterable<Uint8Array>, path: string, limitBytes: number): Promise<LocalFile> {
  const digest = createHash('sha256');
  let sizeBytes = 0;
  async function* measured() {
    for await (const chunk of body) {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) throw new FileTooLarge('A file', limitBytes);
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(measured, createWriteStream(path, { flags: 'wx' }));
  return { path, sizeBytes, checksumSha256: digest.digest('hex') };
}
