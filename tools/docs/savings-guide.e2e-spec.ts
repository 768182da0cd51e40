import { openShop, postCheckout, startService, type ErrorBody, type RunningService, type Shop } from '@svc/testing';
import { parse } from 'yaml';
import { below, payOnPage } from '../conformance/run/hosted-page.mjs';
import { codeBlocksOf, filledIn } from './code-blocks';

const GUIDE = 'savings-plans.md';
const DAY_MS = 86_400_000;
const blocks = codeBlocksOf(GUIDE);
const documents = blocks.filter(({ language }) => language === 'yaml').map(({ code }) => parse(code) as Record<'products' | 'events', Thing[]>);
const requests = blocks.filter(({ language }) => language === 'http').map(({ code }) => ({ line: code.split('\n', 1)[0]!, body: code.slice(code.indexOf('{')) }));

interface Thing {
  slug: string;
  ticketTypes?: object[];
}

interface Plan {
  status: string;
  savedMinor: number;
  missingMinor: number;
}

const prices = [{ currency: 'NGN', priceMinor: 10_000_000 }];
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** What the guide tells its readers to write and to ask, with the rest of a small shop around it. */
function documentOfGuide() {
  const [sofa] = documents[0]!.products;
  const [gala] = documents[1]!.events;
  const ticketTypes = gala!.ticketTypes!.map((type) => ({ name: 'Seat', kind: 'paid', prices, ...type }));
  const fixedDates = [inDays(30).toISOString().slice(0, 10)];
  return {
    version: 1,
    products: [{ name: 'Sofa', needsDelivery: false, variants: [{ key: 'one', name: 'Sofa', prices, stock: 0 }], ...sofa, saveForItFixedDates: fixedDates }],
    events: [{ title: 'Gala', startAt: inDays(60).toISOString(), endAt: inDays(61).toISOString(), ...gala, ticketTypes }],
  };
}

describe('savings-plans.md', () => {
  let service: RunningService;
  let shop: Shop;

  beforeAll(async () => {
    service = await startService();
    shop = await openShop(service, 'adire-house', documentOfGuide());
  });
  afterAll(() => service.stop());

  const read = async <T>(path: string, key = shop.adminToken) => (await service.client.get<T>(`/v1/${path}`, { key })).body;

  async function openAsTold() {
    const { variants } = await read<{ variants: { ref: string }[] }>('store/products/sofa', shop.keys.secretLive);
    const body = JSON.parse(filledIn(requests[1]!.body, { 'var_…': variants[0]!.ref })) as object;
    return postCheckout(service, shop, 'checkouts', { ...body, contact: { name: 'Ngozi Eze', email: 'ngozi@example.com' } });
  }

  it('has the share that goes back set', async () => {
    const answer = await service.client.patch<{ savings: object }>('/v1/admin/workspace', JSON.parse(requests[0]!.body), { key: shop.adminToken });
    expect([requests[0]!.line, answer.status, answer.body.savings]).toEqual(['PATCH /v1/admin/workspace', 200, { refundPct: 80 }]);
  });

  it('shows both things as what can be saved up for', async () => {
    const sofa = await read('store/products/sofa', shop.keys.secretLive);
    const gala = await read('store/events/gala', shop.keys.secretLive);
    expect([sofa, gala]).toMatchObject([{ soldOut: true, saveForItSaveable: true }, { ticketTypes: [{ saveForItSaveable: true }] }]);
  });

  it('has a sold-out product saved up for, which the merchant sees and ends', async () => {
    const { ref, hostedUrl } = await openAsTold();
    const page = below(hostedUrl.replace(/^https?:\/\/[^/]+/, service.urls[0]!), 'save');
    await payOnPage(page, { partMinor: '40000', deadline: inDays(30).toISOString().slice(0, 10) });
    const plans = await read<{ data: Plan[] }>('admin/savings-plans?status=saving');
    const orders = await read<{ data: { checkoutRef: string }[] }>('admin/orders?status=saving');
    expect([plans.data, orders.data, await read('store/orders', shop.keys.secretLive)]).toMatchObject([[{ status: 'saving', savedMinor: 4_000_000 }], [{ checkoutRef: ref }], []]);
    const ended = await service.client.post<Plan & ErrorBody>(`/v1/admin/savings-plans/${ref}/cancel`, undefined, { key: shop.adminToken });
    expect(ended).toMatchObject({ status: 200, body: { status: 'cancelled', savedMinor: 0, refunds: [{ amountMinor: 4_000_000 }] } });
  });
});
