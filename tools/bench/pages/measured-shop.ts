import { randomUUID } from 'node:crypto';

/** Addresses of a service and its operator's token, as in its demo.json. */
export interface Demo {
  baseUrl: string;
  inboxUrl: string;
  operatorToken: string;
}

interface Shop {
  slug: string;
  refOf(path: string): string;
  post(path: string, body: object, options: object): Promise<{ status: number; text: string; body: { ref: string; hostedUrl: string } }>;
}

interface Instance {
  root: string;
  openShop(document: (given: { now: Date }) => object): Promise<Shop>;
  play(ref: string, rail: string): Promise<{ status: number; text: string }>;
  inbox(to: string): Promise<{ text: string }[]>;
  close(): Promise<void>;
}

const EVENT = 'adire-design-fair';
const WEEKEND = `${EVENT}/weekend`;
const CONTACT = { name: 'Ada Obi', email: 'ada@guests.example' };
const ADDRESS = { line1: '14 Hughes Avenue', city: 'Yaba', region: 'Lagos', country: 'NG' };

/** Shop with the demo's catalogue in a workspace of its own, driven by its public interfaces alone. */
export class MeasuredShop {
  private constructor(
    private readonly instance: Instance,
    private readonly shop: Shop,
  ) {}

  /** Opens it at the service of a demo.json, or of its content. @param pictures origin of the pictures of the demo */
  static async open(demo: Demo | string, pictures: string): Promise<MeasuredShop> {
    const { Instance } = await import('../../conformance/run/instance.mjs');
    const { demoDocument } = await import('../../demo/demo-document.mjs');
    const instance = (await (typeof demo === 'string' ? Instance.reach(demo) : Instance.at(demo))) as unknown as Instance;
    const document = ({ now }: { now: Date }) => demoDocument({ storefrontUrl: pictures, today: now });
    return new MeasuredShop(instance, await instance.openShop(document));
  }

  get origin(): string {
    return this.instance.root;
  }

  /** Functions that make each measured page and return its address, by the names of the figures. */
  get pages(): Readonly<Record<string, () => Promise<string>>> {
    const event = `${this.origin}/${this.shop.slug}/e/${EVENT}`;
    return {
      event: async () => event,
      'event, step two': async () => `${event}?quantity.${this.shop.refOf(WEEKEND)}=2`,
      'checkout of a product': async () => (await this.openProduct()).hostedUrl,
      'checkout of tickets': async () => (await this.openTickets()).hostedUrl,
      order: () => this.orderUrl(),
      'page after paying': async () => (await this.pay()).hostedUrl,
    };
  }

  close(): Promise<void> {
    return this.instance.close();
  }

  private openProduct() {
    const items = [{ variantRef: this.shop.refOf('tote-bag/everyday-indigo'), quantity: 1 }];
    return this.openCheckout('checkouts', {
      items,
      contact: CONTACT,
      deliveryAddress: ADDRESS,
      deliveryZoneRef: this.shop.refOf('lagos-mainland'),
    });
  }

  private openTickets() {
    const tickets = [{ ticketTypeRef: this.shop.refOf(WEEKEND), quantity: 2 }];
    return this.openCheckout(`events/${EVENT}/checkout`, { tickets, contact: CONTACT });
  }

  private async openCheckout(path: string, body: object): Promise<{ ref: string; hostedUrl: string }> {
    const whole = { ...body, returnUrl: `${this.origin}/healthz` };
    const answer = await this.shop.post(`/store/${path}`, whole, { headers: { 'idempotency-key': randomUUID() } });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  }

  /** Opens and pays a checkout of a delivered product. */
  private async pay(): Promise<{ ref: string; hostedUrl: string }> {
    const checkout = await this.openProduct();
    const { status, text } = await this.instance.play(checkout.ref, 'card');
    if (status !== 200) throw new Error(text);
    return checkout;
  }

  /** Returns the address of the page of a new order, from the e-mail about it. */
  private async orderUrl(): Promise<string> {
    const { eventually } = await import('../../conformance/run/client.mjs');
    const linkIn = (text: string) => text.match(/http\S+\/o\/ord_\S+/)?.[0];
    const before = (await this.instance.inbox(CONTACT.email)).length;
    await this.pay();
    return eventually('the order is confirmed by e-mail', async () => {
      const mails = await this.instance.inbox(CONTACT.email);
      return mails.length > before ? linkIn(mails[0]!.text) : undefined;
    });
  }
}
