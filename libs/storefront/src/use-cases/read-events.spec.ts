import type { ProductSource } from '../domain/product-source';
import { Moment } from '../domain/moment';
import type { ProductReader } from '../ports/catalogue-readers';
import { anEventSource, aProductSource, aStore, InMemoryEventReader } from '../testing';
import { ReadEvents } from './read-events';

const store = aStore();
const now = new Moment(new Date('2026-03-02T22:00:00Z'));
const holding = (...events: ReturnType<typeof anEventSource>[]) =>
  new InMemoryEventReader(events.map((event) => ({ workspaceId: store.workspaceId, event })));

/** Returns a reader with `withIds` only, which records its calls. */
function shelf(...products: ProductSource[]) {
  const requestedIds: (readonly string[])[] = [];
  const withIds = async (_workspaceId: string, ids: readonly string[]) => {
    requestedIds.push(ids);
    return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  };
  return { reader: { withIds } as Partial<ProductReader> as ProductReader, requestedIds };
}

describe('listing events', () => {
  it('[D-32] lists events that ended in the last 24 hours, and none that ended earlier', async () => {
    const justNow = anEventSource({ slug: 'yesterday', endAt: '2026-03-01T22:00:00.000Z' });
    const before = anEventSource({ slug: 'before', endAt: '2026-03-01T21:59:59.999Z' });
    const list = await new ReadEvents(holding(before, justNow), shelf().reader).list({ store, now });
    expect(list.map(({ slug }) => slug)).toEqual(['yesterday']);
  });

  it('does not list events with a future time of publication', async () => {
    const soon = anEventSource({ publishAt: '2026-03-02T22:00:00.001Z' });
    expect(await new ReadEvents(holding(soon), shelf().reader).list({ store, now })).toEqual([]);
  });
});

describe('reading an event', () => {
  const read = (event: ReturnType<typeof anEventSource>, products = shelf().reader, slug = event.slug) =>
    new ReadEvents(holding(event), products).find({ store, slug, now });

  it('[§4.1 event] finds one that ended long ago', async () => {
    expect(await read(anEventSource({ endAt: '2026-01-01T00:00:00.000Z' }))).toMatchObject({ slug: 'launch-night' });
  });

  it('[§7 NOT_FOUND] finds none of another name, nor one that is not yet published', async () => {
    await expect(read(anEventSource(), undefined, 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read(anEventSource({ publishAt: '2026-03-03T00:00:00.000Z' }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[§2.6] shows attached products and packages that are published, in the merchant’s order', async () => {
    const [bag, cap, box] = [
      aProductSource({ id: id(1), slug: 'bag' }),
      aProductSource({ id: id(2), slug: 'cap' }),
      aProductSource({ id: id(3), slug: 'box', isPackage: true }),
    ];
    const { reader, requestedIds } = shelf(bag, cap, box);
    const view = await read(anEventSource({ attachedPackageIds: [id(3)], attachedProductIds: [id(2), id(9), id(1)] }), reader);
    expect(view.attachedProducts?.map(({ slug }) => slug)).toEqual(['cap', 'bag']);
    expect(view.attachedPackages?.map(({ slug }) => slug)).toEqual(['box']);
    expect(requestedIds).toHaveLength(1);
  });

  it('reads no products where none are attached', async () => {
    const { reader, requestedIds } = shelf();
    expect(await read(anEventSource(), reader)).not.toMatchObject({ attachedProducts: expect.anything() });
    expect(requestedIds).toEqual([]);
  });
});

function id(last: number): string {
  return `01980000-0000-7000-8000-00000000010${last}`;
}
