import {
  createDataSource,
  inTenantScope,
  PostgresCheckoutList,
  PostgresContactList,
  PostgresGuestList,
  PostgresOrderReader,
  SearchIndexKeeper,
  sqlOf,
} from '@svc/adapters/postgres';
import { useDatabase } from '@svc/adapters/postgres/testing';
import { hasWords, readSearch } from '@svc/contracts';
import type { DataSource } from 'typeorm';
import { makeWorkspaces, seedShops, SMALL, type ShopSize } from '../large-shop/seed-shops';
import { seededId } from '../large-shop/seed-sql';

/** More of each thing than a search looks at before it asks an index. */
const SHOP: ShopSize = { ...SMALL, events: 3, orders: 6_000, checkouts: 700, guests: 700, contacts: 900 };
const LIMIT = 7;

const database = useDatabase();
let source: DataSource;
let shop: string;
let other: string;

/** Statements that give the oldest rows a name that no others have: more of them than a search reads one by one. */
const VETERANS = [
  `update store_order set contact = contact || jsonb_build_object('name', 'Veteran ' || number) where workspace_id = $1 and number between 1011 and 2200`,
  ...['registration', 'contact'].map(
    (table) =>
      `update ${table} set name = 'Veteran ' || name where workspace_id = $1 and id in (select id from ${table} where workspace_id = $1 order by id offset 4 limit 180)`,
  ),
  `update checkout set contact = contact || jsonb_build_object('name', 'Vétéran') where workspace_id = $1 and id in (select id from checkout where workspace_id = $1 order by id offset 15 limit 170)`,
];

beforeAll(async () => {
  [shop, other] = (await makeWorkspaces(database.url, ['searched', 'other'])) as [string, string];
  await seedShops(database.url, [
    { workspaceId: shop, size: SHOP },
    { workspaceId: other, size: SMALL },
  ]);
  source = await createDataSource({ url: database.url, poolSize: 4, applicationName: 'searches', isTenantScoped: true }).initialize();
  const odd = `'Bọ́LÁ O''Neil \\ 50%_x', 'z.q@example.com', '+2348031234567'`;
  await database.source.query(`update contact set (name, email, phone) = row (${odd}) where workspace_id = $1 and id = $2`, [
    shop,
    seededId('contact', 3),
  ]);
  for (const [table, id] of [
    ['store_order', seededId('order', 5)],
    ['store_order', seededId('order', 10)],
    ['checkout', seededId('checkout', 5_310)],
  ]) {
    await database.source.query(
      `update ${table} set contact = jsonb_build_object('name', n, 'email', e, 'phone', p) from (values (${odd})) odd (n, e, p) where workspace_id = $1 and id = $2`,
      [shop, id],
    );
  }
  await database.source.query(
    `update registration set name = 'Bọ́LÁ' where workspace_id = $1 and id = (select min(id::text)::uuid from registration where workspace_id = $1)`,
    [shop],
  );
  await database.source.query(`update attendee set name = $2 where workspace_id = $1 and id in ($3, $4)`, [
    shop,
    `Seat of O'Neil, zq`,
    seededId('attendee', 2),
    seededId('bought', 10),
  ]);
  for (const statement of VETERANS) await database.source.query(statement, [shop]);
  await database.source.query('analyze');
}, 120_000);

afterAll(() => source?.destroy());

const inShop = <T>(work: () => Promise<T>): Promise<T> => inTenantScope({ tenant: shop, mode: 'live' }, work);

/** Every page of a search, by ids. */
async function pagesOf(page: (after?: string) => Promise<{ data: { id: string }[]; next?: string }>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const { data, next } = await inShop(() => page(after));
    ids.push(...data.map(({ id }) => id));
    if (!next) return ids;
    after = next;
  }
}

/** Returns the rows that a search has to find, read one by one: those of whose texts one has it, or is wanted otherwise. */
async function read(statement: string, term: string): Promise<string[]> {
  const rows = await database.source.query<{ id: string; texts: string[]; isNamed?: boolean }[]>(`${statement} order by 1 desc`, [shop]);
  const request = readSearch(term);
  return rows.filter(({ texts, isNamed }) => isNamed || texts.some((text) => hasWords(text, request))).map(({ id }) => id);
}

