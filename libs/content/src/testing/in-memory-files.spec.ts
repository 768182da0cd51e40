import { fileStorageContract } from './file-storage.contract';
import { InMemoryDisk, InMemoryFileStorage, InMemoryIncomingFiles } from './in-memory-files';
import { incomingFilesContract } from './incoming-files.contract';

describe('the storage in memory', () => {
  fileStorageContract(async () => {
    const disk = new InMemoryDisk();
    return { storage: new InMemoryFileStorage(disk), localFile: async (bytes) => disk.put(bytes), close: async () => undefined };
  });
});

describe('incoming files in memory', () => {
  incomingFilesContract(async () => {
    const disk = new InMemoryDisk();
    const read = async (path: string) => disk.files.get(path)!;
    return { incoming: new InMemoryIncomingFiles(disk), read, left: async () => [...disk.files.keys()], close: async () => undefined };
  });
});
