import { fileStorageContract } from './file-storage.contract';
import { InMemoryDisk, InMemoryFileStorage } from './in-memory-files';

describe('the storage in memory', () => {
  fileStorageContract(async () => {
    const disk = new InMemoryDisk();
    return { storage: new InMemoryFileStorage(disk), localFile: async (bytes) => disk.put(bytes), close: async () => undefined };
  });
});
