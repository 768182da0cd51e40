import { refuseUnfitSettings } from '../use-cases/refuse-unfit-settings';
import { anEvent, aProduct } from './document.builder';
import { useItems, type ItemFixture } from './use-items';

/** Behaviour of the storefront document and the settings beside the things of a workspace. */
export function storefrontDocumentContract(name: string, fixture: () => ItemFixture): void {
  const { here, make, remove, writeStorefront, readStorefront, audited, faultsOf, faultPaths, filled } = useItems(fixture);

  describe(`the settings of a workspace, ${name}`, () => {
    const fit = (currencies: string[]) =>
      fixture().work.run((tx) =>
        refuseUnfitSettings(tx.openSectionsOf(here()), tx.thingsOf(here()), { currencies, timezone: 'Africa/Lagos' }),
      );

    it('cannot drop a currency in which there are prices, as in a document that brings settings alone', async () => {
      await filled();
      await make('deliveryZones', { key: 'accra', name: 'Accra', prices: [{ currency: 'USD', priceMinor: 500 }] });
      expect(await faultsOf(fit(['NGN']))).toEqual({
        'deliveryZones[accra].prices[0].currency': expect.stringContaining('change it first') as string,
      });
      expect(await faultPaths(fit(['USD']))).toEqual([
        'deliveryZones[lagos].prices[0].currency',
        'packages[home-set].options[0].prices[0].currency',
        'products[mug].variants[0].prices[0].currency',
        'products[tote-bag].variants[0].prices[0].currency',
      ]);
      await expect(fit(['USD', 'EUR', 'NGN'])).resolves.toBeUndefined();
    });
  });

  describe(`the storefront document, ${name}`, () => {
    const sections = { renderConfig: { templateId: 'courtyard', sections: [{ id: 'new', type: 'content_showcase' }] } };
    const showing = (ref: string) => ({ contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs: [ref] } } });

    it('is written whole, merged, and read', async () => {
      await expect(readStorefront()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await writeStorefront({ description: 'Cloth.', city: 'Lagos', memberCount: 12 });
      await writeStorefront({ city: null, description: 'Cloth from Lagos.' }, 'merge');
      const storefront = await readStorefront();
      expect(storefront).toMatchObject({ description: 'Cloth from Lagos.', memberCount: 12 });
      expect(storefront).not.toHaveProperty('city');
      await writeStorefront({ website: 'https://adire.example' });
      expect(await readStorefront()).not.toHaveProperty('memberCount');
      expect((await audited()).map(({ action, fields }) => [action, fields ?? []])).toEqual([
        ['create', []],
        ['change', expect.arrayContaining(['description', 'city'])],
        ['change', expect.arrayContaining(['memberCount', 'website'])],
      ]);
    });

    it('points at things of the workspace only', async () => {
      const tote = await make('products', aProduct());
      const { storefront } = await writeStorefront({ ...sections, content: showing(tote.ref) });
      expect(storefront).toMatchObject({ content: showing('tote-bag') });
      const path = 'content.contentShowcaseSections.new.refs[0]';
      expect(await faultPaths(writeStorefront({ content: showing('lost') }, 'merge'))).toEqual([path]);
      expect(await faultPaths(writeStorefront({ colour: 'blue' }, 'merge'))).toEqual(['colour']);
      await remove('products', tote);
      expect(await readStorefront()).toMatchObject({ content: { contentShowcaseSections: { new: { refs: [] } } } });
    });

    it('keeps what a link leads to from being deleted', async () => {
      const fair = await make('events', anEvent({ attachedProductRefs: [] }));
      const content = { sectionButtons: { new: { buttons: [{ label: 'Come', link: { type: 'event', eventSlug: 'open-studio' } }] } } };
      await writeStorefront({ ...sections, content });
      expect(await faultPaths(remove('events', fair))).toEqual(['storefront.content.sectionButtons.new.buttons[0].link.eventSlug']);
    });
  });
}
