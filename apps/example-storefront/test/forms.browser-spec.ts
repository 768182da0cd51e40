import { faultsOf, openExampleSite, PHONE, sharedService, useBrowser, type ExampleSite, type SharedService } from '@svc/testing';

describe('a form at the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
  });
  afterAll(() => site?.stop());

  const savedCart = async () =>
    (
      await service.client.get<{ data: { answers: { key: string; value: unknown }[] }[] }>('/v1/admin/submissions', {
        key: site.shop.adminToken,
      })
    ).body.data;

  it('[§2.1] asks what applies, says what is wrong beside it, and is sent by the shop’s own server', async () => {
    const { page } = await openPage(site.origins, PHONE);
    await page.goto(site.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Write to Us' }).click();
    const main = page.locator('main');
    await main.getByLabel('First name').fill('Adaeze');
    await main.getByLabel('E-mail').fill('adaeze@example.com');
    await main.getByLabel('Order number').fill('wrong');
    await main.getByLabel('Your message').fill('Where is my cloth?');
    await main.getByRole('button', { name: 'Send it' }).click();
    await main.getByText('Write it in the form that is asked for').waitFor();
    expect(await faultsOf(page, [PHONE])).toEqual([]);
    expect(await savedCart()).toEqual([]);

    await main.getByLabel('What is it about?').selectOption('Press');
    await main.getByLabel('Order number').waitFor({ state: 'hidden' });
    await main.getByRole('button', { name: 'Send it' }).click();
    await main.getByText('Bolanle reads every message').waitFor();
    expect((await savedCart()).map(({ answers }) => answers.map(({ key }) => key))).toEqual([
      ['first-name', 'email', 'topic', 'message', 'page'],
    ]);
  });

  it('takes what is a form alone', async () => {
    const post = async (body: string, type = 'application/json') =>
      (await fetch(`${site.url}/forms/contact/submissions`, { method: 'POST', body, headers: { 'content-type': type } })).status;
    expect([await post('{}'), await post('answers'), await post('{"answers":{}}', 'text/plain'), await post('{"answers":{}}')]).toEqual([
      400, 400, 415, 400,
    ]);
  });
});
