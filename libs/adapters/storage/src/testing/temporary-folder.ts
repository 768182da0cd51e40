import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalFile } from '@svc/content';

/** A folder that lasts as long as a test. */
export class TemporaryFolder {
  private constructor(readonly path: string) {}

  static async make(): Promise<TemporaryFolder> {
    return new TemporaryFolder(await mkdtemp(join(tmpdir(), 'storage-')));
  }

  async file(bytes: Buffer): Promise<LocalFile> {
    const path = join(this.path, randomUUID());
    await writeFile(path, bytes);
    return { path, sizeBytes: bytes.length, checksumSha256: createHash('sha256').update(bytes).digest('hex') };
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}