const PERSON = (t: string) => `concat_ws(' ', ${t}.name, ${t}.email, ${t}.phone)`;
const BUYER = `concat_ws(' ', t.contact ->> 'name', t.contact ->> 'email', t.contact ->> 'phone')`;
const SEAT_TEXTS = (seats: string) => `coalesce((select array_agg(${PERSON('a')}) ${seats}), '{}')`;
const IN_SHOP = `t.workspace_id = $1 and t.mode = 'live'`;
/** Parameters of a function that search for “ada”. */
const ADA = `'[[["ada"]]]', '{ada}', null`;

const TERMS = [
  '7',
  'z',
  'é',
  '\\',
  '%',
  '_',
  `'`,
  '@',
  ' ',
  '77',
  'ZQ',
  'bọ',
  '%_',
  '7@',
  `l o'n`,
  'ada7 ',
  'Ada198',
  'OBI20',
  'bọ́lá',
  '50%_X',
  `\\ 5`,
  'buyer.77@example.com',
  'guest.3@',
  'z.q@example',
  '+234803',
  'obi3 buyer.3@',
  'zzyzx',
  '1077',
  '01077',
  'example.com',
  'a'.repeat(200),
  'bola oneil',
  'O’NEIL bola',
  '0803 123 4567',
  '+234 (0) 803-123-4567',
  '#1077',
  'cloth zq',
  'cloth bola',
  'SMALL hand-dyed obi7',
  'veteran',
  'veteran cloth',
];

describe.each(TERMS)('a search for “%s”', (term) => {
  it('finds the contacts that have it, newest first, page by page', async () => {
    const contacts = new PostgresContactList(sqlOf(source), () => []);
    expect(await pagesOf((after) => contacts.page(shop, { mode: 'live', search: term, limit: 101, after }))).toEqual(
      await read(`select t.id, array[${PERSON('t')}] as texts from contact t where ${IN_SHOP}`, term),
    );
  });

  it('finds the orders that have it, or are of this number', async () => {
    const orders = new PostgresOrderReader(sqlOf(source));
    const pagesOfTerm = (query: object) =>
      pagesOf((after) => orders.page(shop, { mode: 'live', search: term, limit: 701, after, ...query }));
    const there = (and: string) =>
      read(
        `select t.id, t.number = ${readSearch(term).number ?? null} as "isNamed",
                array[(select string_agg(concat_ws(' ', i.line ->> 'name', i.line ->> 'variantName'), ' ') || ' ' || ${BUYER} from order_item i where i.workspace_id = $1 and i.order_id = t.id)] as texts
           from store_order t where ${IN_SHOP} ${and}`,
        term,
      );
    expect(await pagesOfTerm({})).toEqual(await there(''));
    expect(await pagesOfTerm({ fulfillmentStatus: 'fulfilled' })).toEqual(await there(`and t.fulfillment_status = 'fulfilled'`));
    expect(await pagesOfTerm({ status: 'refunded' })).toEqual([]);
  });

  it('finds the checkouts that have it', async () => {
    const checkouts = new PostgresCheckoutList(sqlOf(source));
    const pagesOfTerm = (query: object) =>
      pagesOf((after) => checkouts.page(shop, { mode: 'live', search: term, limit: 101, after, ...query }));
    const there = (and: string) => read(`select t.id, array[${BUYER}] as texts from checkout t where ${IN_SHOP} ${and}`, term);
    expect(await pagesOfTerm({})).toEqual(await there(''));
    expect(await pagesOfTerm({ statuses: ['open'] })).toEqual(await there(`and t.status = 'open'`));
  });

  it('finds the guests who have it, or one of whose seats has it', async () => {
    const guests = new PostgresGuestList(sqlOf(source));
    const pagesOfTerm = (query: object) =>
      pagesOf((after) => guests.page(shop, { mode: 'live', search: term, limit: 101, after, ...query }));
    const there = (and: string) =>
      read(
        `select t.id, ${SEAT_TEXTS('from attendee a where a.workspace_id = $1 and a.registration_id = t.id')} || ${PERSON('t')} as texts, false as "isNamed"
           from registration t where ${IN_SHOP} ${and}
        union
       select t.id, ${SEAT_TEXTS('from order_item i join attendee a on a.workspace_id = $1 and a.order_item_id = i.id where i.workspace_id = $1 and i.order_id = t.id')} || ${BUYER} as texts,
              t.number = ${readSearch(term).number ?? null} as "isNamed"
         from store_order t where ${IN_SHOP} and t.event_id is not null and t.paid_at is not null ${and}`,
        term,
      );
    const eventId = seededId('event', 2);
    expect(await pagesOfTerm({})).toEqual(await there(''));
    expect(await pagesOfTerm({ eventId, status: 'confirmed' })).toEqual(await there(`and t.event_id = '${eventId}'`));
    expect(await pagesOfTerm({ status: 'cancelled' })).toEqual([]);
  });
});

