import { aProduct } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { watchedLoads } from '../testing/watched-loads';

const workspaceId = 'workspace';
const products = Array.from({ length: 6 }, (_, index) => aProduct({ slug: `product-${index}` }));

describe('comparing a document with its workspace', () => {
  it.each([
    ['that it has', products.slice(2)],
    ['that it does not have', undefined],
  ])('[D-116] loads a section %s once, in pages', async (_, wanted) => {
    const work = new InMemoryDocumentWork();
    work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
    await applying(work).execute({ workspaceId, document: { version: 1, products }, dryRun: false });
    const loads: number[] = [];
    await applying(watchedLoads(work, 'products', loads), 4).execute({
      workspaceId,
      document: { version: 1, products: wanted },
      dryRun: true,
    });
    expect(loads).toEqual([4, 2]);
  });
});
