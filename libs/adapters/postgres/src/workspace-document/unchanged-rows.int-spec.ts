import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { addressedAs, ChangeItem, CreateItem, type ItemSection, SECTIONS } from '@svc/workspace-document';
import {
  aDocument,
  anEvent,
  anItem,
  aProduct,
  applying,
  aVariant,
  EVERY_SECTION,
  otherShown,
  shownField,
} from '@svc/workspace-document/testing';
import { randomIds, useDatabase } from '../testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindDocumentTx } from './document-tx';

const database = useDatabase();
let workspaceId: string;
let tables: string[];

beforeAll(async () => {
  const rows = await database.source.query<{ name: string }[]>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
      where c.relkind = 'r' and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  );
  tables = rows.map(({ name }) => name);
});

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await applying(work()).execute({ workspaceId, document: aDocument(), dryRun: false });
});

const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindDocumentTx(sql, randomIds));

/** Returns the number of rows of the workspace that some work has written, by table; those that it deleted are not counted. */
async function rowsWrittenBy(write: () => Promise<unknown>): Promise<Record<string, number>> {
  const [before] = await database.source.query<{ xid: string }[]>(`select pg_current_xact_id()::text as xid`);
  await write();
  const counts = tables.map(
    (table) => `select '${table}' as name from ${table} where workspace_id = $1 and xmin::text::bigint > $2::bigint`,
  );
  const rows = await database.source.query<{ name: string; written: number }[]>(
    `select name, count(*)::integer as written from (${counts.join(' union all ')}) as row group by name order by name`,
    [workspaceId, before!.xid],
  );
  return Object.fromEntries(rows.map(({ name, written }) => [name, written]));
}

/** Makes a thing of a section. Returns a function that changes it, and resolves with the rows written beside those that note the change. */
async function make(section: ItemSection, body: object) {
  const command = { workspaceId, section, by: OPERATOR };
  const { view } = await new CreateItem(work()).execute({ ...command, body });
  const id = idOf(addressedAs(section).prefix, view.ref)!;
  return async (patch: object) => {
    let changed: object = {};
    const { audit_entry, sync_dirty, ...rows } = await rowsWrittenBy(async () => {
      changed = (await new ChangeItem(work()).execute({ ...command, id, patch })).view;
    });
    expect(audit_entry).toBe(1);
    expect([1, 1 + (rows['counter'] ?? 0)]).toContain(sync_dirty);
    expect(changed).toMatchObject(JSON.parse(JSON.stringify(patch)) as object);
    return rows;
  };
}

const aReview = (overrides: object = {}) => ({ key: 'ada', author: 'Ada', rating: 5, text: 'Fine.', date: '2026-01-01', ...overrides });
const OTHER_PRICES = [{ currency: 'NGN', priceMinor: 600_000 }];

