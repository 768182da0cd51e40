import { randomUUID } from 'node:crypto';
import { contentReaderContract } from './content-reader.contract';
import { aCatalogSource, aFileSource, aFolderSource, aFormSource, aNoteSource, aTableSource } from './content-source.builder';
import { InMemoryContentReader } from './in-memory-content-reader';

describe('content in memory', () => {
  contentReaderContract(async ({ slug, fileUrl }) => {
    const workspace = { id: randomUUID(), slug: 'ile' };
    const reader = new InMemoryContentReader(workspace, {
      forms: [aFormSource({ slug })],
      tables: [aTableSource({ slug })],
      catalogs: [aCatalogSource({ slug })],
      folders: [aFolderSource({ slug, files: [aFileSource({ url: fileUrl })] })],
      notes: [aNoteSource({ slug })],
    });
    return { reader, workspace };
  });
});
