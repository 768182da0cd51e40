import { RealRails, type ShopAccounts } from '@svc/provider-stubs';
import {
  openBoxOffice,
  stampsSettled,
  startService,
  WebhookSink,
  type BoxOffice,
  type ErrorBody,
  type HeadlessAnswer,
  type RunningService,
} from '@svc/testing';

/** Wait for a provider that does not answer: short, yet long enough for a machine under load. */
const WAITS = 'openMs=6000';
const TICKET_MINOR = 700;
/** Total with the buyer's fee of two per cent. */
const TOTAL_MINOR = 714;
const NOTHING = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
const ACCOUNT = { accountNumber: expect.any(String), amountMinor: TOTAL_MINOR, currency: 'NGN', expiresAt: expect.any(String) };

interface Rail {
  provider: string;
  currency: string;
  /** Payment data in the response of the checkout. */
  payment: object;
  /** Lets the next opening fail at the provider. */
  failNext(accounts: ShopAccounts, fault: 'unavailable' | 'timeout' | 'refused'): void;
  /** Text of its page about the payment. */
  said: string;
  /** Number of openings requested from the provider. */
  asked(rails: RealRails): number;
}

const atPaystack = (call: 'initialize' | 'charge'): Pick<Rail, 'failNext' | 'asked'> => ({
  failNext: ({ options }, fault) => options.paystack.failNext(call, fault === 'timeout' ? 'broken' : fault),
  asked: ({ paystack }) => paystack.calls.filter((each) => each === call).length,
});

const RAILS: readonly Rail[] = [
  {
    provider: 'card',
    currency: 'NGN',
    said: 'You pay by card.',
    ...atPaystack('initialize'),
    payment: {
      provider: 'card',
      flow: 'inline',
      accessCode: expect.any(String),
      publicKey: expect.stringMatching(/^pk_live_/),
      checkoutUrl: expect.stringMatching(/^http/),
      bankAccount: null,
    },
  },
  {
    provider: 'bank_transfer',
    currency: 'NGN',
    said: 'Account number',
    ...atPaystack('charge'),
    payment: { ...NOTHING, provider: 'bank_transfer', flow: 'transfer', bankAccount: expect.objectContaining(ACCOUNT) },
  },
  {
    provider: 'international_card',
    currency: 'USD',
    said: 'You pay by card.',
    failNext: ({ options }, kind) => options.stripe.setFault({ operation: 'open', kind }),
    asked: ({ stripe }) => stripe.requests.filter((each) => each === 'POST /v1/checkout/sessions').length,
    payment: { ...NOTHING, provider: 'international_card', flow: 'redirect', checkoutUrl: expect.stringContaining('/c/pay/cs_live_') },
  },
];

/** Order as the shop lists it. */
interface Listed {
  ref: string;
  test: boolean;
  status: string;
  checkoutRef?: string;
  items: { attendees?: object[] }[];
  payments: object[];
}

