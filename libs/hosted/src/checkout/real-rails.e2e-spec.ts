import { RealRails } from '@svc/provider-stubs';
import { openHostedCheckout, openShop, startService, type RunningService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  products: [
    {
      slug: 'print',
      name: 'Print',
      variants: [
        {
          key: 'one',
          name: 'A2',
          prices: [
            { currency: 'NGN', priceMinor: 200_000 },
            { currency: 'USD', priceMinor: 4_500 },
          ],
        },
      ],
    },
  ],
};
const contact = { name: 'Ada Obi', email: 'ada@guests.example' };

describe('the redirect from a checkout to Paystack and Stripe', () => {
  let rails: RealRails;
  let service: RunningService;
  let shop: Shop;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: rails.env });
    shop = await openShop(service, 'prints', document);
    await rails.connect(service, shop);
  });
  afterAll(async () => {
    await service?.stop();
    await rails?.close();
  });

  const pay = async (rail: string, currency = 'NGN') => {
    const { hostedUrl } = await openHostedCheckout(service, shop, ['print'], { contact, currency });
    const total = currency === 'NGN' ? '200000' : '4500';
    const fields = { rail, seenTotal: total, seenDueNow: total, 'contact.name': contact.name, 'contact.email': contact.email };
    const answer = await fetch(hostedUrl.replace('?', '/pay?'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return {
      hostedUrl,
      status: answer.status,
      headers: answer.headers,
      policy: answer.headers.get('content-security-policy') ?? '',
      html: await answer.text(),
    };
  };

  it('opens the policy of the page with the popup for Paystack only, and of no other page', async () => {
    const { policy, headers, html, hostedUrl } = await pay('card');
    expect(policy).toMatch(
      /; script-src 'sha256-\S+' 'sha256-\S+' https:\/\/js\.paystack\.co\/v2\/inline\.js; connect-src 'self' https:\/\/api\.paystack\.co; frame-src https:\/\/checkout\.paystack\.com; /,
    );
    expect(policy).not.toContain('unsafe');
    expect([headers.get('cross-origin-opener-policy'), headers.get('cache-control'), headers.get('refresh')]).toEqual([
      'same-origin-allow-popups',
      'no-store',
      null,
    ]);
    expect(html).toMatch(new RegExp(`<noscript><meta http-equiv="refresh" content="0;url=${rails.paystack.url}/pages/code\\d+"`));
    for (const address of [hostedUrl, hostedUrl.replace('?', '/pay?')]) {
      const page = await fetch(address);
      expect([page.status, page.headers.get('content-security-policy'), page.headers.get('cross-origin-opener-policy')]).toEqual([
        200,
        expect.not.stringMatching(/paystack|frame-src/),
        'same-origin',
      ]);
    }
  });

  it('leads to the page of Stripe by itself, on a page without third parties', async () => {
    const { status, policy, headers, html } = await pay('international_card', 'USD');
    const [, goTo] = /^0;url=(.*)$/.exec(headers.get('refresh')!)!;
    expect([status, new URL(goTo!).origin]).toEqual([200, rails.stripe.url]);
    expect(html).toContain(`href="${goTo}"`);
    expect(policy).not.toMatch(/script-src|frame-src|connect-src/);
  });

  it('stays on the page for a transfer, and shows its account', async () => {
    const { status, headers, hostedUrl } = await pay('bank_transfer');
    const { pathname, search } = new URL(hostedUrl);
    expect([status, headers.get('location')]).toEqual([303, pathname + search]);
    expect(await (await fetch(hostedUrl)).text()).toContain('Account number');
  });
});
