import { idOf, type AuditedChange, type ErrorDetails } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { CatalogueFact } from '../domain/news-of-changes';
import { addressedAs, SECTIONS, type ItemSection } from '../domain/sections';
import type { ItemView } from '../domain/present-item';
import { ChangeItem } from '../use-cases/change-item';
import { CreateItem } from '../use-cases/create-item';
import { DeleteItem } from '../use-cases/delete-item';
import { ExportDocument } from '../use-cases/export-document';
import { ListItems } from '../use-cases/list-items';
import { ReadItem } from '../use-cases/read-item';
import { refuseUnfitSettings } from '../use-cases/refuse-unfit-settings';
import { ReadStorefrontDocument, WriteStorefrontDocument } from '../use-cases/storefront-document';
import { aDocument, anEvent, aProduct, aVariant } from './document.builder';
import { applying, type DocumentPlace } from './document-work.contract';
import { anItem, EVERY_SECTION, otherShown, shownField } from './items.builder';

export interface ItemPlaceForTests extends DocumentPlace {
  /** What the audit log holds of a workspace, oldest first. */
  auditOf(workspaceId: string): Promise<AuditedChange[]>;
  /** What the outbox holds of a workspace, oldest first. */
  factsOf(workspaceId: string): Promise<CatalogueFact[]>;
}

type Body = Record<string, unknown>;

