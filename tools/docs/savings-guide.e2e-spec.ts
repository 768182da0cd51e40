import {
  dateInDays,
  eventually,
  inDays,
  openShop,
  postCheckout,
  startService,
  statusOfCheckout,
  WebhookSink,
  type ErrorBody,
  type HostedCheckout,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { parse } from 'yaml';
import { below, fillIn, payByCard, payOnPage, visit } from '../conformance/run/hosted-page.mjs';
import { codeBlocksOf, filledIn } from './code-blocks';

const GUIDE = 'savings-plans.md';
const DAY_MS = 86_400_000;
const blocks = codeBlocksOf(GUIDE);
const documents = blocks
  .filter(({ language }) => language === 'yaml')
  .map(({ code }) => parse(code) as Record<'products' | 'events', Thing[]>);
const requests = blocks
  .filter(({ language }) => language === 'http')
  .map(({ code }) => ({ line: code.split('\n', 1)[0]!, body: code.slice(code.indexOf('{')) }));

interface Thing {
  slug: string;
  ticketTypes?: object[];
}

interface Plan {
  status: string;
  savedMinor: number;
  missingMinor: number;
  deadline: string;
  orderRef: string;
  refunds: { status: string }[];
}

interface Sold {
  ref: string;
  variants: { ref: string }[];
}

interface Seat {
  ref: string;
  soldOut?: boolean;
}

interface WebhookBody {
  type: string;
  data: { checkoutRef?: string; orderRef?: string };
}

const prices = [{ currency: 'NGN', priceMinor: 10_000_000 }];

/** Returns the document and the requests of the guide, with the rest of a small shop around them. */
function documentOfGuide() {
  const [sofa] = documents[0]!.products;
  const [gala] = documents[1]!.events;
  const ticketTypes = gala!.ticketTypes!.map((type) => ({ name: 'Seat', kind: 'paid', prices, capacity: 1, ...type }));
  const fixedDates = [dateInDays(30)];
  return {
    version: 1,
    products: [
      {
        name: 'Sofa',
        needsDelivery: false,
        variants: [{ key: 'one', name: 'Sofa', prices, stock: 0 }],
        ...sofa,
        saveForItFixedDates: fixedDates,
      },
    ],
    events: [{ title: 'Gala', startAt: inDays(60), endAt: inDays(61), ...gala, ticketTypes }],
  };
}

describe('savings-plans.md', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: WebhookSink;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await startService();
    shop = await openShop(service, 'adire-house', documentOfGuide());
    await service.startWorker();
    await service.client.post('/v1/admin/webhooks/destinations', { url: `${sink.url}/hook`, events: ['*'] }, { key: shop.adminToken });
  });
  afterAll(async () => {
    await service?.stop();
    await sink?.close();
  });

  const read = async <T>(path: string, key = shop.adminToken) => (await service.client.get<T>(`/v1/${path}`, { key })).body;

  const planOf = (ref: string) => read<Plan>(`admin/savings-plans/${ref}`);
  const paidOrders = () => read<{ checkoutRef: string }[]>('store/orders', shop.keys.secretLive);
  const seat = async () => (await read<{ ticketTypes: Seat[] }>('store/events/gala', shop.keys.secretLive)).ticketTypes[0]!;
  const pageOf = ({ hostedUrl }: HostedCheckout) => below(hostedUrl.replace(/^https?:\/\/[^/]+/, service.urls[0]!), 'save');
  const payPart = (checkout: HostedCheckout, values: Record<string, string>) => payOnPage(pageOf(checkout), values);

  async function openByGuide(email: string) {
    const { variants } = await read<Sold>('store/products/sofa', shop.keys.secretLive);
    const body = JSON.parse(filledIn(requests[1]!.body, { 'var_…': variants[0]!.ref })) as object;
    return postCheckout(service, shop, 'checkouts', { ...body, contact: { name: 'Ngozi Eze', email } });
  }

  /** Sets the clock of all processes to some days before a moment, or after it when they are fewer than none. */
  async function setClock(moment: string, daysBefore: number): Promise<void> {
    const {
      body: { now },
    } = await service.client.post<{ now: string }>('/dev/clock', { advanceSeconds: 0 });
    await service.client.post('/dev/clock', {
      advanceSeconds: Math.ceil((Date.parse(moment) - Date.parse(now) - daysBefore * DAY_MS) / 1_000) + 1,
    });
  }

  /** Subjects of the mails to somebody, oldest first, once there are so many. */
  const mailsTo = (email: string, count: number) =>
    eventually(`${count} mails to ${email}`, async () => {
      const { body } = await service.client.get<{ subject: string }[]>(`/dev/inbox.json?to=${encodeURIComponent(email)}`);
      return body.length >= count ? body.map(({ subject }) => subject).reverse() : undefined;
    });

  /** The webhooks that the merchant's server received of a checkout or its order, once there are so many. */
  function typesAbout(ref: string, count: number) {
    return eventually(`${count} webhooks about ${ref}`, () => {
      const webhooks = sink.received.map(({ body }) => JSON.parse(body) as WebhookBody).filter(({ data }) => data.checkoutRef === ref);
      return webhooks.length >= count ? webhooks.map(({ type }) => type) : undefined;
    });
  }

  it('has the share that goes back and the least part set', async () => {
    const answer = await service.client.patch<{ savings: object }>('/v1/admin/workspace', JSON.parse(requests[0]!.body), {
      key: shop.adminToken,
    });
    expect([requests[0]!.line, answer.status, answer.body.savings]).toEqual([
      'PATCH /v1/admin/workspace',
      200,
      { refundPct: 80, leastPartPct: 10 },
    ]);
  });

  it('shows both things as what can be saved up for', async () => {
    const sofa = await read('store/products/sofa', shop.keys.secretLive);
    const gala = await read('store/events/gala', shop.keys.secretLive);
    expect([sofa, gala]).toMatchObject([{ soldOut: true, saveForItSaveable: true }, { ticketTypes: [{ saveForItSaveable: true }] }]);
  });

  it('has a sold-out product saved up for, which the merchant sees and ends', async () => {
    const checkout = await openByGuide('ngozi@example.com');
    await expect(payPart(checkout, { partMinor: '9999', deadline: dateInDays(30) })).rejects.toThrow(
      'Give an amount from ₦10,000 to ₦100,000.',
    );
    await payPart(checkout, { partMinor: '40000', deadline: dateInDays(30) });
    const plans = await read<{ data: Plan[] }>('admin/savings-plans?status=saving');
    const orders = await read<{ data: { checkoutRef: string }[] }>('admin/orders?status=saving');
    expect([plans.data, orders.data, await paidOrders()]).toMatchObject([
      [{ status: 'saving', savedMinor: 4_000_000 }],
      [{ checkoutRef: checkout.ref }],
      [],
    ]);
    const ended = await service.client.post<Plan & ErrorBody>(`/v1/admin/savings-plans/${checkout.ref}/cancel`, undefined, {
      key: shop.adminToken,
    });
    expect(ended).toMatchObject({ status: 200, body: { status: 'cancelled', savedMinor: 0, refunds: [{ amountMinor: 4_000_000 }] } });
  });

  it('[§2.3 r4] [D-15] has one that is to be had again completed, once for two clicks, which is reported as any sale', async () => {
    const checkout = await openByGuide('ada@example.com');
    await payPart(checkout, { partMinor: '40000', deadline: dateInDays(30) });
    const {
      ref,
      variants: [sofa],
    } = await read<Sold>('store/products/sofa', shop.keys.secretLive);
    await service.client.post(
      `/v1/admin/products/${ref}/stock`,
      { variantRef: sofa!.ref, stock: 1, reason: 'Delivery' },
      { key: shop.adminToken },
    );
    const [begun, again] = await Promise.all([1, 2].map(() => fillIn(pageOf(checkout), { rail: 'card', partMinor: '60000' })));
    expect(again!.to).toBe(begun!.to);
    expect((await visit((await payByCard(begun!.to!))!)).to).toBe(`https://shop.example/thanks?checkout=${checkout.ref}`);
    expect(await typesAbout(checkout.ref, 1)).toEqual(['checkout.completed']);
    expect([await planOf(checkout.ref), await paidOrders()]).toMatchObject([
      { status: 'completed', missingMinor: 0 },
      [{ checkoutRef: checkout.ref }],
    ]);
    expect(await mailsTo('ada@example.com', 2)).toEqual([
      'You have started to save up for Sofa at adire-house',
      expect.stringContaining('1001'),
    ]);
  });

  it('[§2.6] [D-15] has a buyer reminded of a seat that is kept from half of it on, and at the end of the day has it free again, and what is to go back given back', async () => {
    const email = 'bola@example.com';
    const tickets = [{ ticketTypeRef: (await seat()).ref, quantity: 1 }];
    const checkout = await postCheckout(service, shop, 'events/gala/checkout', {
      tickets,
      contact: { name: 'Bola Ade', email },
      saveForIt: true,
    });
    await payPart(checkout, { partMinor: '50000', deadline: dateInDays(20) });
    expect([(await seat()).soldOut, await planOf(checkout.ref)]).toMatchObject([true, { status: 'saving', savedMinor: 5_000_000 }]);
    const { deadline } = await planOf(checkout.ref);
    const reminder = expect.stringContaining('is missing for Gala') as string;
    const mails = ['You have started to save up for Gala at adire-house', reminder, reminder, 'Your saving up for Gala has ended'];
    for (const [daysBefore, count] of [
      [7, 2],
      [1, 3],
      [0, 4],
    ] as const) {
      await setClock(deadline, daysBefore);
      expect(await mailsTo(email, count)).toEqual(mails.slice(0, count));
    }
    expect(await typesAbout(checkout.ref, 1)).toEqual(['checkout.expired']);
    const expected = {
      status: 'cancelled',
      endedBy: 'deadline',
      savedMinor: 1_000_000,
      refunds: [{ amountMinor: 4_000_000, status: 'succeeded' }],
    };
    await eventually('the refund has succeeded', async () =>
      (await planOf(checkout.ref)).refunds.every(({ status }) => status === 'succeeded'),
    );
    expect(await planOf(checkout.ref)).toMatchObject(expected);
    expect([(await seat()).soldOut, await statusOfCheckout(service, shop, checkout.ref)]).toEqual([false, 'expired']);
    expect((await paidOrders()).filter(({ checkoutRef }) => checkoutRef === checkout.ref)).toEqual([]);
    const sent = await read<{ data: { kind: string }[] }>(`admin/messages?subject=${(await planOf(checkout.ref)).orderRef}`);
    expect(sent.data.map(({ kind }) => kind)).toEqual(['savings_ended', 'savings_reminder', 'savings_reminder', 'savings_started']);
  });
});