describe('a change of one field', () => {
  const parts: Partial<Record<ItemSection, object>> = {
    products: {
      variants: [aVariant(), aVariant({ key: 'large' })],
      reviews: [aReview(), aReview({ key: 'bo', text: undefined })],
      preorderable: true,
      preorderLimit: 5,
    },
    collections: { productRefs: ['tote-bag', 'mug'] },
    events: {
      days: [{ key: 'monday', label: 'Monday', dayDate: '2036-06-01', capacity: 9 }],
      ticketTypes: [
        { key: 'guest', name: 'Guest', kind: 'free', capacity: 50, validDays: ['monday'] },
        { key: 'press', name: 'Press', kind: 'free' },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['other/guest'], maxUses: 3 }],
    },
    folders: {
      parentSlug: 'press',
      files: [
        { key: 'a', name: 'A', url: 'https://img.example/a.png', mimeType: 'image/png', sizeBytes: 1, checksumSha256: 'a'.repeat(64) },
      ],
    },
    discountCodes: { maxUses: 5 },
  };
  const TABLES: Record<ItemSection, string> = {
    products: 'product',
    packages: 'product',
    collections: 'collection',
    events: 'event',
    forms: 'form',
    tables: 'data_table',
    catalogs: 'media_catalog',
    folders: 'folder',
    notes: 'note',
    deliveryZones: 'delivery_zone',
    discountCodes: 'discount_code',
    promoterCodes: 'promoter_code',
  };

  it.each(EVERY_SECTION)('writes the row of one of the %s, and none of its parts, members and counters', async (section) => {
    const identity = SECTIONS[section].identifiedBy!;
    const name = { [identity]: identity === 'code' ? 'OTHER' : 'other' };
    const change = await make(section, anItem(section, { ...parts[section], ...name }));
    expect(await change({ [shownField(section)]: otherShown(section) })).toEqual({ [TABLES[section]]: 1 });
  });

  it('updates none of 5,000 reviews of a product, nor a variant of which some are sold', async () => {
    const reviews = Array.from({ length: 5_000 }, (_, n) => aReview({ key: `review-${n}` }));
    const change = await make('products', aProduct({ slug: 'praised', reviews }));
    await database.source.query(`update counter set sold = 3 where workspace_id = $1 and kind = 'variant'`, [workspaceId]);
    expect(await change({ description: 'Indigo, by hand.' })).toEqual({ product: 1 });
  });
});

