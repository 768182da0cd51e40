import { refOf } from '@svc/kernel';
import {
  dateInDays,
  inDays,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  startService,
  type ErrorBody,
  type RunningService,
  type Shop,
  setForShop,
} from '@svc/testing';
import { Client } from 'pg';

interface Registered {
  ref: string;
  status: string;
  test: boolean;
  eventRef: string;
  eventSlug: string;
  confirmation: { channel: string; to: string };
}
interface PublicEvent {
  ref: string;
  ticketTypes: { ref: string; name: string; remaining?: number; soldCount: number; soldOut: boolean }[];
  days: { remaining?: number }[];
}

const formFields = [
  { key: 'meal', type: 'select', label: 'Your meal', options: ['fish', 'rice'], required: true },
  { key: 'bones', type: 'checkbox', label: 'Bones are fine', required: true, showIf: { field: 'meal', equals: 'fish' } },
];
const document = {
  version: 1,
  promoterCodes: [{ code: 'ADE10', name: 'Adé' }],
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: inDays(10),
      endAt: inDays(12),
      capacity: 100,
      days: [{ key: 'first', dayDate: dateInDays(10), capacity: 90 }],
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', capacity: 50, maxPerOrder: 4 },
        { key: 'last', name: 'Last', kind: 'free', capacity: 1 },
        { key: 'table', name: 'Table', kind: 'free', groupSize: 3, requiresAttendeeDetails: true },
        { key: 'dinner', name: 'Dinner', kind: 'free', formFields },
        { key: 'club', name: 'Club', kind: 'free', minAge: 18 },
        { key: 'asked', name: 'Asked', kind: 'free', approvalRequired: true },
        { key: 'paid', name: 'Paid', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] },
        { key: 'gift', name: 'Gift', kind: 'donation' },
        { key: 'backstage', name: 'Backstage', kind: 'free', visibility: 'hidden' },
        { key: 'later', name: 'Later', kind: 'free', onSaleFrom: inDays(5) },
      ],
      unlockCodes: [
        { code: 'SESAME', ticketTypeRefs: ['festival/backstage'], maxUses: 1 },
        { code: 'EARLY', ticketTypeRefs: ['festival/later'] },
      ],
    },
    {
      slug: 'grown-ups',
      title: 'Grown-ups',
      dobMode: 'attendee',
      startAt: inDays(5),
      endAt: inDays(6),
      ticketTypes: [{ key: 'adults', name: 'Adults', kind: 'free', minAge: 18, groupSize: 2 }],
    },
    {
      slug: 'draft',
      title: 'Draft',
      startAt: inDays(5),
      endAt: inDays(6),
      published: false,
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
    },
  ],
};