/** What making, changing and deleting single things hold to, wherever workspaces are stored. */
export function itemWorkContract(name: string, place: () => ItemPlaceForTests): void {
  const by = OPERATOR;
  let workspaceId: string;

  beforeEach(async () => {
    workspaceId = await place().makeWorkspace();
  });

  const idIn = (section: ItemSection, { ref }: { ref: string }) => idOf(addressedAs(section).prefix, ref)!;
  const make = async (section: ItemSection, body: unknown) => (await new CreateItem(place().work).execute({ workspaceId, section, by, body })).view;
  const change = async (section: ItemSection, thing: { ref: string }, patch: unknown, ifMatch?: string) =>
    (await new ChangeItem(place().work).execute({ workspaceId, section, by, id: idIn(section, thing), patch, ifMatch })).view;
  const read = async (section: ItemSection, thing: { ref: string }) => (await new ReadItem(place().work).execute({ workspaceId, section, id: idIn(section, thing) })).view;
  const remove = (section: ItemSection, thing: { ref: string }) => new DeleteItem(place().work).execute({ workspaceId, section, by, id: idIn(section, thing) });
  const list = (section: ItemSection, request: { after?: string; limit?: number; identity?: string } = {}) =>
    new ListItems(place().work).execute({ workspaceId, section, limit: 100, ...request });
  const writeStorefront = (body: unknown, mode: 'replace' | 'merge' = 'replace') => new WriteStorefrontDocument(place().work).execute({ workspaceId, by, mode, body });
  const readStorefront = async () => (await new ReadStorefrontDocument(place().work).execute({ workspaceId })).storefront;
  const exported = () => new ExportDocument(place().work).execute({ workspaceId });
  const faultsOf = (work: Promise<unknown>): Promise<Record<string, string>> =>
    work.then(
      () => ({}),
      ({ details }: { details?: ErrorDetails }) => details?.fields ?? {},
    );
  const faultPaths = async (work: Promise<unknown>) => Object.keys(await faultsOf(work)).sort();
  const byIdentity = async (section: ItemSection, identity: string) => (await list(section, { identity })).data[0]!;
  const filled = () => applying(place().work).execute({ workspaceId, document: aDocument(), dryRun: false });

  describe.each(EVERY_SECTION)(`the ${'%s'} of a workspace one by one, ${name}`, (section) => {
    const field = SECTIONS[section].identifiedBy!;

    it('are made, read, changed, and deleted', async () => {
      const made = await make(section, anItem(section));
      expect(made).toMatchObject({ ref: expect.stringMatching(`^${addressedAs(section).prefix}_`) as string, position: 0 });
      expect(await read(section, made)).toEqual(made);

      const changed = await change(section, made, { [shownField(section)]: otherShown(section) });
      expect(changed).toEqual({ ...made, [shownField(section)]: otherShown(section), updatedAt: changed.updatedAt });
      expect(await read(section, made)).toEqual(changed);

      await remove(section, made);
      await expect(read(section, made)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(remove(section, made)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await list(section)).toEqual({ data: [] });
    });

    it('[D-4] have an identity of their own, whatever its case, which is free again after a deletion', async () => {
      const made = await make(section, anItem(section));
      expect(await faultPaths(make(section, anItem(section)))).toEqual([field]);
      await remove(section, made);
      const again = await make(section, anItem(section));
      expect(again.ref).not.toBe(made.ref);
    });

    it('keep their refs when they are renamed, and cannot take a name that is taken', async () => {
      const made = await make(section, anItem(section));
      const renamed = await change(section, made, { [field]: 'another-name' });
      expect(renamed).toMatchObject({ ref: made.ref, [field]: 'another-name' });
      const other = await make(section, anItem(section));
      expect(await faultPaths(change(section, other, { [field]: 'another-name' }))).toEqual([field]);
      expect((await read(section, other))[field]).toBe(anItem(section)[field]);
    });

    it('are listed newest first, page by page, or found by their identity', async () => {
      const made: ItemView[] = [];
      for (const identity of ['one', 'two', 'three']) made.push(await make(section, anItem(section, { [field]: identity })));
      const first = await list(section, { limit: 2 });
      const second = await list(section, { limit: 2, after: first.next });
      expect([...first.data, ...second.data]).toEqual(made.toReversed());
      expect(second.next).toBeUndefined();
      expect((await list(section, { identity: 'TWO' })).data).toEqual([made[1]]);
      expect((await list(section, { identity: 'none' })).data).toEqual([]);
    });

    it('may be sent back as they are read, which changes nothing and is not noted', async () => {
      const made = await make(section, anItem(section));
      expect(await change(section, made, made)).toEqual(made);
      expect(await place().auditOf(workspaceId)).toHaveLength(1);
    });

    it('are noted in the audit log with every write', async () => {
      const made = await make(section, anItem(section));
      await change(section, made, { [shownField(section)]: otherShown(section) });
      await remove(section, made);
      const subject = { kind: addressedAs(section).noun.replace(' ', '_'), ref: made.ref, name: String(anItem(section)[field]).toLowerCase() };
      expect(await place().auditOf(workspaceId)).toMatchObject([
        { action: 'create', subject },
        { action: 'change', subject, fields: [shownField(section)] },
        { action: 'delete', subject },
      ]);
    });

    it('[D-5] are there for their own workspace only', async () => {
      const theirs = await make(section, anItem(section));
      workspaceId = await place().makeWorkspace();
      await expect(read(section, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(change(section, theirs, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(remove(section, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await list(section)).toEqual({ data: [] });
      await expect(make(section, anItem(section))).resolves.toBeDefined();
    });

    it.each([[null], [[]], ['text'], [7]])('are not made of %j', async (body) => {
      await expect(make(section, body)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    });

    it('are refused with every fault by its path', async () => {
      const faulty = { ...anItem(section), [field]: 'No Slug', colour: 'blue', position: 'first' };
      expect(await faultPaths(make(section, faulty))).toEqual(['colour', field, 'position'].sort());
      const made = await make(section, anItem(section));
      expect(await faultPaths(change(section, made, { colour: 'blue', [field]: null }))).toEqual(['colour', field].sort());
      expect(await read(section, made)).toEqual(made);
    });
  });

  describe(`one thing of a workspace, ${name}`, () => {
    it('comes last in its order unless it is told where', async () => {
      await filled();
      expect((await make('products', aProduct({ slug: 'pot' })))['position']).toBe(2);
      expect((await make('products', aProduct({ slug: 'jar', position: 1 })))['position']).toBe(1);
    });

    it('is what the document exports, and stays as it is when the export is applied', async () => {
      await filled();
      const pot = await make('products', aProduct({ slug: 'pot' }));
      const document = await exported();
      expect(document.products).toMatchObject([{ slug: 'tote-bag' }, { slug: 'mug' }, { slug: 'pot' }]);
      const plan = await applying(place().work).execute({ workspaceId, document, dryRun: false });
      expect(plan).toMatchObject({ created: [], changed: [], deleted: [] });
      expect(await read('products', pot)).toEqual(pot);
    });

    it('keeps fields that a change does not name, loses those that are null, and has lists replaced whole', async () => {
      const made = await make('products', aProduct({ description: 'Long.', media: ['https://img.example/a.png', 'https://img.example/b.png'] }));
      const changed = await change('products', made, { description: null, media: ['https://img.example/c.png'] });
      expect(changed).not.toHaveProperty('description');
      expect(changed).toMatchObject({ name: 'Tote bag', media: ['https://img.example/c.png'], variants: made['variants'] });
    });

    it('has its fee in one currency replaced by a change in short', async () => {
      const usd = { currency: 'USD', priceMinor: 5 };
      const zone = await make('deliveryZones', anItem('deliveryZones', { prices: [{ currency: 'NGN', priceMinor: 1_500 }, usd] }));
      expect(await change('deliveryZones', zone, { feeMinor: 2_000 })).toMatchObject({ prices: [{ currency: 'NGN', priceMinor: 2_000 }, usd] });
      expect(await change('deliveryZones', zone, { feeMinor: null })).toMatchObject({ prices: [usd] });
      expect(await change('deliveryZones', zone, { feeMinor: 9 })).toMatchObject({ prices: [usd, { currency: 'NGN', priceMinor: 9 }] });
      expect(await faultPaths(change('deliveryZones', zone, { feeMinor: -1 }))).toEqual(['feeMinor']);
      expect(await faultPaths(change('deliveryZones', zone, { feeMinor: 3, prices: [usd, { currency: 'NGN', priceMinor: 4 }] }))).toEqual(['feeMinor']);
      expect(await faultPaths(change('deliveryZones', zone, { prices: null }))).toEqual(['prices']);
    });

    it('keeps the refs of nested things by their keys', async () => {
      const made = await make('products', aProduct({ variants: [aVariant(), aVariant({ key: 'large' })] }));
      const [standard, large] = made['variants'] as { ref: string; key: string }[];
      const changed = await change('products', made, { variants: [aVariant({ key: 'large', name: 'Larger' }), aVariant({ key: 'huge' })] });
      expect(changed['variants']).toMatchObject([{ ref: large!.ref, name: 'Larger' }, { key: 'huge' }]);
      expect(JSON.stringify(changed)).not.toContain(standard!.ref);
    });

    it('takes stock only for a variant that is new', async () => {
      const made = await make('products', aProduct());
      const changed = await change('products', made, { variants: [aVariant({ stock: 99 }), aVariant({ key: 'large', stock: 7 })] });
      expect(changed['variants']).toMatchObject([{ stock: 10 }, { stock: 7 }]);
    });

    it('may be pointed at by ref, slug or key path, and answers paths', async () => {
      await filled();
      const [mug, event] = [await byIdentity('products', 'mug'), await byIdentity('events', 'open-studio')];
      const home = await byIdentity('packages', 'home-set');
      const tier = (event['ticketTypes'] as { ref: string }[])[0]!;
      const collection = await make('collections', { slug: 'all', name: 'All', productRefs: [mug.ref, 'tote-bag', home.ref] });
      expect(collection['productRefs']).toEqual(['mug', 'tote-bag', 'home-set']);
      const code = await make('discountCodes', anItem('discountCodes', { code: 'FAIR', appliesTo: { eventRefs: [event.ref], ticketTypeRefs: [tier.ref], productRefs: [] } }));
      expect(code['appliesTo']).toEqual({ eventRefs: ['open-studio'], ticketTypeRefs: ['open-studio/guest'], productRefs: [] });
    });

    it('may point at what is nested in itself by ref', async () => {
      const values = [{ key: 'small', label: 'S' }, { key: 'large', label: 'L' }];
      const sized = (key: string) => aVariant({ key, optionValueRefs: [`size/${key}`] });
      const made = await make('products', aProduct({ options: [{ key: 'size', name: 'Size', values }], variants: [sized('small')] }));
      const [group] = made['options'] as { values: { ref: string }[] }[];
      const changed = await change('products', made, { variants: [aVariant({ key: 'large', optionValueRefs: [group!.values[1]!.ref] })] });
      expect(changed['variants']).toMatchObject([{ optionValueRefs: ['size/large'] }]);
    });

    it('does not point at what is unknown, of another kind, or of another workspace', async () => {
      await filled();
      const [event, mug] = [await byIdentity('events', 'open-studio'), await byIdentity('products', 'mug')];
      await make('products', aProduct({ slug: 'open-studio' }));
      expect(await faultPaths(make('collections', { slug: 'c', name: 'C', productRefs: ['lost', event.ref] }))).toEqual(['productRefs[0]', 'productRefs[1]']);
      workspaceId = await place().makeWorkspace();
      expect(await faultPaths(make('collections', { slug: 'c', name: 'C', productRefs: ['mug'] }))).toEqual(['productRefs[0]']);
      const faults = await faultsOf(make('collections', { slug: 'c', name: '', productRefs: [mug.ref] }));
      expect(Object.keys(faults).sort()).toEqual(['name', 'productRefs[0]']);
      expect(faults['productRefs[0]']).toContain(mug.ref);
    });

    it('may point at itself, and no more at what it gives up', async () => {
      const addonGroups = (variant: string) => [
        {
          key: 'more', name: 'More',
          options: [{ key: 'one', kind: 'product', label: 'One', prices: [{ currency: 'NGN', priceMinor: 1 }], linkedProductRef: 'tote-bag', linkedVariantRef: `tote-bag/${variant}` }],
        },
      ];
      const made = await make('products', aProduct({ variants: [aVariant(), aVariant({ key: 'large' })], addonGroups: addonGroups('large') }));
      expect(await faultPaths(change('products', made, { variants: [aVariant()] }))).toEqual(['addonGroups[0].options[0].linkedVariantRef']);
      const renamed = await change('products', made, { slug: 'bag' });
      expect(renamed).toMatchObject({ addonGroups: [{ options: [{ linkedProductRef: 'bag', linkedVariantRef: 'bag/large' }] }] });
    });

    it('[decisions 3.16 packages] shares the slugs of products with packages', async () => {
      await make('products', aProduct());
      expect(await faultPaths(make('packages', anItem('packages', { slug: 'tote-bag' })))).toEqual(['slug']);
    });

    it('has a price in accepted currencies only, and each combination of options once', async () => {
      const prices = [{ currency: 'EUR', priceMinor: 1 }];
      const options = [{ key: 'size', name: 'Size', values: [{ key: 's', label: 'S' }] }];
      const variants = [aVariant({ prices }), aVariant({ key: 'a', optionValueRefs: ['size/s'] }), aVariant({ key: 'b', optionValueRefs: ['size/s'] })];
      expect(await faultPaths(make('products', aProduct({ options, variants })))).toEqual([
        'variants[0].optionValueRefs',
        'variants[0].prices[0].currency',
        'variants[2].optionValueRefs',
      ]);
      expect(await faultPaths(make('products', aProduct({ variants: [aVariant({ stock: -1 })] })))).toEqual(['variants[0].stock']);
    });

    it('lies in no folder that lies in it', async () => {
      const press = await make('folders', anItem('folders'));
      await make('folders', { slug: 'photographs', name: 'Photographs', parentSlug: press.ref });
      expect(await faultPaths(change('folders', press, { parentSlug: 'photographs' }))).toEqual(['parentSlug']);
      expect(await faultPaths(change('folders', press, { parentSlug: press.ref }))).toEqual(['parentSlug']);
      expect(await faultPaths(remove('folders', press))).toEqual(['folders[photographs].parentSlug']);
    });

    it('is found under its new name by everything that points at it', async () => {
      await filled();
      const tote = await byIdentity('products', 'tote-bag');
      await change('products', tote, { slug: 'carrier' });
      const document = await exported();
      expect(document.storefront).toMatchObject({ content: { contentShowcaseSections: { new: { refs: ['carrier'] } } } });
      expect(document.events).toMatchObject([{ attachedProductRefs: ['carrier'] }]);
      expect(JSON.stringify(document)).not.toContain('tote-bag');
      expect(await applying(place().work).execute({ workspaceId, document, dryRun: true })).toMatchObject({ created: [], changed: [], deleted: [] });
    });

    it('leaves the lists it stands in when it is deleted', async () => {
      await filled();
      await remove('products', await byIdentity('products', 'tote-bag'));
      await remove('products', await byIdentity('products', 'mug'));
      const document = await exported();
      expect(document.collections).toMatchObject([{ productRefs: ['home-set'] }]);
      expect(document.events).toMatchObject([{ attachedProductRefs: [] }]);
      expect(document.storefront).toMatchObject({ content: { contentShowcaseSections: { new: { refs: [] } } } });
      expect(await applying(place().work).execute({ workspaceId, document, dryRun: true })).toMatchObject({ created: [], changed: [], deleted: [] });
      const noted = (await place().auditOf(workspaceId)).slice(-5).map(({ action, subject }) => `${action} ${subject.kind}`);
      expect(noted.sort()).toEqual(['change collection', 'change event', 'change storefront', 'delete product', 'delete product']);
    });

    it('is not deleted, nor loses what is nested in it, while something cannot do without it', async () => {
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

    it('is changed only as it was read, when the caller says how that was', async () => {
      const note = await make('notes', anItem('notes'));
      const { revision } = await new ReadItem(place().work).execute({ workspaceId, section: 'notes', id: idIn('notes', note) });
      await change('notes', note, { title: 'First' }, `"${revision}"`);
      await expect(change('notes', note, { title: 'Second' }, `"${revision}"`)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await change('notes', note, { title: 'Third' }, '*')).toMatchObject({ title: 'Third' });
    });

    it('is made by one of two who make it at once', async () => {
      const outcomes = await Promise.all(['First', 'Second'].map((title) => faultPaths(make('notes', anItem('notes', { title })))));
      expect(outcomes.sort()).toEqual([[], ['slug']]);
    });

    it('has both changes of two who change it at once', async () => {
      const note = await make('notes', anItem('notes'));
      await Promise.all([change('notes', note, { title: 'Title' }), change('notes', note, { excerpt: 'Excerpt' })]);
      expect(await read('notes', note)).toMatchObject({ title: 'Title', excerpt: 'Excerpt' });
    });

    it('is made in a workspace that is there', async () => {
      workspaceId = '01900000-0000-7000-8000-00000000dead';
      await expect(make('notes', anItem('notes'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe(`the settings of a workspace, ${name}`, () => {
    const fit = (currencies: string[]) => place().work.run((tx) => refuseUnfitSettings(tx.openSectionsOf(workspaceId), { currencies, timezone: 'Africa/Lagos' }));

    it('cannot drop a currency in which there are prices, as in a document that brings settings alone', async () => {
      await filled();
      await make('deliveryZones', { key: 'accra', name: 'Accra', prices: [{ currency: 'USD', priceMinor: 500 }] });
      expect(await faultsOf(fit(['NGN']))).toEqual({ 'deliveryZones[accra].prices[0].currency': expect.stringContaining('change it first') as string });
      expect(await faultPaths(fit(['USD']))).toEqual([
        'deliveryZones[lagos].prices[0].currency',
        'packages[home-set].options[0].prices[0].currency',
        'products[mug].variants[0].prices[0].currency',
        'products[tote-bag].variants[0].prices[0].currency',
      ]);
      await expect(fit(['USD', 'EUR', 'NGN'])).resolves.toBeUndefined();
    });
  });

  describe(`what others hear of a workspace, ${name}`, () => {
    const told = async () => (await place().factsOf(workspaceId)).map(({ type, data }) => ({ type, data }));
    const toldOf = (section: 'products' | 'packages', { ref }: { ref: string }, slug: string) =>
      ({ type: 'product.deleted.v1', data: { productId: idIn(section, { ref }), slug, isPackage: section === 'packages' } });

    it('[§6 product.deleted] is each product and package that is deleted one by one, once, under an id of its own', async () => {
      const [tote, set] = [await make('products', aProduct()), await make('packages', anItem('packages', { slug: 'gift-set' }))];
      await change('products', tote, { slug: 'old-tote', published: false });
      await remove('products', tote);
      await expect(remove('products', tote)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('packages', set);
      expect(await told()).toEqual([toldOf('products', tote, 'old-tote'), toldOf('packages', set, 'gift-set')]);
      const facts = await place().factsOf(workspaceId);
      expect(facts).toMatchObject([{ workspaceId, mode: null }, { workspaceId, mode: null }]);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(2);
    });

    it('[§6 product.deleted] is each product that a document leaves out, and none that is kept, or that a dry run would delete', async () => {
      await make('products', aProduct());
      const mug = await make('products', aProduct({ slug: 'mug' }));
      const document = { version: 1, products: [aProduct({ name: 'Larger tote' }), aProduct({ slug: 'new' })] };
      await applying(place().work).execute({ workspaceId, document, dryRun: true });
      expect(await told()).toEqual([]);
      await applying(place().work).execute({ workspaceId, document, dryRun: false });
      expect(await told()).toEqual([toldOf('products', mug, 'mug')]);
    });

    it('[§6 product.deleted] is nothing of a product that somebody else has changed meanwhile', async () => {
      const tote = await make('products', aProduct());
      await expect(new DeleteItem(place().work).execute({ workspaceId, section: 'products', by, id: idIn('products', tote), ifMatch: '"another"' })).rejects.toBeDefined();
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
      const moved = (events as Body[]).map((event) => ({ ...event, endAt: '2031-01-01T20:00:00.000Z' }));
      await applying(place().work).execute({ workspaceId, document: { version: 1, events: moved }, dryRun: false });
      expect(await told()).toEqual([rescheduled, rescheduled]);
    });
  });

  describe(`the storefront document, ${name}`, () => {
    const sections = { renderConfig: { templateId: 'courtyard', sections: [{ id: 'new', type: 'content_showcase' }] } };
    const showing = (ref: string): Body => ({ contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs: [ref] } } });

    it('is written whole, merged, and read', async () => {
      await expect(readStorefront()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await writeStorefront({ description: 'Cloth.', city: 'Lagos', memberCount: 12 });
      await writeStorefront({ city: null, description: 'Cloth from Lagos.' }, 'merge');
      const storefront = await readStorefront();
      expect(storefront).toMatchObject({ description: 'Cloth from Lagos.', memberCount: 12 });
      expect(storefront).not.toHaveProperty('city');
      await writeStorefront({ website: 'https://adire.example' });
      expect(await readStorefront()).not.toHaveProperty('memberCount');
      expect((await place().auditOf(workspaceId)).map(({ action, fields }) => [action, fields ?? []])).toEqual([
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
