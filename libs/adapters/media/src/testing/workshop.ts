import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@svc/content';

/** A folder with files to work on, for the time of a test. */
export class Workshop {
  private constructor(private readonly path: string) {}

  static async open(): Promise<Workshop> {
    return new Workshop(await mkdtemp(join(tmpdir(), 'media-')));
  }

  async file(bytes: Buffer): Promise<LocalFile> {
    const path = join(this.path, randomUUID());
    await writeFile(path, bytes);
    return { path, sizeBytes: bytes.length, checksumSha256: createHash('sha256').update(bytes).digest('hex') };
  }

  bytesOf({ path }: LocalFile): Promise<Buffer> {
    return readFile(path);
  }

  close(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}
