import { refOf } from '@svc/kernel';
import { SEATED } from '@svc/ticketing';
import {
  ApiClient,
  eventually,
  freePort,
  inDays,
  openShop,
  RunningProcess,
  stampsSettled,
  startService,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';
import { unpackProcesses } from './kept-release.mjs';

const RELEASE_BEFORE = '2026-11-22';
const NGN = [{ currency: 'NGN', priceMinor: 5_000 }];
const campDay = (key: string, from: number) => ({
  key,
  dayDate: inDays(from).slice(0, 10),
  startAt: inDays(from),
  endAt: inDays(from + 0.1),
});
const document = {
  version: 1,
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10, maxUsesPerContact: 1 }],
  products: [{ slug: 'bag', name: 'Bag', variants: [{ key: 'red', name: 'Red', prices: NGN, stock: 5 }] }],
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: inDays(10),
      endAt: inDays(12),
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'paid', prices: NGN },
        { key: 'few', name: 'Few', kind: 'paid', prices: NGN, capacity: 10 },
      ],
    },
    {
      slug: 'meetup',
      title: 'Meetup',
      startAt: inDays(10),
      endAt: inDays(12),
      ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free', capacity: 10 }],
    },
    {
      slug: 'camp',
      title: 'Camp',
      timezone: 'UTC',
      startAt: inDays(0.02),
      endAt: inDays(12),
      days: [campDay('first', 0.04), campDay('second', 5)],
      ticketTypes: [{ key: 'bed', name: 'Bed', kind: 'free' }],
    },
  ],
};

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
  orderRef?: string;
}