describe('searches', () => {
  const contacts = () => new PostgresContactList(sqlOf(source), () => []);

  it('find what was written a moment ago, before and after it is merged into the index', async () => {
    const searched = async () =>
      (await inShop(() => contacts().page(shop, { mode: 'live', search: 'just now', limit: LIMIT }))).data.map(({ id }) => id);
    expect(await searched()).toEqual([]);
    await database.source.query(`update contact set name = 'Just Now' where workspace_id = $1 and id = $2`, [shop, seededId('contact', 7)]);
    expect(await searched()).toEqual([seededId('contact', 7)]);
    expect(await new SearchIndexKeeper(database.sql).execute()).toBeGreaterThan(0);
    expect(await searched()).toEqual([seededId('contact', 7)]);
    expect(await new SearchIndexKeeper(database.sql).execute()).toBe(0);
  });

  it('[ADR 0154 r8] read no trigram of newer orders whole where the sample has none below the cursor', async () => {
    const rename = `update store_order set contact = contact || jsonb_build_object('name', 'Zygote ' || number) where workspace_id = $1 and number between 3001 and 5000`;
    await database.source.query(rename, [shop]);
    await new SearchIndexKeeper(database.sql).execute();
    const [search] = await database.source.transaction(async (manager) => {
      const ids = await manager.query<{ ids: string[] }[]>(
        `select search_orders_v2($1, 'live', 5, null, null, null, null, null, null, null, $2, null, '[[["zygotes"]]]', '{zygotes}', null) as ids`,
        [shop, seededId('order', 1_900)],
      );
      const [read] = await manager.query<{ rows: number }[]>(
        `select pg_stat_get_xact_tuples_fetched('store_order'::regclass)::integer as rows`,
      );
      return [{ ...ids[0]!, ...read! }];
    });
    expect(search!.ids).toEqual([]);
    expect(search!.rows).toBeLessThan(1_500);
  });

  it('[D-5] find nothing of another workspace, whoever asks', async () => {
    const inOther = (work: () => Promise<unknown>) => inTenantScope({ tenant: other, mode: 'live' }, work);
    expect(await inOther(() => contacts().page(shop, { mode: 'live', search: 'zq', limit: LIMIT }))).toEqual({ data: [] });
    for (const call of [
      `search_contacts_v2($1, 'live', 5, null, ${ADA})`,
      `search_orders_v2($1, 'live', 5, null, null, null, null, null, null, null, null, null, ${ADA})`,
      `search_checkouts_v2($1, 'live', 5, null, false, null, ${ADA})`,
      `search_registrations_v2($1, 'live', 5, null, null, null, null, ${ADA})`,
      `search_guest_orders_v2($1, 'live', 5, null, null, null, null, ${ADA})`,
    ]) {
      const ask = () => source.query<{ ids: string[] }[]>(`select ${call} as ids`, [shop]);
      expect({ call, ids: await inOther(ask) }).toEqual({ call, ids: [{ ids: [] }] });
      expect({ call, ids: (await inShop(ask))[0]!.ids.length }).toEqual({ call, ids: 5 });
    }
  });
});
