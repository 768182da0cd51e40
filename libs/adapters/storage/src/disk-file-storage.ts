import { createHash, randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, mkdtemp, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteRange, FileStorage, FileTooLarge, IncomingFiles, type LocalFile } from '@svc/content';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const NAME = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/**
 * Returns the name itself. Throws when it could lead out of the storage: the service makes names, so this is a fault of its
 * own.
 */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`No file may be stored as ${JSON.stringify(name)}.`);
  return name;
}

/** Uploaded files on a local disk; several api processes need the same disk. */
export class DiskFileStorage extends FileStorage {
  private readonly folder: string;

  /** @param folder made when the first file comes */
  constructor(folder: string) {
    super();
    this.folder = join(folder);
  }

  async keep(name: string, { path }: LocalFile): Promise<void> {
    const target = this.pathOf(name);
    const unfinished = `${target}.${randomUUID()}.tmp`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await copyFile(path, unfinished);
      await flush(unfinished);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async open(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    const handle = await openIfThere(this.pathOf(name));
    return handle?.createReadStream(range);
  }

  async remove(name: string): Promise<void> {
    const target = this.pathOf(name);
    await rm(target, { force: true });
    await this.removeEmpty(dirname(target)).catch(() => undefined);
  }

  /** Removes folders up to that of the storage, until one has something in it. */
  private async removeEmpty(folder: string): Promise<void> {
    for (let empty = folder; empty !== this.folder; empty = dirname(empty)) await rmdir(empty);
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

/** Incoming files, each in a folder of its own, which is deleted with it. */
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
