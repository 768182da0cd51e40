import {
  codeIn,
  faultsOf,
  fundCodes,
  openExampleSite,
  PHONE,
  sentTo,
  sharedService,
  useBrowser,
  type ExampleSite,
  type SharedService,
} from '@svc/testing';
import type { Page } from 'playwright-core';

const ADAEZE = '+2348031234567';
const NOBODY = '+2348039999999';

describe('signing in at the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
    await fundCodes(service, site.shop, 1_000_000);
  });

  afterAll(() => site?.stop());

  async function visit(): Promise<Page> {
    const { page } = await openPage(site.origins);
    await page.goto(`${site.url}/account`);
    await page.waitForSelector('main:not([aria-busy])');
    return page;
  }

  const askForCode = async (page: Page, phone: string) => {
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Send the code' }).click();
  };
  const enter = async (page: Page, code: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const newestCode = async (phone: string) => codeIn((await sentTo(service, phone))[0]!);
  const links = async () =>
    (
      await service.client.get<{ data: { externalRef: string; customerRef: string; contactRef: string }[] }>('/v1/admin/customer-links', {
        key: site.shop.adminToken,
      })
    ).body.data;

  it('[§4.8] [§4.9] [§4.7] takes a code of the mailbox, keeps who signed in, and links them by the e-mail that the shop holds', async () => {
    const page = await visit();
    expect(await faultsOf(page, [PHONE])).toEqual([]);
    await askForCode(page, '+234 803 123 4567');
    await page.getByText('on its way to +234*******567').waitFor();
    await enter(page, '12345');
    await page.getByText('That is not the code.').waitFor();
    expect(await faultsOf(page, [PHONE])).toEqual([]);
    await enter(page, await newestCode(ADAEZE));
    await page.getByText('signed in as Adaeze Obi').waitFor();
    const [link] = await links();
    expect(link).toMatchObject({ externalRef: 'user-1001' });
    await page.getByText('is yours here as well').waitFor();
    const contact = await service.client.get(`/v1/admin/contacts/${link!.contactRef}`, { key: site.shop.adminToken });
    expect(contact.body).toMatchObject({ email: 'adaeze@example.com', name: 'Adaeze Obi', phone: ADAEZE });

    await page.reload();
    await page.getByText('signed in as Adaeze Obi').waitFor();
    expect(await page.evaluate('document.cookie')).toBe('');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Phone').waitFor();
    await page.reload();
    await page.getByLabel('Phone').waitFor();
  });

  it('says that the next code has to wait, and what a number lacks', async () => {
    const page = await visit();
    await askForCode(page, '+999 123 45678');
    await page
      .getByRole('alert')
      .filter({ hasText: /country code|\+234/ })
      .waitFor();
    await askForCode(page, NOBODY);
    await page.getByText('on its way').waitFor();
    await page.getByRole('button', { name: 'Another code' }).click();
    await askForCode(page, NOBODY);
    await page.getByRole('alert').filter({ hasText: 'A code has just been sent' }).waitFor();
  });

  it('signs in a number that the shop has no e-mail of, and links nobody', async () => {
    const before = await links();
    const page = await visit();
    const stranger = '+2348038888888';
    await askForCode(page, stranger);
    await page.getByText('on its way').waitFor();
    await enter(page, await newestCode(stranger));
    await page.getByText(`signed in, by ${stranger}`).waitFor();
    await page.getByText('no e-mail of yours yet').waitFor();
    expect(await links()).toEqual(before);
  });

  it('takes neither a code without a challenge nor one that another page sends', async () => {
    const send = (path: string, body: string, type = 'application/json') =>
      fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('/account/verify', '{"code":"123456"}')).status).toBe(400);
    expect((await send('/account/code', `{"to":"${ADAEZE}"}`, 'text/plain')).status).toBe(400);
    expect((await send('/account/sign-out', '', 'application/x-www-form-urlencoded')).status).toBe(400);
  });
});
