import { openExampleSite, sharedService, useBrowser, type ExampleSite, type SharedService } from '@svc/testing';

const SENT = 'Look into your mailbox: follow the link in our mail to confirm that the address is yours.';

describe('signing up at the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;
  let soldOut: string;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
    const products = (
      await service.client.get<{ slug: string; soldOut: boolean; preorderable: boolean; saveForItSaveable: boolean }[]>(
        '/v1/store/products',
        { key: site.shop.keys.secretLive },
      )
    ).body;
    soldOut = products.find((product) => product.soldOut && !product.preorderable && !product.saveForItSaveable)!.slug;
  });
  afterAll(() => site?.stop());

  const visit = async (path: string) => {
    const watched = await openPage(site.origins);
    await watched.page.goto(site.url + path);
    await watched.page.waitForSelector('main:not([aria-busy])');
    return watched;
  };

  it('visitors ask for news in the footer, by the shop’s own server', async () => {
    const { page, troubles } = await visit('/');
    await page.getByLabel('Get news by e-mail').fill('ada@subscribers.example');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText(SENT).waitFor();
    expect((await service.mails.mailsTo('ada@subscribers.example'))[0]!.subject).toBe('Please confirm: news from Adire House');
    expect(troubles).toEqual([]);
  });

  it('[§2.3 r4] visitors sign up for an alert when a sold-out product is back', async () => {
    const { page, troubles } = await visit(`/products/${soldOut}`);
    await page.getByLabel('Your e-mail').fill('bola@subscribers.example');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await page.getByText(SENT).waitFor();
    expect((await service.mails.mailsTo('bola@subscribers.example'))[0]!.subject).toMatch(/^Please confirm: we tell you when .+ is back$/);
    expect(troubles).toEqual([]);
  });
});
