import { fileStorageContract, incomingFilesContract } from '@svc/content/testing';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskFileStorage, DiskIncomingFiles } from './disk-file-storage';
import { TemporaryFolder } from './testing/temporary-folder';

describe('the storage on a disk', () => {
  let folder: TemporaryFolder;
  const storage = () => new DiskFileStorage(join(folder.path, 'media'));
  const everything = async () => (await readdir(folder.path, { recursive: true })).filter((name) => name.startsWith('media/'));

  beforeEach(async () => {
    folder = await TemporaryFolder.make();
  });
  afterEach(() => folder.remove());

  fileStorageContract(async () => {
    const own = await TemporaryFolder.make();
    return { storage: new DiskFileStorage(join(own.path, 'media')), localFile: (bytes) => own.file(bytes), close: () => own.remove() };
  });

  it.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '', '.', 'a/.hidden', 'a\\b', 'a/b\u0000'])(
    'never leaves its folder: %j',
    async (name) => {
      const file = await folder.file(Buffer.from('x'));
      await expect(storage().keep(name, file)).rejects.toThrow('No file may be stored as');
      await expect(storage().open(name)).rejects.toThrow('No file may be stored as');
      await expect(storage().remove(name)).rejects.toThrow('No file may be stored as');
      expect(await readdir(folder.path)).toEqual([file.path.split('/').at(-1)]);
    },
  );

  it('leaves nothing half-written behind when a file cannot be stored', async () => {
    const file = await folder.file(Buffer.from('x'));
    await expect(storage().keep('shop/a.txt', { ...file, path: join(folder.path, 'missing') })).rejects.toThrow('ENOENT');
    expect(await everything()).toEqual(['media/shop']);
  });

  it('leaves no empty folder behind a removed file', async () => {
    await storage().keep('shop/id/a.txt', await folder.file(Buffer.from('a')));
    await storage().remove('shop/id/a.txt');
    expect(await everything()).toEqual([]);
  });

  it('reports a failing disk, instead of an absent file', async () => {
    await writeFile(join(folder.path, 'media'), 'a file where the folder should be');
    await expect(storage().open('shop/a.txt')).rejects.toThrow('ENOTDIR');
  });
});

describe('taking a file in on the disk', () => {
  incomingFilesContract(async () => {
    const folder = await TemporaryFolder.make();
    const path = join(folder.path, 'incoming');
    return {
      incoming: new DiskIncomingFiles(path),
      read: (file) => readFile(file),
      left: () => readdir(path),
      close: () => folder.remove(),
    };
  });
});
