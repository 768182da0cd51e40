import { anEvent, aProduct } from './document.builder';
import { anItem } from './items.builder';
import { useItems, type ItemFixture } from './use-items';

/** Facts that changes record. */
export function itemNewsContract(name: string, fixture: () => ItemFixture): void {
  const { here, make, change, remove, exported, apply, facts, idIn } = useItems(fixture);

  describe(`a recorded fact of a workspace, ${name}`, () => {
    const recorded = async () => (await facts()).map(({ type, data }) => ({ type, data }));
    const deletionOf = (section: 'products' | 'packages', { ref }: { ref: string }, slug: string) => ({
      type: 'product.deleted.v1',
      data: { productId: idIn(section, { ref }), slug, isPackage: section === 'packages' },
    });

    it('[§6 product.deleted] is each product and package that is deleted one by one, once, under an id of its own', async () => {
      const [tote, set] = [await make('products', aProduct()), await make('packages', anItem('packages', { slug: 'gift-set' }))];
      await change('products', tote, { slug: 'old-tote', published: false });
      await remove('products', tote);
      await expect(remove('products', tote)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('packages', set);
      expect(await recorded()).toEqual([deletionOf('products', tote, 'old-tote'), deletionOf('packages', set, 'gift-set')]);
      const all = await facts();
      expect(all).toMatchObject([
        { workspaceId: here(), mode: null },
        { workspaceId: here(), mode: null },
      ]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(2);
    });

    it('[§6 product.deleted] is each product that a document deletes, and none that remains, or that a dry run would delete', async () => {
      await make('products', aProduct());
      const mug = await make('products', aProduct({ slug: 'mug' }));
      const document = { version: 1, products: [aProduct({ name: 'Larger tote' }), aProduct({ slug: 'new' })] };
      await apply(document, true);
      expect(await recorded()).toEqual([]);
      await apply(document);
      expect(await recorded()).toEqual([deletionOf('products', mug, 'mug')]);
    });

    it('[§6 product.deleted] is not recorded for a product that somebody else has changed meanwhile', async () => {
      const tote = await make('products', aProduct());
      await expect(remove('products', tote, '"another"')).rejects.toBeDefined();
      expect(await recorded()).toEqual([]);
    });

    it('is an event at another time or place, changed one by one or by a document', async () => {
      const fair = await make('events', anEvent({ attachedProductRefs: [] }));
      const rescheduled = { type: 'event.rescheduled.v1', data: { eventId: idIn('events', fair) } };
      await change('events', fair, { title: 'Another title' });
      expect(await recorded()).toEqual([]);
      await change('events', fair, { location: { venueName: 'The other hall' } });
      expect(await recorded()).toEqual([rescheduled]);
      const { events } = await exported();
      const moved = (events as object[]).map((event) => ({ ...event, endAt: '2041-01-01T20:00:00.000Z' }));
      await apply({ version: 1, events: moved });
      expect(await recorded()).toEqual([rescheduled, rescheduled]);
    });

    it('is an event that is deleted, one by one or by a document, once; not an unpublished one', async () => {
      const [fair, gala] = [
        await make('events', anEvent({ attachedProductRefs: [] })),
        await make('events', anEvent({ slug: 'gala', attachedProductRefs: [] })),
      ];
      const deleted = (event: { ref: string }) => ({ type: 'event.deleted.v1', data: { eventId: idIn('events', event) } });
      await change('events', fair, { published: false });
      expect(await recorded()).toEqual([]);
      await remove('events', fair);
      await expect(remove('events', fair)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await apply({ version: 1, events: [] }, true);
      expect(await recorded()).toEqual([deleted(fair)]);
      await apply({ version: 1, events: [] });
      expect(await recorded()).toEqual([deleted(fair), deleted(gala)]);
    });
  });
}
