import { anEvent, aProduct } from './document.builder';
import { anItem } from './items.builder';
import { useItems, type ItemPlaceForTests } from './use-items';

/** What is announced of changes. */
export function itemNewsContract(name: string, place: () => ItemPlaceForTests): void {
  const { here, make, change, remove, exported, apply, facts, idIn } = useItems(place);

  describe(`what is announced of a workspace, ${name}`, () => {
    const told = async () => (await facts()).map(({ type, data }) => ({ type, data }));
    const toldOf = (section: 'products' | 'packages', { ref }: { ref: string }, slug: string) => ({
      type: 'product.deleted.v1',
      data: { productId: idIn(section, { ref }), slug, isPackage: section === 'packages' },
    });

    it('[§6 product.deleted] is each product and package that is deleted one by one, once, under an id of its own', async () => {
      const [tote, set] = [await make('products', aProduct()), await make('packages', anItem('packages', { slug: 'gift-set' }))];
      await change('products', tote, { slug: 'old-tote', published: false });
      await remove('products', tote);
      await expect(remove('products', tote)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('packages', set);
      expect(await told()).toEqual([toldOf('products', tote, 'old-tote'), toldOf('packages', set, 'gift-set')]);
      const all = await facts();
      expect(all).toMatchObject([
        { workspaceId: here(), mode: null },
        { workspaceId: here(), mode: null },
      ]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(2);
    });

    it('[§6 product.deleted] is each product that a document leaves out, and none that is kept, or that a dry run would delete', async () => {
      await make('products', aProduct());
      const mug = await make('products', aProduct({ slug: 'mug' }));
      const document = { version: 1, products: [aProduct({ name: 'Larger tote' }), aProduct({ slug: 'new' })] };
      await apply(document, true);
      expect(await told()).toEqual([]);
      await apply(document);
      expect(await told()).toEqual([toldOf('products', mug, 'mug')]);
    });

    it('[§6 product.deleted] is nothing of a product that somebody else has changed meanwhile', async () => {
      const tote = await make('products', aProduct());
      await expect(remove('products', tote, '"another"')).rejects.toBeDefined();
      expect(await told()).toEqual([]);
    });

    it('is an event at another time or place, changed one by one or by a document', async () => {
      const fair = await make('events', anEvent({ attachedProductRefs: [] }));
      const rescheduled = { type: 'event.rescheduled.v1', data: { eventId: idIn('events', fair) } };
      await change('events', fair, { title: 'Another title' });
      expect(await told()).toEqual([]);
      await change('events', fair, { location: { venueName: 'The other hall' } });
      expect(await told()).toEqual([rescheduled]);
      const { events } = await exported();
      const moved = (events as object[]).map((event) => ({ ...event, endAt: '2031-01-01T20:00:00.000Z' }));
      await apply({ version: 1, events: moved });
      expect(await told()).toEqual([rescheduled, rescheduled]);
    });

    it('is an event that is deleted, one by one or left out of a document, once; not one that is taken off the site', async () => {
      const [fair, gala] = [
        await make('events', anEvent({ attachedProductRefs: [] })),
        await make('events', anEvent({ slug: 'gala', attachedProductRefs: [] })),
      ];
      const deleted = (event: { ref: string }) => ({ type: 'event.deleted.v1', data: { eventId: idIn('events', event) } });
      await change('events', fair, { published: false });
      expect(await told()).toEqual([]);
      await remove('events', fair);
      await expect(remove('events', fair)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await apply({ version: 1, events: [] }, true);
      expect(await told()).toEqual([deleted(fair)]);
      await apply({ version: 1, events: [] });
      expect(await told()).toEqual([deleted(fair), deleted(gala)]);
    });
  });
}
