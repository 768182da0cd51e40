import { perSection } from '../domain/contents';
import type { DocumentUnitOfWork, SectionStores } from '../ports/document-tx';
import { aProduct } from '../testing/document.builder';
import { applying } from '../testing/document-work.contract';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ExportDocument } from './export-document';

const workspaceId = 'workspace';

/** Notes how many products are loaded at a time. */
function watched(work: InMemoryDocumentWork, loads: number[]): DocumentUnitOfWork {
  const watch = (stores: SectionStores): SectionStores =>
    perSection((name) => ({
      ...stores[name],
      load: async (identities) => {
        const items = await stores[name].load(identities);
        if (name === 'products') loads.push(items.length);
        return items;
      },
    }));
  return { run: (use) => work.run((tx) => use({ ...tx, sectionsOf: async (id) => watch(await tx.sectionsOf(id)) })) };
}

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
    await new ExportDocument(watched(work, loads), 10).execute({ workspaceId });
    expect(loads).toEqual(pages);
  });
});
