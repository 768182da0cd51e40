import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { addressedAs, type ItemSection, SECTIONS } from '../domain/sections';
import { ChangeItem, CreateItem } from '../use-cases/change-item';
import { ReadItem } from '../use-cases/list-items';
import { aVariant } from './document.builder';
import { anItem, EVERY_SECTION } from './items.builder';
import { type ItemFixture, useItems } from './use-items';

const PRICES = [{ currency: 'NGN', priceMinor: 500 }];
const REVIEW = { key: 'ada', author: 'Ada', rating: 5, date: '2026-01-01' };
const OPTION = { key: 'size', name: 'Size', values: ['small', 'large'].map((key) => ({ key, label: key })) };
const EXTRA = {
  key: 'extra',
  name: 'Extra',
  options: [{ key: 'mug', kind: 'product', label: 'Mug', prices: PRICES, linkedProductRef: 'mug' }],
};
const FILE = { key: 'a', name: 'A', url: 'https://img.example/a.png', mimeType: 'image/png', sizeBytes: 1, checksumSha256: 'a'.repeat(64) };
const DAYS = ['2036-06-01', '2036-06-02'].map((dayDate, n) => ({ key: `day-${n}`, label: 'Day', dayDate }));
const GUEST = {
  key: 'guest',
  name: 'Guest',
  kind: 'paid',
  prices: PRICES,
  capacity: 5,
  validDays: ['day-1'],
  pricePhases: [{ key: 'early', prices: PRICES, endsAt: '2026-05-01T00:00:00Z', capacity: 2 }],
};

/** Parts of an item of each section, and the same parts changed: others, fewer, in another order. */
const PARTS: Partial<Record<ItemSection, [before: object, after: object]>> = {
  products: [
    {
      options: [OPTION],
      variants: ['small', 'large'].map((key) => aVariant({ key, optionValueRefs: [`size/${key}`] })),
      reviews: [REVIEW, { ...REVIEW, key: 'bo', text: 'Fine.' }],
      addonGroups: [{ ...EXTRA, variantRef: 'written/small' }],
    },
    {
      variants: ['large', 'small'].map((key) => ({ key, name: key, prices: PRICES, optionValueRefs: [`size/${key}`] })),
      reviews: [{ ...REVIEW, key: 'bo' }],
    },
  ],
  packages: [
    { addonGroups: [EXTRA], reviews: [REVIEW] },
    { addonGroups: [], reviews: [{ ...REVIEW, rating: 4 }] },
  ],
  collections: [{ productRefs: ['mug', 'home-set'] }, { productRefs: ['home-set', 'tote-bag', 'mug'] }],
  events: [
    {
      endAt: '2036-06-03T20:00:00Z',
      days: DAYS,
      ticketTypes: [GUEST],
      unlockCodes: [{ code: 'Friends', ticketTypeRefs: ['written/guest'], maxUses: 3 }],
      attachedProductRefs: ['mug', 'tote-bag'],
      attachedPackageRefs: ['home-set'],
      capacity: 100,
    },
    {
      days: DAYS.toReversed(),
      ticketTypes: [{ ...GUEST, capacity: 6, pricePhases: [] }],
      unlockCodes: [],
      attachedProductRefs: ['tote-bag'],
      publishedAt: '2026-05-01T10:00:00+01:00',
      capacity: null,
    },
  ],
  forms: [
    { fields: ['name', 'email'].map((key) => ({ key, type: 'text', label: key })) },
    { fields: [{ key: 'email', type: 'text', label: 'E-mail' }] },
  ],
  tables: [
    { rows: ['s', 'l'].map((key) => ({ key, cells: { size: key } })) },
    { rows: ['l', 's', 'm'].map((key) => ({ key, cells: { size: key } })) },
  ],
  folders: [
    { parentSlug: 'press', files: [FILE] },
    { parentSlug: null, files: [{ ...FILE, width: 4, thumbnailUrl: FILE.url }] },
  ],
  notes: [{ publishedAt: '2026-05-01T10:00:00+01:00' }, { publishedAt: null, tags: ['a'] }],
  deliveryZones: [{ prices: PRICES }, { prices: [...PRICES, { currency: 'USD', priceMinor: 5 }] }],
  discountCodes: [
    { maxUses: 5, appliesTo: { eventRefs: ['open-studio'], ticketTypeRefs: ['open-studio/guest'], productRefs: ['mug'] } },
    { maxUses: null, appliesTo: { productRefs: ['mug', 'tote-bag'] } },
  ],
};

/** Responses of writes, which are made of what was written and not read again. */
export function writtenItemsContract(name: string, fixture: () => ItemFixture): void {
  const { here, filled } = useItems(fixture);

  describe(`an item that was written, ${name}`, () => {
    it.each(EVERY_SECTION)('[D-148] is copied by its response under another name, in the section %s', async (section) => {
      await filled();
      const [work, by, workspaceId] = [fixture().work, OPERATOR, here()];
      const named = (identity: string) => ({ [SECTIONS[section].identifiedBy!]: identity });
      const create = (body: object) => new CreateItem(work).execute({ workspaceId, section, by, body });
      const { view } = await create(anItem(section, { ...PARTS[section]?.[0], ...named('written') }));
      const copy = await create({ ...view, ...named('copy') });
      expect(copy.view).toMatchObject(named('copy'));
      expect(copy.view.ref).not.toBe(view.ref);
    });

    it.each(EVERY_SECTION)('[ADR 0132 r4] is returned as a later read returns it, in the section %s', async (section) => {
      await filled();
      const [work, by, workspaceId] = [fixture().work, OPERATOR, here()];
      const [before, after] = PARTS[section] ?? [{}, {}];
      const name = { [SECTIONS[section].identifiedBy!]: 'written' };
      const made = await new CreateItem(work).execute({ workspaceId, section, by, body: anItem(section, { ...before, ...name }) });
      const id = idOf(addressedAs(section).prefix, made.view.ref)!;
      const read = () => new ReadItem(work).execute({ workspaceId, section, id });
      const change = async (patch: object) => {
        const { view, revision } = await new ChangeItem(work).execute({ workspaceId, section, id, by, patch });
        const { warnings: _, ...own } = view;
        return { view: own, revision };
      };
      const { warnings: _, ...view } = made.view;
      expect(await read()).toEqual({ ...made, view });
      const changed = await change({ ...after, position: 3 });
      expect(await read()).toEqual(changed);
      const renamed = await change({ [SECTIONS[section].identifiedBy!]: 'renamed' });
      expect(await read()).toEqual(renamed);
    });
  });
}
