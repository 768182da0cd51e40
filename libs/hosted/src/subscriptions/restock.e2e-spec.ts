import { opener, openShop, sharedService, subscriberMail, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

const bag = (slug: string, overrides: object = {}) => ({
  slug,
  name: `The ${slug}`,
  needsDelivery: false,
  restockAlertsEnabled: true,
  variants: [
    { key: 'red', name: 'Red', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 0 },
    { key: 'blue', name: 'Blue', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 4 },
  ],
  ...overrides,
});

describe('restock alerts', () => {
  let service: SharedService;
  let shop: Shop;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    const products = [
      bag('tote'),
      bag('cap'),
      bag('scarf'),
      bag('mug', { restockAlertsEnabled: false }),
      bag('draft', { published: false }),
    ];
    shop = await openShop(service, 'adire', { version: 1, storefront: { website: 'https://adire.example' }, products });
  });

  const person = () => `waiting.${(people += 1)}@${shop.slug}.example`;
  const open: ReturnType<typeof opener> = (...args) => opener(() => service.urls[0]!, shop.slug)(...args);
  const mailTo = (email: string, count?: number) => subscriberMail(service.mails, email, count);
  const read = async (slug: string) =>
    (
      await service.client.get<{ ref: string; variants: { ref: string; name: string }[] }>(`/v1/store/products/${slug}`, {
        key: shop.keys.secretLive,
      })
    ).body;
  const variantOf = async (slug: string, name = 'Red') => (await read(slug)).variants.find((variant) => variant.name === name)!.ref;
  const ask = async <T = { received: boolean; test: boolean }>(slug: string, body: object, key = shop.keys.secretLive) =>
    service.client.post<T>(
      `/v1/store/products/${slug}/restock-alerts`,
      { variantRef: await variantOf(slug).catch(() => 'var_x'), ...body },
      { key },
    );
  const sign = async (slug: string, fields: Record<string, string>) =>
    open(`restock/${slug}`, new URLSearchParams({ variant: await variantOf(slug), ...fields }).toString());
  async function setStock(slug: string, stock: number): Promise<void> {
    const { ref } = await read(slug);
    const answer = await service.client.post(
      `/v1/admin/products/${ref}/stock`,
      { variantRef: await variantOf(slug), stock, reason: 'Delivery' },
      { key: shop.adminToken },
    );
    expect(answer.status).toBe(200);
  }

  it('are requested on a page, confirmed by mail, and sent once when the variant is back', async () => {
    const [email, other] = [person(), person()];
    const form = await open('restock/tote');
    expect([form.status, form.html.includes('Sold out for now'), form.html.includes('Blue')]).toEqual([200, true, false]);
    const taken = await sign('tote', { email });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `/${shop.slug}/restock/tote/sent`]);
    expect((await ask('tote', { email: other })).status).toBe(202);
    const { mail, confirm } = await mailTo(email);
    expect(mail.subject).toBe('Please confirm: we tell you when The tote, Red is back');
    expect((await open(confirm)).html).toContain('Yes, tell me');
    expect((await open(confirm, '')).html).toContain('We will tell you');

    await setStock('tote', 3);
    const back = await mailTo(email, 2);
    expect(back.mail.subject).toBe('The tote, Red is back');
    expect(back.mail.text).toContain('₦15,000');
    expect(back.header('list-unsubscribe')).toBe(`<${back.end}>`);
    expect(back.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const there = await open(/http\S+\/restock\/tote\?variant=var_\w+/.exec(back.mail.text!)![0]);
    expect(there.html).toContain('It is there: you can buy it from adire');
    expect((await open(confirm)).html).toContain('This link holds no longer');

    await setStock('tote', 0);
    const late = person();
    await ask('tote', { email: late });
    await open((await mailTo(late)).confirm, '');
    await setStock('tote', 1);
    await mailTo(late, 2);
    expect([(await service.mails.mailsTo(email)).length, (await service.mails.mailsTo(other)).length]).toEqual([2, 1]);
  });

  it('are not sent to unsubscribed people', async () => {
    const [gone, stays] = [person(), person()];
    for (const email of [gone, stays]) {
      await ask('cap', { email });
      await open((await mailTo(email)).confirm, '');
    }
    expect((await open((await mailTo(gone)).end, 'List-Unsubscribe=One-Click')).html).toContain('You get no mail about this any more');
    await setStock('cap', 1);
    await mailTo(stays, 2);
    expect(await service.mails.mailsTo(gone)).toHaveLength(1);
  });

  it('[§2.3 r4] are offered for sold-out variants only, and where the merchant has switched them on', async () => {
    const code = async (slug: string, body: object) => {
      const { status, body: answer } = await ask<ErrorBody>(slug, { email: person(), ...body });
      return [status, answer.error.code];
    };
    expect(await code('scarf', { variantRef: await variantOf('scarf', 'Blue') })).toEqual([409, 'CONFLICT']);
    expect(await code('mug', {})).toEqual([409, 'CONFLICT']);
    expect(await code('scarf', { variantRef: await variantOf('mug') })).toEqual([400, 'VALIDATION_ERROR']);
    expect(await code('scarf', { email: 'nobody' })).toEqual([400, 'VALIDATION_ERROR']);
    expect([await code('draft', { variantRef: 'var_x' }), await code('nothing', { variantRef: 'var_x' })]).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect([(await open('restock/mug')).status, (await open('restock/draft')).status, (await open('restock/scarf/sent')).status]).toEqual([
      404, 404, 200,
    ]);
    expect((await open(`restock/scarf?variant=${await variantOf('scarf', 'Blue')}`)).html).toContain('you can buy it from adire');
  });

  it('answer alike whether or not the address is known, and a test key keeps nothing', async () => {
    const email = person();
    const answers = [await ask('scarf', { email }), await ask('scarf', { email }), await ask('scarf', { email }, shop.keys.secretTest)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { received: true, test: false }],
      [202, { received: true, test: false }],
      [202, { received: true, test: true }],
    ]);
    expect((await ask('scarf', { email, variantRef: await variantOf('scarf', 'Blue') }, shop.keys.secretTest)).status).toBe(409);
  });

  it('keep what was typed when something is wrong with it, and nothing of a program that fills in everything', async () => {
    const refused = await sign('scarf', { email: 'ade@nowhere' });
    expect([refused.status, refused.html.includes('value="ade@nowhere"'), refused.html.includes('Enter your e-mail address')]).toEqual([
      400,
      true,
      true,
    ]);
    const [bot, email] = [person(), person()];
    expect((await sign('scarf', { email: bot, fax: '1' })).headers.get('location')).toBe(`/${shop.slug}/restock/scarf/sent`);
    await sign('scarf', { email });
    await mailTo(email);
    expect(service.mails.raw.join()).not.toContain(bot);
  });
});
