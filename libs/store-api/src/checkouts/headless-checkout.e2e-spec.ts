import { idOf } from '@svc/kernel';
import {
  openBoxOffice,
  SHOP_ORIGIN,
  stampsSettled,
  sharedService,
  type BoxOffice,
  type HeadlessAnswer,
  type SharedService,
} from '@svc/testing';

const refused = (details: object) => ({ status: 400, code: 'VALIDATION_ERROR', ...details });
const NOTHING = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

describe('headless checkouts of tickets over HTTP', () => {
  let service: SharedService;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'ile');
  });

  afterAll(async () => {
    await office?.close();
  });

  describe('a checkout', () => {
    it('[§4.5] [§4.5 r1] [§8 r13] [§2.9 headless] [D-33] [D-45] holds seats for 15 minutes and answers session, price and payment in one', async () => {
      const { open, asking, line, held } = office;
      const { status, body, headers } = await open(asking([line('entry', { quantity: 2 })]));
      expect([status, headers.get('cache-control'), await held('entry')]).toEqual([201, 'no-store', 2]);
      expect(body).toEqual({
        ref: expect.stringMatching(/^chk_/),
        status: 'open',
        mode: 'live',
        hostedUrl: expect.stringContaining(`/${office.shop.slug}/c/${body.ref}?t=`),
        returnUrl: 'https://shop.example/thanks?x=1',
        currency: 'NGN',
        totalMinor: 10_200,
        expiresAt: expect.any(String),
        createdAt: expect.any(String),
        orderRef: expect.stringMatching(/^ord_/),
        orderNumber: null,
        test: false,
        provider: 'card',
        flow: 'inline',
        accessCode: expect.any(String),
        publicKey: expect.any(String),
        checkoutUrl: expect.stringMatching(/^http/),
        bankAccount: null,
        pricing: {
          currency: 'NGN',
          subtotalMinor: 10_000,
          discountMinor: 0,
          feeMinor: 200,
          taxMinor: 0,
          totalMinor: 10_200,
          dueNowMinor: 10_200,
          balanceMinor: 0,
          balanceDueAt: null,
          lines: [{ ticketTypeRef: office.tiers['entry'], name: 'Entry', quantity: 2, unitPriceMinor: 5_000, totalMinor: 10_000 }],
        },
      });
      expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(15 * 60_000);
    });

    it.each([
      ['card', 'NGN', { flow: 'inline', accessCode: expect.any(String), checkoutUrl: expect.any(String), bankAccount: null }],
      [
        'bank_transfer',
        'NGN',
        {
          flow: 'transfer',
          accessCode: null,
          checkoutUrl: null,
          bankAccount: expect.objectContaining({ accountNumber: expect.any(String), currency: 'NGN' }),
        },
      ],
      ['international_card', 'USD', { flow: 'redirect', accessCode: null, checkoutUrl: expect.any(String), bankAccount: null }],
    ])(
      '[§4.5 r3] [§4.5 provider] [D-34] returns by %s the data of that rail, and is paid once by polling',
      async (provider, currency, payment) => {
        const { open, asking, line, read, play, listed, ordersOf } = office;
        const { body } = await open(asking([line('gift', { amountMinor: 700 })], { provider, currency }));
        expect(body).toMatchObject({ provider, status: 'open', ...payment });
        const polled = await read(body.ref);
        expect(polled).toMatchObject({ status: 'open', payment: { provider, ...payment } });
        expect(polled.orderRef).toBeUndefined();
        expect(await ordersOf(body.orderRef)).toEqual([]);

        expect((await play(body.ref, provider)).body.status).toBe('paid');
        expect(await read(body.ref)).toMatchObject({ status: 'paid', orderRef: body.orderRef, payment: { provider, ...NOTHING } });
        expect(await ordersOf(body.orderRef)).toEqual([{ mode: 'live' }]);
        await stampsSettled(service.databaseUrl);
        expect(await listed(body.orderRef)).toMatchObject({ status: 'paid' });
      },
    );

    it('[D-29] lasts by bank transfer until two minutes after the end of its account', async () => {
      const { open, asking, line } = office;
      const { body } = await open(asking([line('entry')], { provider: 'bank_transfer' }));
      expect(Date.parse(body.expiresAt) - Date.parse(body.bankAccount!.expiresAt)).toBe(2 * 60_000);
    });

    it('[§4.5 r1] [§4.6] [§3 r4] has cancelled seats on sale at once, and shows no way to pay any more', async () => {
      const { open, asking, line, refusal, cancel, read } = office;
      const { body } = await open(asking([line('few', { quantity: 2 })]));
      expect(await refusal(asking([line('few')]))).toMatchObject(
        refused({ soldOut: [office.tiers['few']], remaining: { [office.tiers['few']!]: 0 } }),
      );
      expect((await cancel(body.ref)).body).toMatchObject({ status: 'cancelled' });
      expect((await read(body.ref)).payment).toEqual({ provider: 'card', flow: 'inline', ...NOTHING });
      const again = await open(asking([line('few', { quantity: 2 })]));
      expect(again.status).toBe(201);
      await cancel(again.body.ref);
    });

    it('[§4.5 r2] has one live way of being paid', async () => {
      const { open, asking, line, select } = office;
      const { body } = await open(asking([line('entry')]));
      const attempts = await select(`select rail, status from payment_attempt where checkout_id = $1`, [idOf('chk', body.ref)]);
      expect(attempts).toEqual([{ rail: 'card', status: 'pending' }]);
    });

    it('[§4.5 r4] brings the buyer back to the shop, paid or not, through an address of ours', async () => {
      const { open, asking, line } = office;
      const { body } = await open(asking([line('entry')]));
      const back = await fetch(body.hostedUrl.replace('?', '/return?'), { redirect: 'manual' });
      expect([back.status, back.headers.get('location')]).toEqual([303, `https://shop.example/thanks?x=1&checkout=${body.ref}`]);
    });

    it('[D-34] [D-25] shows its payment to secret keys alone, and hosted ones have none', async () => {
      const { open, asking, line, read, shop } = office;
      const { body } = await open(asking([line('entry')]));
      expect(await read(body.ref, shop.keys.publishableLive)).not.toHaveProperty('payment');
      const { provider: _, ...hosted } = asking([line('entry')]);
      const opened = await service.client.post<HeadlessAnswer>('/v1/store/events/festival/checkout', hosted, { key: shop.keys.secretLive });
      expect(await read(opened.body.ref)).not.toHaveProperty('payment');
    });

    it('[D-57] accepts the other fields of a ticket checkout', async () => {
      const { open, asking, line } = office;
      const extras = { unlockCodes: ['sesame'], discountCode: 'tenoff', promoterCode: 'nobody', currency: 'NGN' };
      const { status, body } = await open(asking([line('backstage'), line('table', { attendees: [{ name: 'Bisi' }] })], extras));
      expect([status, body.pricing]).toEqual([201, expect.objectContaining({ subtotalMinor: 17_000, discountMinor: 1_700 })]);
      expect((await open(asking([line('part')]))).body.pricing).toMatchObject({ dueNowMinor: 320, balanceMinor: 700 });
    });

    it('[D-57] is paid at once when it costs nothing', async () => {
      const { open, asking, line, ordersOf } = office;
      const { body } = await open(asking([line('free')]));
      expect(body).toMatchObject({
        status: 'paid',
        provider: 'card',
        flow: 'inline',
        ...NOTHING,
        orderNumber: expect.stringMatching(/^\d+$/),
      });
      expect(await ordersOf(body.orderRef)).toEqual([{ mode: 'live' }]);
    });

    it('[§4.5 r5] [§6 test-mode] [D-62] is real at the sandbox with a test key, marked test, and holds nothing', async () => {
      const { open, asking, line, play, held, listed, ordersOf, shop } = office;
      const before = await held('few');
      const { body } = await open(asking([line('few')]), { key: shop.keys.secretTest });
      expect(body).toMatchObject({ mode: 'test', test: true, accessCode: expect.any(String), orderRef: expect.stringMatching(/^ord_/) });
      expect((await play(body.ref, 'card')).body.status).toBe('paid');
      await stampsSettled(service.databaseUrl);
      expect(await listed(body.orderRef, shop.keys.secretTest)).toMatchObject({ test: true });
      expect([await ordersOf(body.orderRef), await held('few'), await listed(body.orderRef)]).toEqual([
        [{ mode: 'test' }],
        before,
        undefined,
      ]);
    });
  });

  describe('a refusal', () => {
    it('[§4.5 pricing] [§7 PRICE_MISMATCH] [decisions 3.7 PRICE_MISMATCH] is for another total, and names the right one; nothing is held', async () => {
      const { refusal, asking, line, held, open } = office;
      const before = await held('entry');
      const wrong = await refusal(asking([line('entry')], { pricing: { totalMinor: 5_000 } }));
      expect(wrong).toMatchObject({
        status: 409,
        code: 'PRICE_MISMATCH',
        retryable: false,
        expectedTotalMinor: 5_100,
        currency: 'NGN',
        pricing: { totalMinor: 5_100, feeMinor: 100 },
      });
      expect(await held('entry')).toBe(before);
      expect((await open(asking([line('entry')], { pricing: { totalMinor: 5_100 } }))).status).toBe(201);
    });

    it('[D-56] [§4.5 provider] is for a rail that is unknown or cannot charge the currency, with those that can', async () => {
      const { refusal, asking, line } = office;
      for (const provider of ['paypal', 'international_card', '']) {
        expect(await refusal(asking([line('entry')], { provider }))).toMatchObject(refused({ accepted: ['card', 'bank_transfer'] }));
      }
      expect(await refusal(asking([line('gift', { amountMinor: 700 })], { currency: 'USD' }))).toMatchObject(
        refused({ accepted: ['international_card'] }),
      );
      const { provider: _, ...unsaid } = asking([line('entry')]);
      expect(await refusal(unsaid)).toMatchObject(refused({ fields: { provider: expect.any(String) } }));
    });

    it('[D-56] is for a rail that the merchant has switched off', async () => {
      const { refusal, asking, line, shop } = office;
      const turn = (enabled: boolean) =>
        service.client.patch('/v1/admin/workspace', { rails: { card: { enabled } } }, { key: shop.adminToken });
      await turn(false);
      expect(await refusal(asking([line('entry')]))).toMatchObject(refused({ accepted: ['bank_transfer'] }));
      await turn(true);
    });

    it('[D-58] is 403 where headless checkout is off, after it is known that the event exists', async () => {
      const { refusal, asking, line, shop } = office;
      const turn = (headlessEnabled: boolean) => service.client.patch('/v1/admin/workspace', { headlessEnabled }, { key: shop.adminToken });
      await turn(false);
      expect(await refusal(asking([line('nonsense')]))).toMatchObject({ status: 403, code: 'HEADLESS_DISABLED', retryable: false });
      expect(await refusal(asking([line('entry')]), { slug: 'nowhere' })).toMatchObject({ status: 404 });
      await turn(true);
    });

    it('[D-60a] comes in one order: lines, rail, quantity, what is sold out, then the total', async () => {
      const { refusal, asking, line } = office;
      const wrong = { pricing: { totalMinor: 1 }, provider: 'paypal' };
      expect(await refusal(asking([line('pair'), line('nonsense')], wrong))).toMatchObject(refused({ invalid: ['nonsense'] }));
      expect(await refusal(asking([line('pair')], { ...wrong, currency: 'EUR' }))).toMatchObject(refused({ accepted: ['NGN', 'USD'] }));
      expect(await refusal(asking([line('pair')], wrong))).toMatchObject(refused({ accepted: ['card', 'bank_transfer'] }));
      expect(await refusal(asking([line('pair')], { ...wrong, provider: 'card' }))).toMatchObject(
        refused({ quantity: [office.tiers['pair']] }),
      );
      expect(await refusal(asking([line('few', { quantity: 3 })], { ...wrong, provider: 'card' }))).toMatchObject(
        refused({ soldOut: [office.tiers['few']] }),
      );
      expect(await refusal(asking([line('few')], { ...wrong, provider: 'card' }))).toMatchObject({ code: 'PRICE_MISMATCH' });
    });

    it('[§4.5 contact] [§4.5 tickets] [§4.5 returnUrl] [D-35] [D-44] lists what is wrong with the form', async () => {
      const { fields } = (await office.refusal({
        provider: 'card',
        tickets: [office.line('entry', { quantity: 0 })],
        contact: { email: 'x' },
        returnUrl: 'http://shop.example',
        pricing: { totalMinor: 1.5 },
      })) as unknown as { fields: object };
      expect(Object.keys(fields).sort()).toEqual([
        'contact.email',
        'contact.name',
        'pricing.totalMinor',
        'returnUrl',
        'tickets[0].quantity',
      ]);
    });

    it('[§7 NOT_FOUND] [D-25] is 404 for an event that is not published, and 403 for a publishable key', async () => {
      const { refusal, asking, line, shop } = office;
      for (const slug of ['draft', 'nowhere'])
        expect(await refusal(asking([line('entry')]), { slug })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await refusal(asking([line('entry')]), { key: shop.keys.publishableLive, origin: SHOP_ORIGIN })).toMatchObject({
        status: 403,
        code: 'INSUFFICIENT_SCOPE',
      });
    });
  });

  describe('an idempotency key', () => {
    it('[D-37] [D-41] [D-42] gets a retry the same checkout with the same payment; without one each call opens another', async () => {
      const { open, asking, line, refusal } = office;
      const body = asking([line('entry')]);
      const [first, again] = [await open(body, { idempotencyKey: 'k' }), await open(body, { idempotencyKey: 'k' })];
      expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([201, 'true', first.body]);
      expect((await open(body)).body.ref).not.toBe(first.body.ref);
      expect(await refusal({ ...body, provider: 'bank_transfer' }, { idempotencyKey: 'k' })).toMatchObject({
        status: 409,
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    });

    it('[D-43] gets retries at once one checkout, for which they wait, and one charge', async () => {
      const { open, asking, line, select } = office;
      const body = asking([line('entry')]);
      const answers = await Promise.all(Array.from({ length: 6 }, () => open(body, { idempotencyKey: 'at-once' })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(5);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(
        await select(`select from payment_attempt a join checkout c on c.id = a.checkout_id where c.idempotency_key = 'at-once'`),
      ).toHaveLength(1);
    });
  });

  it.each(['unavailable', 'timeout', 'refused'])(
    '[decisions 3.7 PROVIDER_UNAVAILABLE] is 503 when the provider cannot open it (%s): its seats are on sale, and the same request opens another',
    async (kind) => {
      const { open, asking, line, refusal, failNext, held, select, cancel } = office;
      const before = await held('few');
      await failNext('open', kind);
      const body = asking([line('few', { quantity: 2 })]);
      expect(await refusal(body, { idempotencyKey: kind })).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE', retryable: true });
      const leftOpen = await select(
        `select from payment_attempt a join checkout c on c.id = a.checkout_id where c.status = 'cancelled' and a.status in ('created', 'pending')`,
      );
      expect([await held('few'), leftOpen]).toEqual([before, []]);
      const again = await open(body, { idempotencyKey: kind });
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
      await cancel(again.body.ref);
    },
  );
});

describe('headless checkouts where nobody plays payments', () => {
  let service: SharedService;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService({ env: { SANDBOX_PAYMENTS: 'off' } });
    office = await openBoxOffice(service, 'unwired');
  });

  afterAll(async () => {
    await office?.close();
  });

  it('[§4.5 r5] [D-56] [D-2] are judged and priced with a test key, and nothing of them is kept', async () => {
    const { open, asking, line, shop, select } = office;
    const { status, body } = await open(asking([line('entry')]), { key: shop.keys.secretTest });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ref: expect.stringMatching(/^test_chk_/),
      orderRef: expect.stringMatching(/^test_ord_/),
      orderNumber: null,
      status: 'open',
      test: true,
      provider: 'card',
      flow: 'inline',
      ...NOTHING,
      pricing: { totalMinor: 5_100 },
    });
    expect(await select('select from checkout')).toEqual([]);
    expect((await service.client.get(`/v1/store/checkouts/${body.ref}`, { key: shop.keys.secretTest })).status).toBe(404);
  });

  it('[§4.5 r5] [D-40] [D-42] give a repeat with the same key the same response, also at once, and refuse the key with another body', async () => {
    const { open, refusal, asking, line, shop, select } = office;
    const options = { key: shop.keys.secretTest, idempotencyKey: 'trial-1' };
    const body = asking([line('entry')]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(body, options)));
    const again = await open(body, options);
    expect(new Set([...answers, again].map(({ text }) => text)).size).toBe(1);
    expect([...answers, again].map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await refusal(asking([line('pair', { quantity: 2 })]), options)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    const other = await open(body, { ...options, idempotencyKey: 'trial-2' });
    expect([other.body.ref === again.body.ref, other.headers.get('idempotent-replayed')]).toEqual([false, null]);
    expect(await select('select from checkout')).toEqual([]);
  });

  it('[D-56] are refused as everywhere else', async () => {
    const { refusal, asking, line, shop } = office;
    const test = { key: shop.keys.secretTest };
    expect(await refusal(asking([line('entry')], { provider: 'international_card' }), test)).toMatchObject(
      refused({ accepted: ['card', 'bank_transfer'] }),
    );
    expect(await refusal(asking([line('entry')], { pricing: { totalMinor: 1 } }), test)).toMatchObject({
      status: 409,
      code: 'PRICE_MISMATCH',
    });
    expect(await refusal(asking([line('few', { quantity: 3 })]), test)).toMatchObject(refused({ soldOut: [office.tiers['few']] }));
  });

  it('[D-56] are refused with a live key, since nobody can charge', async () => {
    const { refusal, asking, line } = office;
    expect(await refusal(asking([line('entry')]))).toMatchObject(refused({ accepted: [] }));
  });
});
