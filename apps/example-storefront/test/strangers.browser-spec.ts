import { faultsOf, openExampleSite, PHONE, sharedService, useBrowser, type ExampleSite, type SharedService } from '@svc/testing';
import type { Page } from 'playwright-core';

interface Session {
  status: string;
  hostedUrl: string;
  payment?: { bankAccount: { accountNumber: string } | null };
}

/** Strangers know the ref of a checkout, as everybody with its masked link does. */
describe('[D-104] strangers at the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
  });
  afterAll(() => site?.stop());

  const read = async (ref: string) =>
    (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: site.shop.keys.secretLive })).body;
  const visit = async (path: string) => {
    const watched = await openPage(site.origins, PHONE);
    await watched.page.goto(site.url + path);
    return watched;
  };
  /** The answer to a script of a page of this shop. */
  const ask = (page: Page, path: string, method = 'GET') =>
    page.evaluate(
      async ([path, method]) => {
        const answer = await fetch(path!, {
          method,
          ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
        });
        return [answer.status, await answer.text()] as const;
      },
      [path, method],
    );

  it('read how a checkout stands, pay it by its masked link, and neither see how its buyer pays nor end it', async () => {
    const { page: buyer } = await visit('/events/adire-design-fair');
    await buyer.getByLabel('How many: Saturday').fill('1');
    await buyer.getByLabel('Your name').fill('Adaeze Obi');
    await buyer.getByLabel('E-mail', { exact: true }).fill('strangers-adaeze@example.com');
    await buyer.getByRole('radio', { name: 'Here, by bank transfer' }).check();
    await buyer.getByRole('button', { name: 'Checkout' }).click();
    await buyer.waitForURL(/\/pay\?checkout=/);
    const ref = new URL(buyer.url()).searchParams.get('checkout')!;
    const { hostedUrl } = await read(ref);
    const token = new URL(hostedUrl).searchParams.get('t')!;

    const { page, troubles } = await visit(`/pay?checkout=${ref}`);
    await page.getByRole('heading', { name: 'Not paid yet' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/return');
    const { payment } = await read(ref);
    expect(await page.content()).not.toMatch(new RegExp([token, payment?.bankAccount?.accountNumber, 'Adaeze'].filter(Boolean).join('|')));
    expect(await faultsOf(page, [PHONE], 'example-storefront-return-stranger')).toEqual([]);
    // The browser logs each answer of 404 as a trouble; so it does for the one that this page asks for first.
    expect(troubles.every((trouble) => trouble.includes('404'))).toBe(true);

    expect((await ask(page, `/checkouts/${ref}`))[0]).toBe(404);
    expect((await ask(page, `/checkouts/${ref}/cancel`, 'POST'))[0]).toBe(404);
    expect(await read(ref)).toMatchObject({ status: 'open' });
    const [status, view] = await ask(buyer, `/checkouts/${ref}`);
    expect([status, view.includes('"payment"'), view.includes(token)]).toEqual([200, true, false]);

    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL((url) => url.origin === site.origins[1] && url.pathname.includes(ref));
    expect(new URL(page.url()).searchParams.get('t')).not.toBe(token);
    expect(await page.content()).not.toContain('Adaeze Obi');

    await buyer.getByRole('button', { name: 'Pay in another way' }).click();
    await buyer.getByLabel('How many: Saturday').waitFor();
    expect(await read(ref)).toMatchObject({ status: 'cancelled' });
  });
});
