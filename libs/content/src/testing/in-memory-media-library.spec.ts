import { InMemoryMediaLibrary } from './in-memory-media-library';
import { mediaLibraryContract } from './media-library.contract';

describe('the media library in memory', () => {
  const [own, other] = [1, 2].map((number) => ({ id: `01890000-0000-7000-8000-00000000000${number}`, slug: `shop-${number}` })) as [
    { id: string; slug: string },
    { id: string; slug: string },
  ];
  mediaLibraryContract(async () => {
    const library = new InMemoryMediaLibrary({ [own.slug]: own.id, [other.slug]: other.id });
    return { library, work: library.work, own, other };
  });
});
