import { Dependencies } from '@svc/kernel';
import { Moment } from '../domain/moment';
import type { CollectionReader, ProductReader } from '../ports/catalogue-readers';
import { anEventSource, aProductSource, aStore, aTicketTypeSource, InMemoryEventReader } from '../testing';
import { ReadEvents } from './read-events';
import { ReadProducts } from './read-catalogue';

const store = aStore();
const now = new Moment(new Date('2026-03-02T22:00:00Z'));
const id = (index: number) => `01980000-0000-7000-8000-00000000000${index}`;

/** Returns the recorded dependencies of a response. */
async function shown(read: (shows: Dependencies) => Promise<unknown>) {
  const shows = new Dependencies();
  await read(shows);
  return { kinds: [...shows.kinds].sort(), ids: [...shows.ids].sort() };
}

const bag = aProductSource({ id: id(1), slug: 'bag' });
const products: Partial<ProductReader> = {
  find: async () => bag,
  list: async () => [bag],
  changedSince: async () => [bag],
  withIds: async () => [bag],
};
const collections: Partial<CollectionReader> = {
  list: async () => [],
  find: async () => ({
    collection: { id: id(2), slug: 'new', name: 'New', coverKind: 'image', gallery: [], products: [] },
    products: [bag],
  }),
};
const read = new ReadProducts(products as ProductReader, collections as CollectionReader);

describe('the dependencies of a response', () => {
  it('[D-30] are for one product its counters', async () => {
    const ids = [id(1), ...bag.variants.map((variant) => variant.id)].sort();
    expect(await shown((shows) => read.find({ store, slug: 'bag', now, dependsOn: shows }))).toEqual({ kinds: [], ids });
  });

  it('[D-132] are for a product with linked add-ons also the counters of the linked products', async () => {
    const mug = { id: id(8), variants: [{ id: id(9), pricingMode: 'full_payment' as const, remaining: 1 }], addonGroups: [] };
    const gift = { ...bag, linked: [mug] };
    const reading = new ReadProducts({ ...products, find: async () => gift } as ProductReader, collections as CollectionReader);
    const ids = [id(1), ...bag.variants.map((variant) => variant.id), id(8), id(9)].sort();
    expect(await shown((shows) => reading.find({ store, slug: 'gift', now, dependsOn: shows }))).toEqual({ kinds: [], ids });
  });

  it('[D-30] are for lists and pages of the delta every product, since others may join them', async () => {
    for (const updatedSince of [undefined, '2026-03-01T00:00:00.000000Z']) {
      expect(await shown((shows) => read.list({ store, now, dependsOn: shows, updatedSince, limit: 20 }))).toEqual({
        kinds: ['product'],
        ids: [],
      });
    }
    expect(await shown((shows) => read.collections({ store, dependsOn: shows }))).toEqual({ kinds: ['collection', 'product'], ids: [] });
    expect(await shown((shows) => read.collection({ store, slug: 'new', now, dependsOn: shows }))).toEqual({
      kinds: ['product'],
      ids: [id(2)],
    });
  });

  it('[D-30] are for an event its counters, everything attached, published or not, and the page of the store', async () => {
    const ticket = aTicketTypeSource({ id: id(4), pricePhases: [{ id: id(5), prices: [], remaining: null }] });
    const event = anEventSource({ id: id(8), ticketTypes: [ticket], attachedProductIds: [id(1), id(6)], attachedPackageIds: [id(7)] });
    const events = new ReadEvents(new InMemoryEventReader([{ workspaceId: store.workspaceId, event }]), products as ProductReader);
    const ids = [8, 4, 5, 1, 6, 7]
      .map(id)
      .concat(bag.variants.map((variant) => variant.id))
      .sort();
    expect(await shown((shows) => events.find({ store, slug: event.slug, now, dependsOn: shows }))).toEqual({ kinds: ['storefront'], ids });
    expect(await shown((shows) => events.list({ store, now, dependsOn: shows }))).toEqual({ kinds: ['event'], ids: [] });
  });

  it('[D-30] are unknown where no read records them', () => {
    expect(new Dependencies().areKnown).toBe(false);
  });
});