describe('a change of one part', () => {
  it.each([
    ['key', { key: 'eve' }],
    ['author', { author: 'Eve' }],
    ['rating', { rating: 4 }],
    ['date', { date: '2026-01-02' }],
    ['text', { text: 'Very fine.' }],
    ['text, to none,', { text: undefined }],
  ])('writes a review alone for its %s', async (_, other) => {
    const change = await make('products', aProduct({ slug: 'praised', reviews: [aReview(), aReview({ key: 'bo' })] }));
    expect(await change({ reviews: [aReview(other), aReview({ key: 'bo' })] })).toEqual({ product: 1, product_review: 1 });
  });

  it('writes a review that gets a text, and all those that follow a new one', async () => {
    const change = await make('products', aProduct({ slug: 'praised', reviews: [aReview({ text: undefined }), aReview({ key: 'bo' })] }));
    expect(await change({ reviews: [aReview(), aReview({ key: 'bo' })] })).toEqual({ product: 1, product_review: 1 });
    expect(await change({ reviews: [aReview({ key: 'new' }), aReview(), aReview({ key: 'bo' })] })).toEqual({
      product: 1,
      product_review: 3,
    });
  });

  it.each([
    ['name', { name: 'Tiny' }],
    ['prices', { prices: OTHER_PRICES }],
    ['details', { swatchHex: '#102030' }],
    ['option', { optionValueRefs: ['size/large'] }],
  ])('writes a variant alone for its %s', async (_, other) => {
    const options = [{ key: 'size', name: 'Size', values: ['small', 'large', 'huge'].map((key) => ({ key, label: key })) }];
    const small = aVariant({ key: 'small', optionValueRefs: ['size/small'] });
    const huge = aVariant({ key: 'huge', optionValueRefs: ['size/huge'] });
    const change = await make('products', aProduct({ slug: 'sized', options, variants: [small, huge] }));
    expect(await change({ variants: [{ ...small, ...other }, huge] })).toEqual({ product: 1, variant: 1 });
  });

  it('writes variants that change positions', async () => {
    const variants = [aVariant({ key: 'small' }), aVariant({ key: 'large' }), aVariant({ key: 'huge' })];
    const change = await make('products', aProduct({ slug: 'sized', variants }));
    expect(await change({ variants: [variants[1], variants[0], variants[2]] })).toEqual({ product: 1, variant: 2 });
  });

  const days = ['2036-06-01', '2036-06-02'].map((dayDate, n) => ({ key: `day-${n}`, label: 'Day', dayDate }));
  const guest = { key: 'guest', name: 'Guest', kind: 'paid', prices: OTHER_PRICES, validDays: ['day-0'], pricePhases: [] };
  const press = { key: 'press', name: 'Press', kind: 'free' };
  const friends = { code: 'FRIENDS', ticketTypeRefs: ['fair/guest'] };
  const family = { code: 'FAMILY', ticketTypeRefs: ['fair/guest'] };
  const endAt = '2036-06-03T20:00:00Z';
  it.each([
    ['day', 'event_day', { days: [{ ...days[0], label: 'First' }, days[1]] }],
    ['ticket type', 'ticket_type', { ticketTypes: [{ ...guest, name: 'Visitor' }, press] }],
    ['unlock code', 'unlock_code', { unlockCodes: [{ ...friends, ticketTypeRefs: ['fair/press'] }, family] }],
  ])('writes the %s of an event alone', async (_, table, patch) => {
    const change = await make(
      'events',
      anEvent({ slug: 'fair', endAt, days, ticketTypes: [guest, press], unlockCodes: [friends, family] }),
    );
    expect(await change(patch)).toEqual({ event: 1, [table]: 1 });
  });

  it.each([[['day-1']], [[]]])('[D-148] writes a ticket type by its days %j, and the news of it', async (validDays) => {
    const change = await make('events', anEvent({ slug: 'fair', endAt, days, ticketTypes: [guest, press] }));
    expect(await change({ ticketTypes: [{ ...guest, validDays }, press] })).toEqual({ event: 1, ticket_type: 1, outbox: 1 });
  });

  it('writes a ticket type by its price phases, and for a capacity its counter alone', async () => {
    const phase = { key: 'early', prices: OTHER_PRICES, endsAt: '2026-05-01T00:00:00.000Z' };
    const phased = { ...guest, validDays: [] };
    const change = await make('events', anEvent({ slug: 'fair', endAt, ticketTypes: [phased, press] }));
    expect(await change({ ticketTypes: [{ ...phased, pricePhases: [phase] }, press] })).toEqual({ event: 1, ticket_type: 1, counter: 1 });
    expect(await change({ ticketTypes: [{ ...phased, pricePhases: [{ ...phase, endsAt: '2026-05-02T00:00:00.000Z' }] }, press] })).toEqual({
      event: 1,
      ticket_type: 1,
    });
    expect(
      await change({
        ticketTypes: [
          { ...phased, pricePhases: [] },
          { ...press, capacity: 5 },
        ],
      }),
    ).toEqual({
      event: 1,
      ticket_type: 1,
      counter: 1,
    });
    expect(await change({ ticketTypes: [phased, { ...press, capacity: 6 }] })).toEqual({ event: 1, counter: 1 });
  });

  it('writes the member of a collection that is new, and those that change positions', async () => {
    const change = await make('collections', { slug: 'best', name: 'Best', productRefs: ['tote-bag', 'mug'] });
    expect(await change({ productRefs: ['tote-bag', 'mug', 'home-set'] })).toEqual({ collection: 1, collection_product: 1 });
    expect(await change({ productRefs: ['tote-bag', 'home-set', 'mug'] })).toEqual({ collection: 1, collection_product: 2 });
    expect(await change({ productRefs: ['tote-bag', 'home-set'] })).toEqual({ collection: 1 });
    expect(await change({ productRefs: [] })).toEqual({ collection: 1 });
  });

  it('writes the counter of a limit, to another and to none', async () => {
    const change = await make('discountCodes', { code: 'TEN', kind: 'percent', value: 10, maxUses: 5 });
    expect(await change({ maxUses: 6 })).toEqual({ discount_code: 1, counter: 1 });
    expect(await change({ maxUses: 6, value: 20 })).toEqual({ discount_code: 1 });
  });

  it('writes the parent of a folder', async () => {
    const change = await make('folders', { slug: 'sketches', name: 'Sketches' });
    expect(await change({ parentSlug: 'press' })).toEqual({ folder: 1 });
  });
});