describe('registering over HTTP', () => {
  let service: RunningService;
  let shop: Shop;
  let database: Client;
  let tiers: Record<string, string>;
  let guests = 0;
  /** Guest with the last seat of the type `last`, and the answer to their registration. */
  const lastGuest = { name: 'Zed', email: 'zed@example.com' };
  let lastAnswer: string;

  beforeAll(async () => {
    service = await startService();
    shop = await openShop(service, 'guests', document);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    const rows = await select<{ key: string; id: string }>(
      `select t.key, t.id from ticket_type t join event e on e.id = t.event_id where e.slug in ('festival', 'grown-ups')`,
    );
    tiers = Object.fromEntries(rows.map(({ key, id }) => [key, refOf('tkt', id)]));
    lastAnswer = (await register({ contact: lastGuest, tickets: [line('last')] })).text;
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  const select = async <Row extends object>(sql: string, parameters: unknown[] = []) => (await database.query<Row>(sql, parameters)).rows;
  const guest = () => ({ name: 'Ada Obi', email: `ada.${(guests += 1)}@${shop.slug}.example` });
  const line = (tier: string, overrides: object = {}) => ({ ticketTypeRef: tiers[tier] ?? tier, quantity: 1, ...overrides });
  const asking = (tier: string, overrides: object = {}) => ({ contact: guest(), tickets: [line(tier)], ...overrides });
  const register = <T = Registered>(
    body: unknown,
    { key = shop.keys.publishableLive, slug = 'festival', origin = SHOP_ORIGIN }: { key?: string; slug?: string; origin?: string } = {},
  ) => service.client.post<T>(`/v1/store/events/${slug}/register`, body, { key, headers: key.includes('_pk_') ? { origin } : {} });
  const refusal = async (body: unknown, options?: Parameters<typeof register>[1]) => {
    const { status, body: answer } = await register<ErrorBody>(body, options);
    const { code, message, retryable, details } = answer.error;
    return { status, code, message, retryable, details };
  };
  const seats = async () => Number((await select<{ count: string }>('select count(*) from attendee'))[0]!.count);
  const readEvent = async () => (await service.client.get<PublicEvent>('/v1/store/events/festival', { key: shop.keys.secretLive })).body;
  const tierNow = async (name: string) => (await readEvent()).ticketTypes.find((tier) => tier.name === name)!;

  describe('a guest', () => {
    it('[§4.4] [§2.9 registration] [§3 r11] [decisions 3.5 registration] gets a reference, a status, and the address that the confirmation goes to', async () => {
      const { status, body, headers } = await register({ contact: { name: 'Bisi', email: 'Bisi@Example.com' }, tickets: [line('entry')] });
      expect([status, headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([201, SHOP_ORIGIN, 'no-store']);
      expect(body).toEqual({
        ref: expect.stringMatching(/^att_[0-9a-hjkmnp-tv-z]{26}$/),
        status: 'confirmed',
        test: false,
        eventRef: (await readEvent()).ref,
        eventSlug: 'festival',
        confirmation: { channel: 'email', to: 'b***@example.com' },
      });
    });

    it('[D-30] is seen by the next read of the event', async () => {
      const before = await tierNow('Entry');
      await register({ contact: guest(), tickets: [line('entry', { quantity: 2 })] });
      const after = await tierNow('Entry');
      expect([after.remaining, after.soldCount]).toEqual([before.remaining! - 2, before.soldCount + 2]);
    });

    it('[§4.4 r8] [D-78] is one fact for all seats', async () => {
      const { body } = await register({
        contact: guest(),
        tickets: [line('table', { attendees: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] })],
      });
      const facts = await select<{ data: Record<string, unknown> }>(
        `select data from outbox where type = 'attendee.registered.v1' and data ->> 'attendeeCount' = '3'`,
      );
      expect(facts).toEqual([{ data: expect.objectContaining({ eventSlug: 'festival', status: 'confirmed', source: 'storefront_api' }) }]);
      expect(body.ref).toBe(refOf('att', String(facts[0]!.data['attendeeId'])));
    });

    it('[§4.4 r5] [§4.4 contact] [D-35] may have no more than a phone', async () => {
      const contact = { name: 'Chi', phone: '+234 803 123 4567', email: '' };
      const first = await register({ contact, tickets: [line('entry')] });
      expect(first).toMatchObject({ status: 201, body: { confirmation: { channel: 'sms', to: '+234*******567' } } });
      expect((await register({ contact: { name: 'Chi', phone: '+2348031234567' }, tickets: [line('entry')] })).text).toBe(first.text);
    });

    it.each([
      ['a satellite', '+881612345678'],
      ['a price of its own', '+19005550123'],
      ['another country than texts go to', '+233201234567'],
    ])('[D-107] is refused by a phone alone that is of %s, and taken beside an e-mail', async (_, phone) => {
      const refused = await register({ contact: { name: 'Chi', phone }, tickets: [line('entry')] });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { code: 'VALIDATION_ERROR', details: { fields: { 'contact.phone': expect.any(String) as string } } } },
      });
      expect((await register({ contact: { ...guest(), phone }, tickets: [line('entry')] })).status).toBe(201);
    });

    it('[D-107] says to the merchant what to set while no country is known, and goes by what is set from then on', async () => {
      const set = (settings: object) => service.client.patch('/v1/admin/workspace', settings, { key: shop.adminToken });
      const byPhone = (phone: string) => register({ contact: { name: 'Chi', phone }, tickets: [line('entry')] });
      expect((await set({ timezone: 'UTC' })).status).toBe(200);
      const refused = await byPhone('+2348031234567');
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { details: { setting: 'texts.countries', reason: expect.stringContaining('texts.countries') as string } } },
      });
      expect((await set({ texts: { countries: ['GH'] } })).status).toBe(403);
      expect(await setForShop(service, shop, { texts: { countries: ['GH'] } })).toMatchObject({
        texts: { countries: ['GH'], mostPerDay: 500 },
      });
      expect([(await byPhone('+233201234567')).status, (await byPhone('+2348031234568')).status]).toEqual([201, 400]);
      await set({ timezone: 'Africa/Lagos', texts: { countries: null } });
    });

    it('[§3 r11] [D-13] waits where a ticket type needs approval', async () => {
      expect(await register(asking('asked'))).toMatchObject({ status: 201, body: { status: 'pending' } });
    });

    it('[§4.4 promoterCode] may come by a promoter code, which is ignored when it is unknown', async () => {
      expect((await register(asking('entry', { promoterCode: 'ade10' }))).status).toBe(201);
      expect((await register(asking('entry', { promoterCode: 'nobody' }))).status).toBe(201);
      expect(await select(`select promoter_code from registration where promoter_code is not null`)).toEqual([{ promoter_code: 'ADE10' }]);
    });

    it('[§4.4 unlockCodes] opens hidden tickets with a code, while it has uses', async () => {
      expect(await refusal(asking('backstage'))).toMatchObject({ status: 400 });
      expect((await register(asking('backstage', { unlockCodes: ['sesame'] }))).status).toBe(201);
      expect(await refusal(asking('backstage', { unlockCodes: ['SESAME'] }))).toMatchObject({
        status: 400,
        details: { invalid: [tiers['backstage']] },
      });
    });

    it('[D-25] may be registered by a server with a secret key', async () => {
      expect((await register(asking('entry'), { key: shop.keys.secretLive })).status).toBe(201);
    });
  });

  describe('a guest who registers again', () => {
    it('[§4.4 repeat] [D-50] gets the same answer to the byte, for any spelling of the e-mail and any tickets', async () => {
      const { email } = guest();
      const ask = (contact: object, tier: string, overrides: object = {}) =>
        register({ contact: { name: 'Ada', ...contact }, tickets: [line(tier, overrides)] });
      const first = await ask({ email }, 'asked');
      const before = await seats();
      for (const repeat of [
        await ask({ email }, 'asked'),
        await ask({ email: ` ${email.toUpperCase()} `, name: 'Somebody' }, 'entry', { quantity: 2 }),
      ]) {
        expect([repeat.status, repeat.text]).toEqual([201, first.text]);
      }
      expect(await seats()).toBe(before);
    });

    it('[D-50] [D-60a] is judged by what is asked for all the same, but not by what is sold out', async () => {
      expect(await tierNow('Last')).toMatchObject({ soldOut: true, remaining: 0 });
      expect(await register({ contact: lastGuest, tickets: [line('last')] })).toMatchObject({ status: 201, text: lastAnswer });
      expect(await refusal({ contact: lastGuest, tickets: [line('nothing')] })).toMatchObject({ status: 400 });
    });

    it('[D-51] [§8 r11] is sent the confirmation at most once in ten minutes', async () => {
      const contact = guest();
      const repeats = async () => (await select(`select 1 from outbox where type = 'registration.repeated.v1'`)).length;
      await register({ contact, tickets: [line('entry')] });
      await register({ contact, tickets: [line('entry')] });
      expect(await repeats()).toBe(0);
      await select(`update registration set confirmation_at = confirmation_at - interval '10 minutes' where guest_key = $1`, [
        contact.email,
      ]);
      await Promise.all(Array.from({ length: 4 }, () => register({ contact, tickets: [line('entry')] })));
      expect(await repeats()).toBe(1);
    });

    it('[§4.4 r6] gets one seat by a double tap', async () => {
      const body = { contact: guest(), tickets: [line('entry')] };
      const before = await seats();
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await seats()).toBe(before + 1);
    });
  });

  describe('a test key', () => {
    it('[§4.4 r7] [§2.9 registration] [D-2] checks everything, writes nothing and notifies nobody', async () => {
      const tables = () =>
        select(`select (select count(*) from attendee) as attendees, (select count(*) from registration) as registrations,
        (select count(*) from outbox) as facts, (select sum(sold) from counter) as sold`);
      const before = await tables();
      const contact = guest();
      const [first, second] = [
        await register({ contact, tickets: [line('entry')] }, { key: shop.keys.publishableTest }),
        await register({ contact, tickets: [line('entry')] }, { key: shop.keys.secretTest }),
      ];
      expect(first).toMatchObject({ status: 201, body: { test: true, status: 'confirmed', ref: expect.stringMatching(/^test_att_/) } });
      expect(second).toMatchObject({ status: 201, body: { test: true } });
      expect(await refusal(asking('paid'), { key: shop.keys.publishableTest })).toMatchObject({ status: 402 });
      expect(await refusal(asking('last'), { key: shop.keys.publishableTest })).toMatchObject({ status: 409, code: 'TIER_SOLD_OUT' });
      expect(await tables()).toEqual(before);
    });
  });

  describe('a faulty registration', () => {
    const invalid = (status = 400) => ({ status, code: 'VALIDATION_ERROR', retryable: false });

    it.each(['later', 'backstage', 'tkt_01h455vb4pex5vsknk084sn02q', 'x'])(
      '[§4.4 r2] [D-46] is refused for %s as for anything that is not on sale',
      async (tier) => {
        expect(await refusal(asking(tier, { unlockCodes: ['EARLY', 'WRONG'] }))).toEqual({
          ...invalid(),
          message: 'These tickets are not on sale: leave them out, or send the code that unlocks them.',
          details: { invalid: [tiers[tier] ?? tier] },
        });
      },
    );

    it.each(['paid', 'gift'])('[§4.4 r1] [§7 TIER_REQUIRES_PAYMENT] is refused for a %s ticket', async (tier) => {
      expect(await refusal(asking(tier))).toMatchObject({
        status: 402,
        code: 'TIER_REQUIRES_PAYMENT',
        retryable: false,
        details: { tickets: [tiers[tier]] },
      });
    });

    it('[D-59] is refused for an amount on a free ticket', async () => {
      expect(await refusal(asking('entry', { tickets: [line('entry', { amountMinor: 100 })] }))).toMatchObject({
        ...invalid(),
        details: { fields: { 'tickets[0].amountMinor': expect.any(String) } },
      });
    });

    it('[§4.4 r3] [§7 TIER_SOLD_OUT] [D-47] is refused for what is sold out, with what is left', async () => {
      expect(await refusal(asking('last', { tickets: [line('last', { quantity: 2 })] }))).toMatchObject({
        status: 409,
        code: 'TIER_SOLD_OUT',
        retryable: false,
        details: { remaining: 0 },
      });
      const { remaining } = (await readEvent()).days[0]!;
      await service.client.patch('/v1/admin/workspace', { seats: { mostPerRegistration: 500 } }, { key: shop.adminToken });
      expect(await refusal(asking('club', { dateOfBirth: '1990-01-01', tickets: [line('club', { quantity: 500 })] }))).toMatchObject({
        status: 409,
        details: { remaining },
      });
      await service.client.patch('/v1/admin/workspace', { seats: { mostPerRegistration: 20 } }, { key: shop.adminToken });
    });

    it('[§4.4 r4] is refused for more tickets than allowed, over all lines', async () => {
      const tickets = [line('entry', { quantity: 2 }), line('entry', { quantity: 3 })];
      expect(await refusal(asking('entry', { tickets }))).toEqual({
        ...invalid(),
        message: 'Take 1 to 4 of "Entry" at a time.',
        details: { quantity: [tiers['entry']] },
      });
    });

    it('[D-106] is refused for more seats than allowed per registration, over all its tickets', async () => {
      const tickets = [line('asked', { quantity: 18 }), line('table', { attendees: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] })];
      expect(await refusal(asking('asked', { tickets }))).toEqual({
        ...invalid(),
        message: 'Take at most 20 seats at a time.',
        details: { quantity: [tiers['asked'], tiers['table']] },
      });
    });

    it.each([0, 2, 4])('[D-36] is refused for %i attendees on 3 seats', async (length) => {
      const tickets = [line('table', { attendees: Array.from({ length }, () => ({ name: 'A' })) })];
      expect(await refusal(asking('table', { tickets }))).toMatchObject({ ...invalid(), details: { quantity: [tiers['table']] } });
    });

    it('[§4.4 r4] is refused for seats without names, in the words of the specification', async () => {
      const message = 'Enter a name for each "Table" ticket';
      expect(await refusal(asking('table'))).toMatchObject({ ...invalid(), message });
      expect(
        await refusal(asking('table', { tickets: [line('table', { attendees: [{ name: 'A' }, null, { name: 'C' }] })] })),
      ).toMatchObject({ message });
    });

    it('[§4.4 r4] [D-49] is refused for a question that is not answered, in the words of the specification', async () => {
      expect(await refusal(asking('dinner'))).toMatchObject({ ...invalid(), message: 'Please answer: Your meal' });
      expect(await refusal(asking('dinner', { responses: { meal: 'fish' } }))).toMatchObject({ message: 'Please answer: Bones are fine' });
      expect(await refusal(asking('dinner', { responses: { meal: 'meat' } }))).toMatchObject({
        details: { fields: { 'responses.meal': expect.any(String) } },
      });
      expect((await register(asking('dinner', { responses: { meal: 'rice' } }))).status).toBe(201);
    });

    it('[§4.4 r4] [D-48] is refused for guests who are too young, or give no date of birth', async () => {
      const age = [tiers['club']];
      expect(await refusal(asking('club'))).toMatchObject({
        ...invalid(),
        message: expect.stringMatching(/^You must be at least 18 /),
        details: { age },
      });
      expect(await refusal(asking('club', { dateOfBirth: dateInDays(-17 * 365) }))).toMatchObject({
        message: expect.stringMatching(/^You must be at least 18 /),
        details: { age },
      });
      expect((await register(asking('club', { dateOfBirth: '1990-05-17' }))).status).toBe(201);
    });

    it('[D-96] is refused for seats without a date of birth, wherever they are; the guest’s own date does not replace any', async () => {
      const refusalFor = (attendees?: (object | null)[]) =>
        refusal(asking('adults', { dateOfBirth: '1990-05-17', tickets: [line('adults', { attendees })] }), { slug: 'grown-ups' });
      const old = { name: 'Ada', dateOfBirth: '1990-05-17' };
      for (const silent of [null, {}, { name: 'Bisi' }]) {
        expect(await refusalFor([old, silent])).toMatchObject({
          ...invalid(),
          details: { fields: { 'tickets[0].attendees[1].dateOfBirth': expect.any(String) } },
        });
      }
      expect(Object.keys((await refusalFor())!.details!['fields'] as object)).toEqual([
        'tickets[0].attendees[0].dateOfBirth',
        'tickets[0].attendees[1].dateOfBirth',
      ]);
      expect(await refusalFor([old, { dateOfBirth: dateInDays(-17 * 365) }])).toMatchObject({
        ...invalid(),
        details: { age: [tiers['adults']] },
      });
    });

    it('[D-60a] is refused for the first reason of several', async () => {
      const contact = guest();
      const everything = [
        line('nothing'),
        line('paid'),
        line('entry', { quantity: 9 }),
        line('table'),
        line('dinner'),
        line('club'),
        line('last'),
      ];
      const order: string[] = [];
      for (let from = 0; from < everything.length; from += 1) {
        const { message, details } = await refusal({ contact, tickets: everything.slice(from) });
        order.push(Object.keys(details ?? {})[0] ?? message);
      }
      expect(order).toEqual([
        'invalid',
        'tickets',
        'quantity',
        'Enter a name for each "Table" ticket',
        'Please answer: Your meal',
        'age',
        'remaining',
      ]);
      expect(await refusal({ contact: { name: 'Ada' }, tickets: everything })).toMatchObject({
        details: { fields: { contact: expect.any(String) } },
      });
      expect(await refusal({ contact: {}, tickets: [] }, { slug: 'nothing' })).toMatchObject({ status: 400 });
    });

    it.each(['nothing', 'draft', 'a%2Fb'])('[§7 NOT_FOUND] is refused at the event %s', async (slug) => {
      expect(await refusal(asking('entry'), { slug })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    it('[§5 r3] is refused by a page of another origin', async () => {
      expect(await refusal(asking('entry'), { origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
    });

    it.each<[string, (body: Record<string, unknown>) => unknown]>([
      ['contact', ({ contact: _contact, ...rest }) => rest],
      ['contact', (body) => ({ ...body, contact: 'Ada' })],
      ['contact', (body) => ({ ...body, contact: { name: 'Ada' } })],
      ['contact.name', (body) => ({ ...body, contact: { email: 'a@example.com' } })],
      ['contact.name', (body) => ({ ...body, contact: { name: '   ', email: 'a@example.com' } })],
      ['contact.name', (body) => ({ ...body, contact: { name: 'x'.repeat(300), email: 'a@example.com' } })],
      ['contact.name', (body) => ({ ...body, contact: { name: ['Ada'], email: 'a@example.com' } })],
      ['contact.email', (body) => ({ ...body, contact: { name: 'Ada', email: 'a@example.com\nBcc: b@example.com' } })],
      ['contact.email', (body) => ({ ...body, contact: { name: 'Ada', email: `${'x'.repeat(300)}@example.com` } })],
      ['contact.phone', (body) => ({ ...body, contact: { name: 'Ada', phone: '0803 123' } })],
      ['tickets', ({ tickets: _tickets, ...rest }) => rest],
      ['tickets', (body) => ({ ...body, tickets: { 0: line('entry') } })],
      ['tickets', (body) => ({ ...body, tickets: Array(51).fill(line('entry')) })],
      ['tickets[0]', (body) => ({ ...body, tickets: ['entry'] })],
      ['tickets[0].quantity', (body) => ({ ...body, tickets: [line('entry', { quantity: 10_000 })] })],
      ['tickets[0].quantity', (body) => ({ ...body, tickets: [line('entry', { quantity: '1' })] })],
      ['tickets[0].attendees[0].name', (body) => ({ ...body, tickets: [line('entry', { attendees: [{ name: 'x'.repeat(300) }] })] })],
      ['dateOfBirth', (body) => ({ ...body, dateOfBirth: '2026-02-30' })],
      ['dateOfBirth', (body) => ({ ...body, dateOfBirth: dateInDays(1) })],
      ['responses', (body) => ({ ...body, responses: ['x'] })],
      ['unlockCodes', (body) => ({ ...body, unlockCodes: 'SESAME' })],
    ])('[D-35] [D-39] is refused with what is wrong at %s', async (path, spoil) => {
      expect(await refusal(spoil(asking('entry')))).toMatchObject({ ...invalid(), details: { fields: { [path]: expect.any(String) } } });
    });

    it.each(['null', '[]', '"x"', '7', ''])('is refused with %j for a body', async (body) => {
      expect(
        await service.client.send<ErrorBody>('/v1/store/events/festival/register', {
          method: 'POST',
          key: shop.keys.secretLive,
          body,
          headers: { 'content-type': 'application/json' },
        }),
      ).toMatchObject({
        status: 400,
        body: { error: { code: 'VALIDATION_ERROR' } },
      });
    });

    it('[D-39] is refused with more than 256 KiB', async () => {
      expect(await refusal(asking('entry', { filler: 'x'.repeat(256 * 1024) }))).toMatchObject(invalid(413));
    });

    it('[decisions 3.9] is refused after more tries than one client may make', async () => {
      const limited = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
      const other = await openShop(limited, 'strict');
      const tries = await Promise.all(
        Array.from({ length: 12 }, () =>
          limited.client.post('/v1/store/events/none/register', asking('entry'), {
            key: other.keys.publishableLive,
            headers: { origin: SHOP_ORIGIN, 'x-forwarded-for': '192.0.2.4' },
          }),
        ),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(404), 429, 429]);
    });
  });
});
