import { openExampleSite, useBrowser, type ExampleSite } from '@svc/testing';

const SENT = 'Look into your mailbox: follow the link in our mail to confirm that the address is yours.';

describe('signing up at the example storefront', () => {
  const openPage = useBrowser();
  let site: ExampleSite;
  let soldOut: string;

  beforeAll(async () => {
    site = await openExampleSite();
    const products = (await site.service.client.get<{ slug: string; soldOut: boolean; preorderable: boolean; saveForItSaveable: boolean }[]>('/v1/store/products', { key: site.shop.keys.secretLive })).body;
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
    await page.getByLabel('Get news by e-mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText(SENT).waitFor();
    expect((await site.mailTo('ada@example.com')).subject).toBe('Please confirm: news from Adire House');
    expect(troubles).toEqual([]);
  });

  it('[§2.3 r4] visitors ask to be told when what is sold out is back', async () => {
    const { page, troubles } = await visit(`/products/${soldOut}`);
    await page.getByLabel('Your e-mail').fill('bola@example.com');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await page.getByText(SENT).waitFor();
    expect((await site.mailTo('bola@example.com')).subject).toMatch(/^Please confirm: we tell you when .+ is back$/);
    expect(troubles).toEqual([]);
  });
});
