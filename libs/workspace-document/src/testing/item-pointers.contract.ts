import { aProduct, aVariant } from './document.builder';
import { anItem } from './items.builder';
import { useItems, type ItemFixture } from './use-items';

/** Behaviour of things that point at each other when one is created, renamed or deleted. */
export function itemPointersContract(name: string, fixture: () => ItemFixture): void {
  const { switchWorkspace, make, change, read, remove, exported, apply, audited, faultsOf, faultPaths, byIdentity, filled } =
    useItems(fixture);

  describe(`references in a workspace, ${name}`, () => {
    it('may be written as ref, slug or key path, and are returned as paths', async () => {
      await filled();
      const [mug, event] = [await byIdentity('products', 'mug'), await byIdentity('events', 'open-studio')];
      const home = await byIdentity('packages', 'home-set');
      const tier = (event['ticketTypes'] as { ref: string }[])[0]!;
      const collection = await make('collections', { slug: 'all', name: 'All', productRefs: [mug.ref, 'tote-bag', home.ref] });
      expect(collection['productRefs']).toEqual(['mug', 'tote-bag', 'home-set']);
      const code = await make(
        'discountCodes',
        anItem('discountCodes', { code: 'FAIR', appliesTo: { eventRefs: [event.ref], ticketTypeRefs: [tier.ref], productRefs: [] } }),
      );
      expect(code['appliesTo']).toEqual({ eventRefs: ['open-studio'], ticketTypeRefs: ['open-studio/guest'], productRefs: [] });
    });

    it('may point at nested things of the same item by ref', async () => {
      const values = [
        { key: 'small', label: 'S' },
        { key: 'large', label: 'L' },
      ];
      const sized = (key: string) => aVariant({ key, optionValueRefs: [`size/${key}`] });
      const made = await make('products', aProduct({ options: [{ key: 'size', name: 'Size', values }], variants: [sized('small')] }));
      const [group] = made['options'] as { values: { ref: string }[] }[];
      const changed = await change('products', made, { variants: [aVariant({ key: 'large', optionValueRefs: [group!.values[1]!.ref] })] });
      expect(changed['variants']).toMatchObject([{ optionValueRefs: ['size/large'] }]);
    });

    it('do not point at things that are missing, of another kind, or of another workspace', async () => {
      await filled();
      const [event, mug] = [await byIdentity('events', 'open-studio'), await byIdentity('products', 'mug')];
      await make('products', aProduct({ slug: 'open-studio' }));
      expect(await faultPaths(make('collections', { slug: 'c', name: 'C', productRefs: ['lost', event.ref] }))).toEqual([
        'productRefs[0]',
        'productRefs[1]',
      ]);
      await switchWorkspace();
      expect(await faultPaths(make('collections', { slug: 'c', name: 'C', productRefs: ['mug'] }))).toEqual(['productRefs[0]']);
      const faults = await faultsOf(make('collections', { slug: 'c', name: '', productRefs: [mug.ref] }));
      expect(Object.keys(faults).sort()).toEqual(['name', 'productRefs[0]']);
      expect(faults['productRefs[0]']).toContain(mug.ref);
    });

    it('may point at the item itself, but not at parts that it loses', async () => {
      const addonGroups = (variant: string) => [
        {
          key: 'more',
          name: 'More',
          options: [
            {
              key: 'one',
              kind: 'product',
              label: 'One',
              prices: [{ currency: 'NGN', priceMinor: 1 }],
              linkedProductRef: 'tote-bag',
              linkedVariantRef: `tote-bag/${variant}`,
            },
          ],
        },
      ];
      const made = await make(
        'products',
        aProduct({ variants: [aVariant(), aVariant({ key: 'large' })], addonGroups: addonGroups('large') }),
      );
      expect(await faultPaths(change('products', made, { variants: [aVariant()] }))).toEqual([
        'addonGroups[0].options[0].linkedVariantRef',
      ]);
      const renamed = await change('products', made, { slug: 'bag' });
      expect(renamed).toMatchObject({ addonGroups: [{ options: [{ linkedProductRef: 'bag', linkedVariantRef: 'bag/large' }] }] });
    });

    it('do not put a folder into itself', async () => {
      const press = await make('folders', anItem('folders'));
      await make('folders', { slug: 'photographs', name: 'Photographs', parentSlug: press.ref });
      expect(await faultPaths(change('folders', press, { parentSlug: 'photographs' }))).toEqual(['parentSlug']);
      expect(await faultPaths(change('folders', press, { parentSlug: press.ref }))).toEqual(['parentSlug']);
      expect(await faultPaths(remove('folders', press))).toEqual(['folders[photographs].parentSlug']);
    });

    it('follow the new name of a thing', async () => {
      await filled();
      const tote = await byIdentity('products', 'tote-bag');
      await change('products', tote, { slug: 'carrier' });
      const document = await exported();
      expect(document.storefront).toMatchObject({ content: { contentShowcaseSections: { new: { refs: ['carrier'] } } } });
      expect(document.events).toMatchObject([{ attachedProductRefs: ['carrier'] }]);
      expect(JSON.stringify(document)).not.toContain('tote-bag');
      expect(await apply(document, true)).toMatchObject({ created: [], changed: [], deleted: [] });
    });

    it('are removed from lists when their thing is deleted', async () => {
      await filled();
      await remove('products', await byIdentity('products', 'tote-bag'));
      await remove('products', await byIdentity('products', 'mug'));
      const document = await exported();
      expect(document.collections).toMatchObject([{ productRefs: ['home-set'] }]);
      expect(document.events).toMatchObject([{ attachedProductRefs: [] }]);
      expect(document.storefront).toMatchObject({ content: { contentShowcaseSections: { new: { refs: [] } } } });
      expect(await apply(document, true)).toMatchObject({ created: [], changed: [], deleted: [] });
      const noted = (await audited()).slice(-5).map(({ action, subject }) => `${action} ${subject.kind}`);
      expect(noted.sort()).toEqual(['change collection', 'change event', 'change storefront', 'delete product', 'delete product']);
    });

    it('prevent the deletion of a thing and of its nested things when they are required', async () => {
      await filled();
      const event = await byIdentity('events', 'open-studio');
      const needed = ['discountCodes[welcome10].appliesTo.ticketTypeRefs[0]'];
      expect(await faultPaths(remove('events', event))).toEqual(needed);
      expect(await faultPaths(change('events', event, { slug: 'closed-studio', ticketTypes: [] }))).toEqual(needed);
      expect(await read('events', event)).toEqual(event);
      await change('discountCodes', await byIdentity('discountCodes', 'welcome10'), { appliesTo: {} });
      await remove('events', event);
      expect((await exported()).events).toEqual([]);
    });
  });
}
