import { aProduct, aVariant } from './document.builder';
import { anItem } from './items.builder';
import { useItems, type ItemFixture } from './use-items';

/** Effects of creating and changing one thing. */
export function oneItemContract(name: string, fixture: () => ItemFixture): void {
  const { switchTo, make, change, read, revisionOf, exported, apply, faultPaths, filled } = useItems(fixture);

  describe(`one thing of a workspace, ${name}`, () => {
    it('is last in its order unless it has a position', async () => {
      await filled();
      expect((await make('products', aProduct({ slug: 'pot' })))['position']).toBe(2);
      expect((await make('products', aProduct({ slug: 'jar', position: 1 })))['position']).toBe(1);
    });

    it('is exported in the document, and stays unchanged when the export is applied', async () => {
      await filled();
      const pot = await make('products', aProduct({ slug: 'pot' }));
      const document = await exported();
      expect(document.products).toMatchObject([{ slug: 'tote-bag' }, { slug: 'mug' }, { slug: 'pot' }]);
      const plan = await apply(document);
      expect(plan).toMatchObject({ created: [], changed: [], deleted: [] });
      expect(await read('products', pot)).toEqual(pot);
    });

    it('keeps fields that a change omits, loses those that are null, and has whole lists replaced', async () => {
      const made = await make(
        'products',
        aProduct({ description: 'Long.', media: ['https://img.example/a.png', 'https://img.example/b.png'] }),
      );
      const changed = await change('products', made, { description: null, media: ['https://img.example/c.png'] });
      expect(changed).not.toHaveProperty('description');
      expect(changed).toMatchObject({ name: 'Tote bag', media: ['https://img.example/c.png'], variants: made['variants'] });
    });

    it('[ADR 0101 r1] has its images replaced by either field, and keeps the alternative texts of remaining ones', async () => {
      const [a, b] = ['https://img.example/a.png', 'https://img.example/b.png'];
      const made = await make('products', aProduct({ images: [{ url: a, alt: 'A' }, { url: b }], seoTitle: 'Bag' }));
      expect(made).toMatchObject({ media: [a, b], images: [{ url: a, alt: 'A' }, { url: b }], seoTitle: 'Bag' });
      expect(await change('products', made, { media: [b, a] })).toMatchObject({
        media: [b, a],
        images: [{ url: b }, { url: a, alt: 'A' }],
      });
      expect(await change('products', made, { images: [{ url: b, alt: 'B' }] })).toMatchObject({
        media: [b],
        images: [{ url: b, alt: 'B' }],
      });
      expect(await faultPaths(change('products', made, { media: [a], images: [{ url: b }] }))).toEqual(['images']);
      const plain = await change('products', made, { images: null });
      expect(plain).toMatchObject({ media: [b] });
      expect(plain['images']).toBeUndefined();
    });

    it('has its fee in one currency replaced by a change in short', async () => {
      const usd = { currency: 'USD', priceMinor: 5 };
      const zone = await make('deliveryZones', anItem('deliveryZones', { prices: [{ currency: 'NGN', priceMinor: 1_500 }, usd] }));
      expect(await change('deliveryZones', zone, { feeMinor: 2_000 })).toMatchObject({
        prices: [{ currency: 'NGN', priceMinor: 2_000 }, usd],
      });
      expect(await change('deliveryZones', zone, { feeMinor: null })).toMatchObject({ prices: [usd] });
      expect(await change('deliveryZones', zone, { feeMinor: 9 })).toMatchObject({ prices: [usd, { currency: 'NGN', priceMinor: 9 }] });
      expect(await faultPaths(change('deliveryZones', zone, { feeMinor: -1 }))).toEqual(['feeMinor']);
      expect(await faultPaths(change('deliveryZones', zone, { feeMinor: 3, prices: [usd, { currency: 'NGN', priceMinor: 4 }] }))).toEqual([
        'feeMinor',
      ]);
      expect(await faultPaths(change('deliveryZones', zone, { prices: null }))).toEqual(['prices']);
    });

    it('keeps the refs of nested things by their keys', async () => {
      const made = await make('products', aProduct({ variants: [aVariant(), aVariant({ key: 'large' })] }));
      const [standard, large] = made['variants'] as { ref: string; key: string }[];
      const changed = await change('products', made, { variants: [aVariant({ key: 'large', name: 'Larger' }), aVariant({ key: 'huge' })] });
      expect(changed['variants']).toMatchObject([{ ref: large!.ref, name: 'Larger' }, { key: 'huge' }]);
      expect(JSON.stringify(changed)).not.toContain(standard!.ref);
    });

    it('sets stock only for a new variant, and refuses another one than the present for an existing variant', async () => {
      const made = await make('products', aProduct());
      const large = aVariant({ key: 'large', stock: 7 });
      expect(await faultPaths(change('products', made, { variants: [large, aVariant({ stock: 99 })] }))).toEqual(['variants[1].stock']);
      const { stock: _, ...standard } = aVariant();
      const changed = await change('products', made, { slug: 'bag', variants: [standard, large] });
      expect(changed['variants']).toMatchObject([{ stock: 10 }, { stock: 7 }]);
      expect(await change('products', made, { variants: [aVariant({ stock: 10 }), large] })).not.toHaveProperty('warnings');
      await change('products', made, { variants: [large] });
      const again = await change('products', made, { variants: [large, aVariant({ stock: 99 })] });
      expect(again['variants']).toMatchObject([{ stock: 7 }, { stock: 99 }]);
    });

    it('[decisions 3.16 packages] shares the slugs of products with packages', async () => {
      await make('products', aProduct());
      expect(await faultPaths(make('packages', anItem('packages', { slug: 'tote-bag' })))).toEqual(['slug']);
    });

    it('has a price in accepted currencies only, and each combination of options once', async () => {
      const prices = [{ currency: 'EUR', priceMinor: 1 }];
      const options = [{ key: 'size', name: 'Size', values: [{ key: 's', label: 'S' }] }];
      const variants = [
        aVariant({ prices }),
        aVariant({ key: 'a', optionValueRefs: ['size/s'] }),
        aVariant({ key: 'b', optionValueRefs: ['size/s'] }),
      ];
      expect(await faultPaths(make('products', aProduct({ options, variants })))).toEqual([
        'variants[0].optionValueRefs',
        'variants[0].prices[0].currency',
        'variants[2].optionValueRefs',
      ]);
      expect(await faultPaths(make('products', aProduct({ variants: [aVariant({ stock: -1 })] })))).toEqual(['variants[0].stock']);
    });

    it('is changed only in the state of the If-Match header', async () => {
      const note = await make('notes', anItem('notes'));
      const revision = await revisionOf('notes', note);
      await change('notes', note, { title: 'First' }, `"${revision}"`);
      await expect(change('notes', note, { title: 'Second' }, `"${revision}"`)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await change('notes', note, { title: 'Third' }, '*')).toMatchObject({ title: 'Third' });
    });

    it('is created by one of two concurrent requests', async () => {
      const outcomes = await Promise.all(['First', 'Second'].map((title) => faultPaths(make('notes', anItem('notes', { title })))));
      expect(outcomes.sort()).toEqual([[], ['slug']]);
    });

    it('has both changes of two concurrent requests', async () => {
      const note = await make('notes', anItem('notes'));
      await Promise.all([change('notes', note, { title: 'Title' }), change('notes', note, { excerpt: 'Excerpt' })]);
      expect(await read('notes', note)).toMatchObject({ title: 'Title', excerpt: 'Excerpt' });
    });

    it('is created in an existing workspace only', async () => {
      switchTo('01900000-0000-7000-8000-00000000dead');
      await expect(make('notes', anItem('notes'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
