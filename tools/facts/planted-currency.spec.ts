/** @reads apps/cli, docs */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type * as Access from '@svc/access';
import type * as Paystack from '@svc/adapters/payments';
import type * as Checkouts from '@svc/checkout';
import { PAYMENT_PROVIDERS, PAYMENT_RAILS } from '@svc/contracts';
import type * as Payments from '@svc/payments';
import { filesWith, planted } from './source-copy';

const root = join(__dirname, '../..');
const MODULES = [
  'access/src/domain/currency-warnings',
  'adapters/payments/src/paystack/paystack-payment-gateway',
  'checkout/src/domain/checkout.view',
  'payments/src/domain/credential-warnings',
  'payments/src/domain/payment-rails',
  'payments/src/domain/payment-settings',
];
type Rail = (typeof PAYMENT_RAILS)[number];

/** Functions that the packages keep to themselves. */
interface Internals {
  offeredRails(question: { currency: string; railSettings: object; served: readonly Rail[] }): Rail[];
  checkoutPayment: { shape: { provider: { description?: string } } };
}

type Service = typeof Access & typeof Paystack & typeof Checkouts & typeof Payments & Internals;

/** Returns modules of the service in which Paystack charges these currencies. */
async function serviceCharging(currencies: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  const outfile = join(folder, 'service.cjs');
  const table = 'libs/contracts/src/rules/provider-currencies.ts';
  const contents = planted([table, "['NGN', {", `['${currencies}', {`]);
  await build({
    stdin: { contents: MODULES.map((path) => `export * from './libs/${path}';`).join('\n'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    tsconfig: join(root, 'tsconfig.base.json'),
    logLevel: 'error',
    plugins: [{ name: 'plant', setup: (own) => own.onLoad({ filter: /provider-currencies\.ts$/ }, () => ({ contents, loader: 'ts' })) }],
  });
  try {
    return (await import(outfile)) as Service;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a currency that is planted at Paystack', () => {
  let service: Service;
  beforeAll(async () => {
    service = await serviceCharging('NGN KES');
  });
  const ALL_ON = { card: { enabled: true }, bank_transfer: { enabled: true }, international_card: { enabled: true } };
  const OFF = { enabled: false };

  it('is offered on the rails of Paystack, and on those of Stripe, which charges it too', () => {
    const offered = (served: readonly Rail[]) => service.offeredRails({ currency: 'KES', railSettings: {}, served });
    expect(offered(PAYMENT_RAILS)).toEqual(['card', 'bank_transfer', 'international_card']);
    expect(offered(['card', 'bank_transfer'])).toEqual(['card', 'bank_transfer']);
    expect(service.railsOf('paystack', 'KES')).toEqual(['card', 'bank_transfer']);
  });

  it('is not warned of where Paystack alone has keys, nor where one of its rails is on', () => {
    const held = [{ provider: 'paystack', mode: 'live', values: {} }] as const;
    const store = { currencies: ['KES'], railSettings: ALL_ON };
    expect(service.warnOfCredentials({ provider: 'paystack', mode: 'live' }, store, held)).toEqual([]);
    expect(service.warnOfCurrencies({ currencies: ['KES'], rails: { ...ALL_ON, international_card: OFF } })).toEqual([]);
    expect(service.warnOfCurrencies({ currencies: ['KES'], rails: { card: OFF, bank_transfer: OFF, international_card: OFF } })).toEqual([
      { path: 'currencies[0]', message: expect.stringContaining('card, bank_transfer, international_card') },
    ]);
  });

  it('is charged at Paystack', async () => {
    const bodies: unknown[] = [];
    const send = (_: string, { body }: RequestInit = {}) => {
      const sent = JSON.parse(String(body)) as { reference: string };
      bodies.push(sent);
      const data = { reference: sent.reference, access_code: 'a', authorization_url: 'https://paystack.example/a' };
      return Promise.resolve(Response.json({ status: true, message: 'Made', data }));
    };
    const credentials = { secretKey: 'sk_test_12345678', publicKey: 'pk_test_12345678' };
    const clock = { now: () => new Date('2026-11-28T12:00:00Z') };
    const gateway = new service.PaystackPaymentGateway({ credentials, baseUrl: 'https://paystack.example', send, clock } as never);
    const attempt = { rail: 'card', currency: 'KES', amountMinor: 5_000, reference: 'one' };
    await gateway.open({ attempt, buyer: { email: 'ada@example.com' }, description: 'Two tickets' } as never);
    expect(bodies).toEqual([expect.objectContaining({ currency: 'KES', amount: 5_000 })]);
  });

  it('is in the descriptions of settings and of the payment step', () => {
    const { card, bank_transfer: transfer, international_card: abroad } = service.paymentRails.shape;
    expect([card, transfer, abroad].map(({ description }) => description!.split(':')[0])).toEqual([
      'Payment by card in NGN and KES, through Paystack',
      'Payment by bank transfer in NGN and KES, through Paystack',
      'Payment by card in currencies other than NGN, through Stripe',
    ]);
    expect(service.checkoutPayment.shape.provider.description).toContain('A card in NGN and KES, in the provider’s popup');
  });
});

describe('facts of payments that no compiler sees', () => {
  it('the command line sets the keys of each provider', async () => {
    const { PROVIDER_VARIABLES } = (await import(join(root, 'apps/cli/commands/payments.mjs'))) as { PROVIDER_VARIABLES: object };
    expect(Object.keys(PROVIDER_VARIABLES)).toEqual(PAYMENT_PROVIDERS);
  });

  it('the guide to going live has a row with the currencies of each rail', () => {
    const rows = readFileSync(join(root, 'docs/go-live-with-paystack-and-stripe.md'), 'utf8').match(/^\| .+ \|$/gm)!;
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(cells.find(([, rail]) => rail === '`card`, `bank_transfer`')).toEqual(['', '`card`, `bank_transfer`', 'NGN', 'Paystack', '']);
  });

  it('naira is named by the table of currencies, and elsewhere as an example alone', () => {
    expect(filesWith(/['"]NGN['"]/).sort()).toEqual([
      // Examples of the workspace document.
      'libs/catalogue/src/domain/catalogue-texts.ts',
      'libs/catalogue/src/domain/codes.item.ts',
      'libs/contracts/src/rules/provider-currencies.ts',
      'libs/contracts/src/shapes/common.ts',
      // A sample of a shop without currencies.
      'libs/notifications/src/domain/kinds/samples.ts',
      // The stub takes what the service has sent so far.
      'libs/provider-stubs/src/paystack/paystack-books.ts',
      'libs/provider-stubs/src/paystack/paystack-requests.ts',
      // Examples of the interface.
      'libs/reference/src/docs/examples.ts',
    ]);
  });
});
