import { faultsOf, openExampleSite, PHONE, sharedService, useBrowser, type ExampleSite, type SharedService } from '@svc/testing';
import type { Page } from 'playwright-core';

describe('saving up at the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
  });
  afterAll(() => site?.stop());

  it('[§2.3 r4] begins for what is sold out, without the cart, and goes on on the page of the plan', async () => {
    const { page, troubles } = await openPage(site.origins, PHONE);
    await page.goto(`${site.url}/products/ceremony-cloth`);
    await page.getByRole('radio', { name: /^Twenty metres/ }).check();
    await page.getByRole('radio', { name: /Lagos Mainland/ }).check();
    expect(await faultsOf(page, [PHONE], 'example-storefront-saving')).toEqual([]);
    await page.getByRole('button', { name: 'Save up for it' }).click();

    await page.waitForURL((url) => url.origin === site.origins[1] && /\/c\/chk_\w+$/.test(url.pathname));
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Street and house').fill('14 Hughes Avenue');
    await page.getByLabel('Town or city').fill('Yaba');
    await page.getByLabel('Country').selectOption('NG');
    await page.getByRole('button', { name: 'Save up for it' }).click();
    await page.getByLabel(/^How much do you pay now/).fill('100,000');
    await page.getByLabel('Until which day do you save?').selectOption({ index: 1 });
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Pay this part' }).click();
    await page.getByLabel('Card number').fill('4084 0840 8408 4081');
    await page.getByRole('button', { name: 'Pay by this card' }).click();
    await page.getByText('₦100,000 of').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/c\/chk_\w+\/save$/);
    expect(troubles).toEqual([]);

    // [D-104] Nobody ends it at the shop: a stranger who knows its ref does not, and for its buyer its page does, by its terms.
    const ref = /chk_\w+/.exec(page.url())![0];
    const end = (at: Page) =>
      at.evaluate(
        (path) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(({ status }) => status),
        `/checkouts/${ref}/cancel`,
      );
    const { page: stranger } = await openPage(site.origins, PHONE);
    await Promise.all([stranger, page].map((each) => each.goto(`${site.url}/return?checkout=${ref}`)));
    expect([await end(stranger), await end(page)]).toEqual([404, 409]);
    const { body } = await service.client.get<{ status: string }>(`/v1/store/checkouts/${ref}`, { key: site.shop.keys.secretLive });
    expect(body.status).toBe('open');
  });
});
