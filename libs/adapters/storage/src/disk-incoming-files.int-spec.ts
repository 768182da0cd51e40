import { incomingFilesContract } from '@svc/content/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskIncomingFiles } from './disk-incoming-files';
import { TemporaryFolder } from './testing/temporary-folder';

describe('taking a file in on the disk', () => {
  incomingFilesContract(async () => {
    const folder = await TemporaryFolder.make();
    const path = join(folder.path, 'incoming');
    return { incoming: new DiskIncomingFiles(path), read: (file) => readFile(file), left: () => readdir(path), close: () => folder.remove() };
  });
});