describe('headless checkouts on the rails of Paystack and Stripe', () => {
  let rails: RealRails;
  let service: RunningService;
  let sink: WebhookSink;
  let office: BoxOffice;
  let accounts: ShopAccounts;

  beforeAll(async () => {
    [rails, sink] = await Promise.all([RealRails.open(), WebhookSink.open()]);
    service = await startService({ env: { ...rails.env, SANDBOX_PAYMENTS: 'off', WAITS } });
    await service.startWorker();
    office = await openBoxOffice(service, 'ile');
    accounts = await rails.connect(service, office.shop);
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/hook`, events: ['checkout.completed'] },
      { key: office.shop.adminToken },
    );
  });

  afterAll(async () => {
    await office?.close();
    await service?.stop();
    await Promise.all([rails?.close(), sink?.close()]);
  });

  /** Returns a request for one ticket of 700 in the currency of the rail. */
  const asking = ({ provider, currency }: Rail, overrides: object = {}) =>
    office.asking([office.line('gift', { amountMinor: TICKET_MINOR })], { provider, currency, ...overrides });
  /** Returns the webhooks about a checkout, once there is one. */
  const eventsOf = async (ref: string) => {
    for (let count = 1; ; count += 1) {
      const bodies = (await sink.expect(count, '/hook')).map(({ body }) => JSON.parse(body) as { data: { checkoutRef: string } });
      const events = bodies.filter(({ data }) => data.checkoutRef === ref);
      if (events.length > 0) return events;
    }
  };
  const orders = async (key: string) => {
    await stampsSettled(service.databaseUrl);
    return (await service.client.get<Listed[]>('/v1/store/orders', { key })).body;
  };

  describe.each(RAILS)('a checkout by $provider', (rail) => {
    it('[§4.5 r3] [D-33] [D-34] [§3 r5] returns the data of the rail, is paid by the provider’s callback, and becomes one order with tickets and its facts', async () => {
      const { open, read, shop } = office;
      const { status, body } = await open(asking(rail));
      expect({ status, body }).toMatchObject({ status: 201, body: { status: 'open', test: false, ...rail.payment } });
      const { payment } = await read(body.ref);
      expect(payment).toEqual(expect.objectContaining(rail.payment));

      const reference = accounts.referenceOf(payment!);
      await accounts.pay(reference);
      expect(new Set(await accounts.callBack(reference))).toEqual(new Set([200]));
      expect(await eventsOf(body.ref)).toHaveLength(1);
      expect(await read(body.ref)).toMatchObject({
        status: 'paid',
        orderRef: body.orderRef,
        payment: { provider: rail.provider, ...NOTHING },
      });
      expect((await orders(shop.keys.secretLive)).filter(({ checkoutRef }) => checkoutRef === body.ref)).toEqual([
        expect.objectContaining({
          ref: body.orderRef,
          status: 'paid',
          test: false,
          items: [expect.objectContaining({ attendees: [expect.objectContaining({ status: 'confirmed' })] })],
          payments: [expect.objectContaining({ rail: rail.provider, amountMinor: TOTAL_MINOR, currency: rail.currency })],
        }),
      ]);
    });

    it('[§4.5 r4] is paid by polling where no callback comes', async () => {
      const { open, read } = office;
      const { body } = await open(asking(rail));
      expect((await read(body.ref)).status).toBe('open');
      await accounts.pay(accounts.referenceOf(body));
      await rails.advance(service, 3);
      expect(await read(body.ref)).toMatchObject({ status: 'paid', orderRef: body.orderRef });
    });

    it('[§4.5 r2] has a page that offers this rail alone', async () => {
      const { body } = await office.open(asking(rail));
      const page = await (await fetch(`${body.hostedUrl}${rail.provider === 'bank_transfer' ? '' : '&way=other'}`)).text();
      expect(page).toContain(rail.said);
      expect([page.includes('How do you want to pay?'), page.includes('Pay another way')]).toEqual([false, false]);
    });

    it('[D-37] [D-42] [D-43] gets retries with one key the same checkout and the same payment, opened once', async () => {
      const before = rail.asked(rails);
      const body = asking(rail);
      const answers = await Promise.all([1, 2, 3].map(() => office.open(body, { idempotencyKey: `once-${rail.provider}` })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(rail.asked(rails) - before).toBe(1);
    });

    it.each(['unavailable', 'timeout', 'refused'] as const)(
      '[decisions 3.7 PROVIDER_UNAVAILABLE] is 503 where the provider does not open it (%s): nothing stays held, and the same request opens another',
      async (fault) => {
        const { open, refusal, held, cancel } = office;
        const before = await held('gift');
        rail.failNext(accounts, fault);
        const body = asking(rail);
        const options = { idempotencyKey: `${rail.provider}-${fault}` };
        expect(await refusal(body, options)).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE', retryable: true });
        expect(await held('gift')).toBe(before);
        const again = await open(body, options);
        expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([
          201,
          expect.objectContaining(rail.payment),
          null,
        ]);
        await cancel(again.body.ref);
      },
    );

    it('[§4.5 pricing] [D-58] asks the provider for nothing when it is refused', async () => {
      const { refusal, shop } = office;
      const before = rail.asked(rails);
      const turn = (headlessEnabled: boolean) => service.client.patch('/v1/admin/workspace', { headlessEnabled }, { key: shop.adminToken });
      expect(await refusal(asking(rail, { pricing: { totalMinor: TOTAL_MINOR + 1 } }))).toMatchObject({
        status: 409,
        code: 'PRICE_MISMATCH',
      });
      await turn(false);
      expect(await refusal(asking(rail))).toMatchObject({ status: 403, code: 'HEADLESS_DISABLED' });
      await turn(true);
      expect(rail.asked(rails)).toBe(before);
    });

    it('[§4.5 r5] [D-56] is judged with a test key and nobody to charge in test mode, and nothing of it is kept', async () => {
      const { open, shop } = office;
      const before = rail.asked(rails);
      const { status, body } = await open(asking(rail), { key: shop.keys.secretTest });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { test: true, orderRef: expect.stringMatching(/^test_ord_/), provider: rail.provider, ...NOTHING },
      });
      const reads = ['checkouts', 'orders'].map((kind) =>
        service.client.get<ErrorBody>(`/v1/store/${kind}/${kind === 'orders' ? body.orderRef : body.ref}`, { key: shop.keys.secretTest }),
      );
      expect((await Promise.all(reads)).map(({ status: code }) => code)).toEqual([404, 404]);
      expect(rail.asked(rails)).toBe(before);
    });
  });

  it('[§4.5 r3] have no account by bank_transfer until the bank creates one, and show it by polling', async () => {
    const { open, read } = office;
    const [, transfer] = RAILS;
    rails.paystack.givesAccounts = false;
    const { body } = await open(asking(transfer!));
    rails.paystack.givesAccounts = true;
    expect(body).toMatchObject({ status: 'open', flow: 'transfer', ...NOTHING });
    expect((await read(body.ref)).payment).toMatchObject({ flow: 'transfer', ...NOTHING });
    const books = rails.paystack.booksOf(accounts.options.secretKey);
    books.confirmAccount([...books.transactions.keys()].at(-1)!);
    await rails.advance(service, 12);
    const { payment, expiresAt } = await read(body.ref);
    expect(payment).toEqual(expect.objectContaining(transfer!.payment));
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(payment!.bankAccount!.expiresAt));
    await accounts.pay(accounts.referenceOf(payment!));
    await rails.advance(service, 3);
    expect((await read(body.ref)).status).toBe('paid');
  });

  it('[D-43] a retry whose first request hangs at the provider gets 409, and then opens another', async () => {
    const { open, held } = office;
    const [card] = RAILS;
    const body = asking(card!);
    const options = { idempotencyKey: 'hangs' };
    const before = await held('gift');
    const silence = new Promise<void>((resolve) => (rails.paystack.onSilence = resolve));
    rails.paystack.failNext('initialize', 'timeout');
    const first = open<ErrorBody>(body, options);
    await silence;
    const retry = await open<ErrorBody>(body, options);
    expect([retry.status, retry.body.error.code, retry.headers.get('retry-after')]).toEqual([409, 'CONFLICT', '1']);
    expect((await first).body.error.code).toBe('PROVIDER_UNAVAILABLE');
    expect(await held('gift')).toBe(before);
    expect(await open<HeadlessAnswer>(body, options)).toMatchObject({ status: 201, body: card!.payment });
  });

  describe.each(RAILS)('a checkout in test mode with the provider’s test keys, by $provider', (rail) => {
    let tests: ShopAccounts;

    beforeAll(async () => {
      tests = await rails.connect(service, office.shop, 'test');
    });

    it('[§4.5 r5] [D-62] becomes a real order that is marked test, and takes no stock and no money', async () => {
      const { open, read, shop, listed, select } = office;
      const key = shop.keys.secretTest;
      const counters = () =>
        select<{ count: number; held: number; sold: number }>(
          'select count(*)::int, sum(held)::int as held, sum(sold)::int as sold from counter',
        );
      const before = await counters();
      const { body } = await open(asking(rail), { key });
      expect(body).toMatchObject({ mode: 'test', test: true, flow: expect.any(String), orderRef: expect.stringMatching(/^ord_/) });
      await tests.pay(tests.referenceOf(body));
      await rails.advance(service, 3);
      expect(await read(body.ref, key)).toMatchObject({ status: 'paid', orderRef: body.orderRef });
      await stampsSettled(service.databaseUrl);
      expect([await listed(body.orderRef, key), await listed(body.orderRef), await counters()]).toEqual([
        expect.objectContaining({ test: true, status: 'paid' }),
        undefined,
        before,
      ]);
    });
  });

  it('asks neither provider for anything that it would refuse', () => {
    expect(rails.paystack.violations).toEqual([]);
  });
});
