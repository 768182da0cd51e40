import { randomUUID } from 'node:crypto';
import { answeredFast, inDays, openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

const prices = [{ currency: 'NGN', priceMinor: 5_000 }];
const document = {
  version: 1,
  products: [{ slug: 'bag', name: 'Bag', variants: [{ key: 'one', name: 'One', prices }] }],
  events: [
    {
      slug: 'talk',
      title: 'Talk',
      startAt: inDays(5),
      endAt: inDays(6),
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'paid', prices, capacity: 100 },
        { key: 'free', name: 'Free', kind: 'free', capacity: 100 },
      ],
    },
  ],
};
/** Unknown query: Express routes such a request. */
const BY_FRAMEWORK = '?nothing=1';
/** Headers that differ from request to request. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'ratelimit-remaining', 'ratelimit-reset', 'x-svc-ignored'];
/** Exposed only by an answer that has the header. */
const ALSO_EXPOSED = ', X-SVC-Ignored';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown> & { error?: { requestId?: string } };
  isFast: boolean;
}

describe('a write that the raw server or Express routes', () => {
  let service: SharedService;
  let shop: Shop;
  /** The two operations that open checkouts. */
  let ways: [path: string, body: object][];
  let registration: object;

  beforeAll(async () => {
    service = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'doors', document);
    const read = <T>(path: string) => service.client.get<T>(`/v1/store${path}`, { key: shop.keys.secretLive }).then(({ body }) => body);
    const variantRef = (await read<{ variants: { ref: string }[] }>('/products/bag')).variants[0]!.ref;
    const [{ ref: ticketTypeRef }, free] = (await read<{ ticketTypes: { ref: string }[] }>('/events/talk')).ticketTypes as [
      { ref: string },
      { ref: string },
    ];
    registration = { tickets: [{ ticketTypeRef: free.ref, quantity: 1 }], contact: { name: 'Ádá', email: 'ada@example.com' } };
    const common = { contact: { name: 'Ádá', email: 'ada@example.com' }, returnUrl: 'https://shop.example/thanks' };
    ways = [
      ['/checkouts', { items: [{ variantRef, quantity: 1 }], ...common }],
      ['/events/talk/checkout', { tickets: [{ ticketTypeRef, quantity: 1 }], ...common }],
    ];
  });

  async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const before = await answeredFast(service);
    const all = {
      authorization: `Bearer ${shop.keys.secretLive}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...headers,
    };
    const response = await fetch(`${service.urls[0]}/v1/store${path}`, {
      method: 'POST',
      headers: all,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer['body'];
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].map(([name, value]) => [name, value.replace(ALSO_EXPOSED, '')])),
      body: answer,
      isFast: (await answeredFast(service)) > before,
    };
  }

  const without = <T>(record: Record<string, T>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
  const OF_THE_SESSION = ['ref', 'hostedUrl', 'expiresAt', 'createdAt', 'lines', 'items'];

  it('[decisions 3.7] is answered alike both ways', async () => {
    for (const [path, body] of ways) {
      for (const headers of [
        {},
        { 'content-type': 'application/json; charset=utf-8' },
        { authorization: `Bearer ${shop.keys.secretTest}`, origin: SHOP_ORIGIN },
      ] as Record<string, string>[]) {
        const [fast, slow] = [await send(path, body, headers), await send(path + BY_FRAMEWORK, body, headers)];
        expect([fast.isFast, slow.isFast, fast.status]).toEqual([true, false, 201]);
        expect([slow.status, without(slow.headers, OF_THE_REQUEST), without(slow.body, OF_THE_SESSION)]).toEqual([
          fast.status,
          without(fast.headers, OF_THE_REQUEST),
          without(fast.body, OF_THE_SESSION),
        ]);
        expect(Object.keys(fast.body)).toEqual(Object.keys(slow.body));
      }
    }
  });

  it('[D-37] is marked as a replay, whichever way the first request came', async () => {
    for (const [path, body] of ways) {
      for (const [first, second] of [
        [path, path + BY_FRAMEWORK],
        [path + BY_FRAMEWORK, path],
      ] as const) {
        const key = { 'idempotency-key': randomUUID() };
        const [made, again] = [await send(first, body, key), await send(second, body, key)];
        expect([again.body['ref'], again.headers['idempotent-replayed'], made.headers['idempotent-replayed']]).toEqual([
          made.body['ref'],
          'true',
          undefined,
        ]);
      }
    }
  });

  it('[D-61] is refused when its key holds as much as the workspace allows, whichever way it comes, with the time to come back', async () => {
    const setCeiling = (mostHoldsPerKey: number | null) =>
      service.client.patch('/v1/admin/workspace', { checkouts: { mostHoldsPerKey } }, { key: shop.adminToken });
    const [[productPath, product], [path, body]] = ways as [[string, object], [string, object]];
    const somebody = () => ({ ...body, contact: { name: 'Bisi', email: `${randomUUID()}@example.com` } });
    expect((await setCeiling(2)).status).toBe(200);
    const [first, key] = [somebody(), { 'idempotency-key': randomUUID() }];
    const opened = [await send(path, first, key), await send(path + BY_FRAMEWORK, somebody())];
    expect(opened.map(({ status, isFast }) => [status, isFast])).toEqual([
      [201, true],
      [201, false],
    ]);
    for (const door of [path, path + BY_FRAMEWORK]) {
      const {
        status,
        headers,
        body: { error },
      } = await send(door, somebody());
      const seconds = Number(headers['retry-after']);
      expect([status, seconds > 1_700 && seconds <= 1_800]).toEqual([429, true]);
      expect(error).toMatchObject({ code: 'RATE_LIMITED', retryable: true, message: expect.stringContaining('Cancel one of them') });
      const again = await send(door, first, key);
      expect([again.status, again.body['ref'], again.headers['idempotent-replayed']]).toEqual([201, opened[0]!.body['ref'], 'true']);
    }
    expect((await send(productPath, product)).status).toBe(201);
    expect((await send(path, somebody(), { authorization: `Bearer ${shop.keys.secretTest}` })).status).toBe(201);
    expect(
      (await service.client.post(`/v1/store/checkouts/${String(opened[1]!.body['ref'])}/cancel`, undefined, { key: shop.keys.secretLive }))
        .status,
    ).toBe(200);
    expect([(await send(path, somebody())).status, (await send(path, somebody())).status]).toEqual([201, 429]);
    expect((await setCeiling(null)).status).toBe(200);
    expect((await send(path, somebody())).status).toBe(201);
  });

  it('[decisions 3.7] registers a guest once, whichever way, and answers both the same', async () => {
    const path = '/events/talk/register';
    for (const headers of [{}, { authorization: `Bearer ${shop.keys.publishableLive}`, origin: SHOP_ORIGIN }] as Record<string, string>[]) {
      const [fast, slow] = [await send(path, registration, headers), await send(path + BY_FRAMEWORK, registration, headers)];
      expect([fast.isFast, slow.isFast, fast.status]).toEqual([true, false, 201]);
      expect([slow.status, without(slow.headers, OF_THE_REQUEST), slow.body]).toEqual([
        fast.status,
        without(fast.headers, OF_THE_REQUEST),
        fast.body,
      ]);
    }
  });

  it('[decisions 3.7] is refused in the same words both ways, and counted once', async () => {
    const [[path, body], [eventPath, eventBody]] = ways as [[string, object], [string, object]];
    const register = '/events/talk/register';
    const refused: [path: string, body: unknown, headers?: Record<string, string>][] = [
      [path, { ...body, items: [] }],
      [eventPath, { ...eventBody, contact: undefined }],
      ['/events/nothing/checkout', eventBody],
      [path, body, { 'idempotency-key': '' }],
      [path, body, { authorization: 'Bearer nonsense' }],
      [path, body, { authorization: `Bearer ${shop.keys.publishableLive}`, origin: SHOP_ORIGIN }],
      [register, {}],
      ['/events/nothing/register', registration],
      [register, { ...registration, tickets: [{ ticketTypeRef: 'no', quantity: 'x' }] }],
      [path, '{'],
      [path, '{"items":"\\u0000"}'],
      [path, '[]'],
      [path, body, { 'content-type': 'text/plain' }],
    ];
    for (const [to, what, headers] of refused) {
      const [slow, fast] = [await send(to + BY_FRAMEWORK, what, headers), await send(to, what, headers)];
      const outcomeOf = ({ status, headers: sent, body: { error } }: Answer) => [
        status,
        without(sent, [...OF_THE_REQUEST, 'retry-after']),
        { ...error, requestId: undefined },
      ];
      expect([slow.isFast, fast.status >= 400]).toEqual([false, true]);
      expect(outcomeOf(fast)).toEqual(outcomeOf(slow));
      expect(fast.body.error?.requestId).toBe(fast.headers['x-request-id']);
      if (fast.headers['ratelimit-remaining'])
        expect(Number(slow.headers['ratelimit-remaining']) - Number(fast.headers['ratelimit-remaining'])).toBeLessThan(2);
    }
  });
});
