import { randomUUID } from 'node:crypto';
import { dateInDays, eventually, fundCodes, inDays, openShop, type RunningService, type Shop } from '@svc/testing';
import { below, fillIn, payOnPage } from '../conformance/run/hosted-page.mjs';
import { demoDocument } from '../demo/demo-document.mjs';

type Mode = 'live' | 'test';

interface Sold {
  variants: { ref: string; soldOut: boolean }[];
  saveForItFixedDates?: string[];
}

const DAY = { dateOfBirth: '1990-04-02' };
const RECEIVER = 'http://127.0.0.1:9/hooks';

let numbers = 0;
/** A Nigerian mobile number that no shop has sent to: the service's own number is limited over all of them (D-101). */
const aNumber = () => `+23480512${String((numbers += 1)).padStart(5, '0')}`;

/** A shop with the demo's catalogue and something of everything that people do in a shop, in both modes. Its worker is to run. */
export class LivingShop {
  /** Ref of a review, a day or a fulfilment → the thing below which paths name it: its product or package, its event, its order. */
  readonly partOf = new Map<string, string>();

  private constructor(
    private readonly service: RunningService,
    readonly shop: Shop,
  ) {}

  static async open(service: RunningService, slug: string): Promise<LivingShop> {
    const shop = await openShop(service, slug, demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    const living = new LivingShop(service, shop);
    await living.manage();
    for (const mode of ['live', 'test'] as const) await living.trade(mode);
    await living.hearFromPeople();
    await living.fulfil();
    await living.save();
    await living.worked();
    return living;
  }

  private get returnUrl(): string {
    return `${this.service.urls[0]}/healthz`;
  }

  /** Reads a path as its server, or its merchant, and returns the body. */
  async read<T>(path: string, key = this.shop.adminToken): Promise<T> {
    return (await this.service.client.get<T>(path, { key })).body;
  }

  private async manage(): Promise<void> {
    await fundCodes(this.service, this.shop, 1_000_000);
    await this.admin('/webhooks/destinations', { url: RECEIVER, events: ['*'] });
    await this.admin('/otp/connection', { kind: 'mailbox' }, 'PUT');
    await this.admin('/otp/templates', { name: 'sign_in', language: 'en', approved: true, isDefault: true });
    for (const path of ['products?slug=tote-bag', 'packages?slug=first-home-set']) {
      const [of] = (await this.read<{ data: { ref: string }[] }>(`/v1/admin/${path}`)).data;
      const review = await this.admin<{ ref: string }>(`/${path.split('?')[0]}/${of!.ref}/reviews`, {
        rating: 5,
        author: 'Adé',
        text: 'Sturdy.',
        date: '2026-01-02',
      });
      this.partOf.set(review.ref, of!.ref);
    }
    const { ref, days } = await this.admin<{ ref: string; days: { ref: string }[] }>('/events', {
      slug: 'weekend',
      title: 'Weekend',
      startAt: inDays(20),
      endAt: inDays(22),
      days: [20, 21].map((ahead) => ({ key: `day-${ahead}`, dayDate: dateInDays(ahead) })),
    });
    this.partOf.set(days[0]!.ref, ref);
    await this.service.client.post('/v1/admin/media?name=note.txt', new TextEncoder().encode('Closed on Monday.'), {
      key: this.shop.adminToken,
      headers: { 'content-type': 'application/octet-stream' },
    });
  }

  private async trade(mode: Mode): Promise<void> {
    const { returnUrl } = this;
    const { variants } = await this.store<Sold>(mode, 'GET', '/products/enamel-mug');
    const [zone] = await this.store<{ ref: string }[]>(mode, 'GET', '/delivery-zones');
    const contact = { name: 'Kofi Mensah', email: `kofi-${mode}@example.com` };
    const cart = { items: [{ variantRef: variants[0]!.ref, quantity: 1 }], deliveryZoneRef: zone!.ref, returnUrl, contact };
    await this.store(mode, 'POST', '/checkouts', cart);
    const paid = await this.store<{ ref: string }>(mode, 'POST', '/checkouts', { ...cart, contact: { ...contact, name: 'Ama Mensah' } });
    await this.pay(paid.ref, 'twice');
    const dinner = await this.store<{ ticketTypes: { ref: string; kind: string }[] }>(mode, 'GET', '/events/indigo-after-dark');
    const tier = dinner.ticketTypes.find(({ kind }) => kind === 'paid')!;
    const ticket = await this.store<{ ref: string }>(mode, 'POST', '/events/indigo-after-dark/checkout', {
      tickets: [{ ticketTypeRef: tier.ref, quantity: 1 }],
      contact,
      returnUrl,
      ...DAY,
    });
    await this.pay(ticket.ref, 'succeed');
    const free = await this.store<{ ticketTypes: { ref: string }[] }>(mode, 'GET', '/events/open-studio-evening');
    await this.store(mode, 'POST', '/events/open-studio-evening/register', {
      tickets: [{ ticketTypeRef: free.ticketTypes[0]!.ref, quantity: 1 }],
      contact,
    });
    await this.store(mode, 'POST', '/customers/link', { externalRef: `user-${mode}`, email: contact.email, name: contact.name });
    await this.store(mode, 'POST', '/otp/send', { to: aNumber(), sender: 'frontdesk' });
  }

  private async fulfil(): Promise<void> {
    const [order] = (await this.read<{ data: { ref: string }[] }>('/v1/admin/orders?toFulfil=true')).data;
    const { fulfillments } = await this.admin<{ fulfillments: { ref: string }[] }>(`/orders/${order!.ref}/fulfil`, {});
    this.partOf.set(fulfillments[0]!.ref, order!.ref);
  }

  private async hearFromPeople(): Promise<void> {
    const email = 'zainab@example.com';
    const answers = { 'first-name': 'Zainab', email, topic: 'Press', message: 'May we come by on Monday?' };
    await this.store('live', 'POST', '/forms/contact/submissions', { answers });
    await this.store('live', 'POST', '/newsletter', { email });
    const { variants } = await this.store<Sold>('live', 'GET', '/products/calabash-lamp');
    const soldOut = variants.find(({ soldOut }) => soldOut);
    await this.store('live', 'POST', '/products/calabash-lamp/restock-alerts', { variantRef: soldOut!.ref, email });
  }

  /** Begins to save up for something. */
  private async save(): Promise<void> {
    const { variants, saveForItFixedDates: [deadline = ''] = [] } = await this.store<Sold>('live', 'GET', '/products/ceremony-cloth');
    const contact = { name: 'Ngozi Eze', email: 'ngozi@example.com' };
    const [zone] = await this.store<{ ref: string }[]>('live', 'GET', '/delivery-zones');
    const cart = {
      items: [{ variantRef: variants[0]!.ref, quantity: 1 }],
      deliveryZoneRef: zone!.ref,
      returnUrl: this.returnUrl,
      contact,
      saveForIt: true,
    };
    const { ref, hostedUrl } = await this.store<{ ref: string; hostedUrl: string }>('live', 'POST', '/checkouts', cart);
    const page = hostedUrl.replace(/^https?:\/\/[^/]+/, this.service.urls[0]!);
    await fillIn(page, { act: 'save', 'address.line1': '12 Broad Street', 'address.city': 'Lagos', 'address.country': 'NG' });
    await payOnPage(below(page, 'save'), { partMinor: '50000', deadline });
    await eventually(
      'the plan has begun',
      async () => (await this.service.client.get(`/v1/admin/savings-plans/${ref}`, { key: this.shop.adminToken })).status === 200,
    );
  }

  /** Waits until the worker has put something into every list that the merchant reads. */
  private async worked(): Promise<void> {
    await eventually('the merchant sees guests, contacts, messages and deliveries', async () => {
      const lists = await Promise.all(
        ['registrations', 'contacts', 'messages', 'webhooks/deliveries', 'orders', 'payments/exceptions'].map((path) =>
          this.read<{ data: unknown[] }>(`/v1/admin/${path}`),
        ),
      );
      return lists.every(({ data }) => data.length > 0);
    });
  }

  private async pay(ref: string, outcome: string): Promise<void> {
    const answer = await this.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome });
    if (answer.status >= 300) throw new Error(`Not paid: ${answer.text}`);
  }

  private async admin<T>(path: string, body: object, method = 'POST'): Promise<T> {
    const answer = await this.service.client.send<T>(`/v1/admin${path}`, { method, body, key: this.shop.adminToken });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  }

  private async store<T>(mode: Mode, method: string, path: string, body?: object): Promise<T> {
    const key = this.shop.keys[mode === 'live' ? 'secretLive' : 'secretTest'];
    const answer = await this.service.client.send<T>(`/v1/store${path}`, {
      method,
      key,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  }
}
