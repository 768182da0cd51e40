import { aProduct } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { watchedLoads } from '../testing/watched-loads';
import { ExportDocument } from './export-document';

const workspaceId = 'workspace';

describe('exporting a document', () => {
  it.each([
    [9, [9]],
    [10, [10]],
    [11, [10, 1]],
    [25, [10, 10, 5]],
    [0, []],
  ])('[D-116] loads %i products in pages of 10', async (count, pages) => {
    const work = new InMemoryDocumentWork();
    work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
    const products = Array.from({ length: count }, (_, index) => aProduct({ slug: `product-${index}` }));
    await applying(work).execute({ workspaceId, document: { version: 1, products }, dryRun: false });
    const loads: number[] = [];
    await new ExportDocument(watchedLoads(work, 'products', loads), 10).execute({ workspaceId });
    expect(loads).toEqual(pages);
  });
});