/** The processes of the release before, on the schema of this build, beside those of this build: as during an upgrade (ADR 0047). */
describe(`the processes of the release ${RELEASE_BEFORE} beside these`, () => {
  let service: RunningService;
  let worker: RunningProcess;
  /** The api and the worker of the release before. */
  const old: RunningProcess[] = [];
  let shop: Shop;
  let database: Client;
  /** The release before, and this one. */
  let apis: { before: ApiClient; present: ApiClient };
  let refs: Record<string, string>;

  beforeAll(async () => {
    service = await startService();
    worker = await service.startWorker();
    const port = String(await freePort());
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, operatorToken: OPERATOR_TOKEN, secretKey } = service;
    const env = {
      DATABASE_URL,
      DATA_DIR,
      OPERATOR_TOKEN,
      SECRET_KEY: secretKey.toString('base64'),
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '0',
      PORT: port,
    };
    for (const bundle of Object.values(unpackProcesses(RELEASE_BEFORE))) old.push(await RunningProcess.start(bundle, env));
    apis = { before: new ApiClient(`http://127.0.0.1:${port}`, 'none'), present: service.client };
    shop = await openShop(service, 'upgraded', document);
    database = new Client({ connectionString: DATABASE_URL });
    await database.connect();
    const { rows } = await database.query<{ key: string; kind: 'tkt' | 'var'; id: string }>(
      `select key, 'tkt' as kind, id from ticket_type union all select key, 'var', id from variant`,
    );
    refs = Object.fromEntries(rows.map(({ key, kind, id }) => [key, refOf(kind, id)]));
  });
  afterAll(async () => {
    await database?.end();
    await Promise.all(old.map((each) => each.stop()));
    await service?.stop();
  });

  let people = 0;
  const buyer = (email = `buyer.${(people += 1)}@example.com`) => ({ name: 'Ada Obi', email });
  const key = () => ({ key: shop.keys.secretLive });
  const openTickets = (api: ApiClient, tier: string, contact = buyer(), fields: object = {}) =>
    api.post<Session>(
      '/v1/store/events/festival/checkout',
      { tickets: [{ ticketTypeRef: refs[tier], quantity: 1 }], contact, returnUrl: 'https://shop.example/thanks', ...fields },
      key(),
    );
  const register = (api: ApiClient, contact = buyer()) =>
    api.post<{ ref: string }>(
      '/v1/store/events/meetup/register',
      { tickets: [{ ticketTypeRef: refs['seat'], quantity: 1 }], contact },
      key(),
    );
  const read = async (api: ApiClient, ref: string) => (await api.get<Session>(`/v1/store/checkouts/${ref}`, key())).body;
  const pay = (api: ApiClient, ref: string) => api.post<Session>(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
  const taken = async (tier: string) => {
    const { rows } = await database.query<{ taken: number }>(
      `select held + sold as taken from counter join ticket_type on id = subject_id where key = $1`,
      [tier],
    );
    return rows[0]?.taken;
  };
  const admin = () => ({ key: shop.adminToken });
  const admit = (api: ApiClient, attendeeRef: string, day?: string) => api.post('/v1/admin/check-ins', { attendeeRef, day }, admin());
  const camper = async (ref: string) =>
    (
      await apis.present.get<{ attendees: { status: string; admissions?: { day: string }[] }[] }>(`/v1/admin/registrations/${ref}`, admin())
    ).body.attendees.map(({ status, admissions }) => [status, ...(admissions ?? []).map(({ day }) => day)])[0];
  const other = (which: keyof typeof apis) => (which === 'before' ? apis.present : apis.before);

  it('lists what is for sale, as this one does', async () => {
    for (const path of ['/v1/store/products', '/v1/store/events', '/v1/store/events/festival']) {
      const [old, now] = [await apis.before.get(path, key()), await apis.present.get(path, key())];
      expect([path, old.status, now.body]).toMatchObject([path, 200, old.body as object]); // Fields may be added.
    }
  });

  it('[D-125] lets guests in on the day that it is, and takes them back, for this one as well', async () => {
    const tickets = [{ ticketTypeRef: refs['bed'], quantity: 1 }];
    const { ref } = (await apis.before.post<{ ref: string }>('/v1/store/events/camp/register', { tickets, contact: buyer() }, key())).body;
    const refused = { status: 409, body: { error: { details: { reason: 'already_checked_in' } } } };
    expect((await admit(apis.before, ref)).status).toBe(201);
    expect(await camper(ref)).toEqual(['checked_in', 'first']);
    expect(await admit(apis.present, ref)).toMatchObject(refused);
    expect((await admit(apis.present, ref, 'second')).status).toBe(201);
    expect(await camper(ref)).toEqual(['checked_in', 'first', 'second']);
    expect(await admit(apis.before, ref)).toMatchObject(refused);
    await apis.before.send(`/v1/admin/check-ins/${ref}`, { method: 'DELETE', ...admin() });
    expect(await camper(ref)).toEqual(['confirmed']);
    expect((await admit(apis.present, ref)).status).toBe(201);
    expect(await admit(apis.before, ref)).toMatchObject(refused);
    expect(await camper(ref)).toEqual(['checked_in', 'first']);
  });

  it.each(['before', 'present'] as const)('opens checkouts that the other reads, sells and cancels: %s', async (which) => {
    const opened = await openTickets(apis[which], 'entry', buyer(), { discountCode: 'TENOFF' });
    expect([opened.status, (await read(other(which), opened.body.ref)).status]).toEqual([201, 'open']);
    expect((await pay(other(which), opened.body.ref)).status).toBe(200);
    const paid = await read(apis[which], opened.body.ref);
    expect(paid.status).toBe('paid');
    await stampsSettled(service.databaseUrl);
    for (const api of Object.values(apis)) {
      const { body } = await api.get<{ ref: string; status: string }[]>('/v1/store/orders', key());
      expect(body.find(({ ref }) => ref === paid.orderRef)).toMatchObject({ status: 'paid' });
    }
    const bag = { items: [{ variantRef: refs['red'], quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    const basket = await apis[which].post<Session>('/v1/store/checkouts', bag, {
      ...key(),
      headers: { 'idempotency-key': `basket-${which}` },
    });
    expect(basket.status).toBe(201);
    const again = await other(which).post<Session>('/v1/store/checkouts', bag, {
      ...key(),
      headers: { 'idempotency-key': `basket-${which}` },
    });
    expect([again.body.ref, again.headers.get('idempotent-replayed')]).toEqual([basket.body.ref, 'true']);
    expect((await other(which).post<Session>(`/v1/store/checkouts/${basket.body.ref}/cancel`, undefined, key())).body.status).toBe(
      'cancelled',
    );
  });

  it('[D-61] counts the sessions of a buyer with this one: of a fourth the oldest gives way, whoever opened them', async () => {
    for (const order of [
      ['before', 'present', 'before', 'present'],
      ['present', 'before', 'present', 'before'],
    ] as const) {
      const contact = buyer();
      const refsOfBuyer: string[] = [];
      for (const which of order) refsOfBuyer.push((await openTickets(apis[which], 'entry', contact)).body.ref);
      expect(await Promise.all(refsOfBuyer.map(async (ref) => (await read(apis.before, ref)).status))).toEqual([
        'expired',
        'open',
        'open',
        'open',
      ]);
    }
  });

  it('[ADR 0008 r1] sells nothing twice, however many buyers and guests come to both at once', async () => {
    const both = Array.from({ length: 24 }, (_, n) => (n % 2 ? apis.before : apis.present));
    const [buyers, guests] = [
      await Promise.all(both.map((api) => openTickets(api, 'few'))),
      await Promise.all(both.map((api) => register(api))),
    ];
    expect([buyers, guests].map((answers) => answers.filter(({ status }) => status === 201).length)).toEqual([10, 10]);
    expect([await taken('few'), await taken('seat')]).toEqual([10, 10]);
    const { rows: drift } = await database.query('select * from inventory_drift_v2(null, $1)', [SEATED]);
    expect(drift).toEqual([]);
  });

  it.each(['before', 'present'] as const)('leaves work that each of the workers does, alone as well: %s', async (which) => {
    const workers = { before: old[1]!, present: worker };
    await workers[which === 'before' ? 'present' : 'before'].stop();
    const seats = [{ ...document.events[1]!.ticketTypes[0], capacity: 40 }];
    await shop.apply({ ...document, events: [document.events[0], { ...document.events[1], ticketTypes: seats }] });
    for (const api of Object.values(apis)) {
      const guest = buyer();
      expect((await register(api, guest)).status).toBe(201);
      await eventually(
        'the guest has a mail',
        async () => (await apis.present.get<object[]>(`/dev/inbox.json?to=${encodeURIComponent(guest.email)}`)).body.length > 0,
      );
    }
    const { rows: drift } = await database.query('select * from inventory_drift_v2(null, $1)', [SEATED]);
    expect(drift).toEqual([]);
    if (which === 'before') worker = await service.startWorker();
  });
});
