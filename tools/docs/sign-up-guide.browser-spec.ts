import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, opener, openShop, SmtpSink, startService, subscriberMail, type RunningService, type Shop } from '@svc/testing';
import type { Command } from '../testing/command';
import { filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const GUIDE = 'newsletter-and-restock-alerts.md';
const EMAIL = 'adaeze@example.com';
const lamp = {
  slug: 'calabash-lamp',
  name: 'Calabash Lamp',
  needsDelivery: false,
  restockAlertsEnabled: true,
  variants: [
    { key: 'one', name: 'Calabash Lamp', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 0 },
  ],
};

/** Follows the guide: its server, its commands, and a mailbox. */
describe('newsletter-and-restock-alerts.md', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: SmtpSink;
  let folder: string;
  let reader: Reader;
  let server: Command | undefined;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sign-up-')));
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.url, MAIL_FROM: 'news@shop.example' } });
    shop = await openShop(service, 'adire-house', { version: 1, products: [lamp] });
    await service.startWorker();
    reader = new Reader(service, shop, folder);
  });
  afterEach(() => server?.end('SIGTERM'));
  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = opener(() => service.urls[0]!, 'adire-house');

  /** Starts the server of the guide with a key; answers what sends its forms. */
  async function startServer(key: string) {
    const port = String(await freePort());
    server = reader.program(GUIDE, 'sign-up.mjs', { PORT: port, STORE_SECRET_KEY: key });
    await server.prints(/Taking sign-ups/);
    return async (words: string) =>
      JSON.parse(await reader.run(filledIn(commandOf(GUIDE, words), { 'http://127.0.0.1:8085': `http://127.0.0.1:${port}` }))) as Record<
        string,
        unknown
      >;
  }

  it('has a server that signs up for the newsletter, and the merchant exports who has confirmed', async () => {
    const send = await startServer(shop.keys.secretLive);
    expect(await send('8085/newsletter')).toEqual({ received: true, test: false });
    await open((await subscriberMail(sink, EMAIL)).confirm, '');
    expect(await reader.run(commandOf(GUIDE, 'subscribers.csv'))).toContain(`${EMAIL},Adaeze,confirmed`);
  });

  it('has a server that asks for word of a product, and the merchant sees what is waited for', async () => {
    const send = await startServer(shop.keys.secretLive);
    expect(await send('back-in-stock')).toEqual({ received: true, test: false });
    const mail = await subscriberMail(sink, EMAIL, 2);
    expect(mail.mail.subject).toContain('Calabash Lamp');
    await open(mail.confirm, '');
    expect(JSON.parse(await reader.run(commandOf(GUIDE, 'restock-alerts/variants')))).toMatchObject({
      data: [{ productSlug: 'calabash-lamp', waiting: 1 }],
    });
    expect((await open('restock/calabash-lamp')).html).toContain('Tell me when it is back');
    expect((await open('newsletter')).html).toContain('Sign up');
  });

  it('has a server that learns from the response to a test key that nothing is kept', async () => {
    const send = await startServer(shop.keys.secretTest);
    expect(await send('8085/newsletter')).toEqual({ received: true, test: true });
  });
});
