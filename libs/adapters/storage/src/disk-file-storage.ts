import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStorage, type ByteRange, type LocalFile } from '@svc/content';
import { checkName } from './check-name';

/** Uploaded files on a local disk; several api processes need the same disk. */
export class DiskFileStorage extends FileStorage {
  /** @param folder made when the first file comes */
  constructor(private readonly folder: string) {
    super();
  }

  async keep(name: string, { path }: LocalFile): Promise<void> {
    const place = this.pathOf(name);
    const unfinished = `${place}.${randomUUID()}.tmp`;
    await mkdir(dirname(place), { recursive: true });
    try {
      await copyFile(path, unfinished);
      await flush(unfinished);
      await rename(unfinished, place);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    const handle = await openIfThere(this.pathOf(name));
    return handle?.createReadStream(range);
  }

  async remove(name: string): Promise<void> {
    const place = this.pathOf(name);
    await rm(place, { force: true });
    await rmdir(dirname(place)).catch(() => undefined);
  }

  private pathOf(name: string): string {
    return join(this.folder, ...checkName(name).split('/'));
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
