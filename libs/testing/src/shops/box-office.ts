import { idOf, refOf } from '@svc/kernel';
import type { ErrorBody } from '../clients/api-client';
import type { TestService } from '../processes/service';
import { openShop, SHOP_ORIGIN, type Shop } from './shop';
import { connectInScope } from './shop-scope';
import { inDays } from '../moments';

/** Payment in the response of a headless checkout. */
export interface HeadlessPayment {
  provider: string;
  flow: string;
  accessCode: string | null;
  publicKey: string | null;
  checkoutUrl: string | null;
  bankAccount: { accountNumber: string; amountMinor: number; expiresAt: string } | null;
}

/** Response of opening a headless checkout. */
export interface HeadlessAnswer extends HeadlessPayment {
  ref: string;
  status: string;
  mode: string;
  hostedUrl: string;
  orderRef: string;
  orderNumber: string | null;
  expiresAt: string;
  createdAt: string;
  pricing: { currency: string; totalMinor: number; lines: object[] };
  test: boolean;
}

/** Response of reading a checkout. */
export interface ReadSession {
  status: string;
  orderRef?: string;
  expiresAt: string;
  payment?: HeadlessPayment;
}

const prices = (naira: number, dollars = 40) => [
  { currency: 'NGN', priceMinor: naira },
  { currency: 'USD', priceMinor: dollars },
];
const document = {
  version: 1,
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: inDays(10),
      endAt: inDays(12),
      customerFee: { pct: 2, flatMinor: 0 },
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'paid', prices: prices(5_000) },
        { key: 'few', name: 'Few', kind: 'paid', prices: prices(5_000), capacity: 2 },
        { key: 'pair', name: 'Pair', kind: 'paid', prices: prices(5_000), minPerOrder: 2 },
        { key: 'gift', name: 'Gift', kind: 'donation' },
        { key: 'backstage', name: 'Backstage', kind: 'paid', prices: prices(9_000), visibility: 'hidden' },
        { key: 'free', name: 'Free', kind: 'free' },
        { key: 'table', name: 'Table', kind: 'paid', prices: prices(8_000), requiresAttendeeDetails: true },
        { key: 'part', name: 'Part', kind: 'deposit', prices: prices(1_000), depositType: 'percent', depositValue: 30 },
      ],
      unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['festival/backstage'] }],
    },
    {
      slug: 'draft',
      title: 'Draft',
      startAt: inDays(5),
      endAt: inDays(6),
      published: false,
      ticketTypes: [{ key: 'one', name: 'One', kind: 'paid', prices: prices(1) }],
    },
  ],
};

/** Opens the shop of a festival with headless checkouts. Returns functions for its server and its till. */
export async function openBoxOffice(service: TestService, name: string) {
  const shop: Shop = await openShop(service, name, document);
  await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
  const database = await connectInScope(service, shop);
  const select = async <Row extends object>(sql: string, parameters: unknown[] = []) => (await database.query<Row>(sql, parameters)).rows;
  const types = await select<{ key: string; id: string }>(`select key, id from ticket_type`);
  const tiers = Object.fromEntries(types.map(({ key, id }) => [key, refOf('tkt', id)]));
  let buyers = 0;

  const line = (tier: string, overrides: object = {}) => ({ ticketTypeRef: tiers[tier] ?? tier, quantity: 1, ...overrides });
  const asking = (tickets: object[], overrides: object = {}) => ({
    provider: 'card',
    tickets,
    contact: { name: 'Ada Obi', email: `ada.${(buyers += 1)}@${shop.slug}.example` },
    returnUrl: 'https://shop.example/thanks?x=1',
    ...overrides,
  });
  const open = <T = HeadlessAnswer>(
    body: unknown,
    { key = shop.keys.secretLive, slug: event = 'festival', idempotencyKey = '', origin = '' } = {},
  ) =>
    service.client.post<T>(`/v1/store/events/${event}/checkout/headless`, body, {
      key,
      headers: { ...(idempotencyKey && { 'idempotency-key': idempotencyKey }), ...(origin && { origin }) },
    });
  const refusal = async (body: unknown, options: Parameters<typeof open>[1] = {}) => {
    const { status, body: answer } = await open<ErrorBody>(body, options);
    const { code, message, retryable, details } = answer.error;
    return { status, code, message, retryable, ...details };
  };
  const read = async (ref: string, key = shop.keys.secretLive) =>
    (await service.client.get<ReadSession>(`/v1/store/checkouts/${ref}`, { key, origin: key.includes('_pk_') ? SHOP_ORIGIN : undefined }))
      .body;
  const cancel = (ref: string) =>
    service.client.post<ReadSession & ErrorBody>(`/v1/store/checkouts/${ref}/cancel`, undefined, { key: shop.keys.secretLive });
  const play = (ref: string, rail: string, outcome = 'succeed') =>
    service.client.post<ReadSession>(`/dev/sandbox/checkouts/${ref}`, { rail, outcome });
  const held = async (tier: string) => {
    const [row] = await select<{ held: number }>(`select held from counter c join ticket_type t on t.id = c.subject_id where t.key = $1`, [
      tier,
    ]);
    return row?.held ?? 0;
  };
  /** Returns an order from the list. */
  const listed = async (orderRef: string, key = shop.keys.secretLive) => {
    const { body } = await service.client.get<{ ref: string; test: boolean; status: string }[]>('/v1/store/orders', { key });
    return body.find(({ ref }) => ref === orderRef);
  };
  const ordersOf = (orderRef: string) => select<{ mode: string }>('select mode from store_order where id = $1', [idOf('ord', orderRef)]);
  const failNext = (operation: string, kind: string) =>
    database.query(
      `insert into sandbox_fault (workspace_id, mode, operation, kind, times) values (current_workspace(), 'live', $1, $2, 1)
       on conflict (workspace_id, mode, operation) do update set kind = excluded.kind, times = 1`,
      [operation, kind],
    );
  return {
    shop,
    tiers,
    line,
    asking,
    open,
    refusal,
    read,
    cancel,
    play,
    held,
    listed,
    ordersOf,
    failNext,
    select,
    close: () => database.end(),
  };
}
export type BoxOffice = Awaited<ReturnType<typeof openBoxOffice>>;
