import { useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `o${index}`, label: `Extra number ${index}`, prices: naira(100_000 + index) }));
const document = {
  version: 1,
  products: [
    {
      slug: 'agbada',
      name: 'Agbada, made to measure',
      needsDelivery: true,
      variants: [
        {
          key: 'one',
          name: 'With a fitting',
          prices: naira(6_000_000),
          schedulingType: 'slots',
          durationMinutes: 60,
          availability: { hours, windowDays: 14 },
        },
      ],
      formFields: [{ key: 'cloth', type: 'radio', label: 'Which cloth?', options: ['Aso oke', 'Guinea brocade'], required: true }],
      addonGroups: [{ key: 'extras', name: 'Extras', selectionType: 'multiple', maxSelect: 8, options: options(8) }],
    },
    { slug: 'cap', name: 'Cap', variants: [{ key: 'one', name: 'One size', prices: naira(1_200_000) }] },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000) }],
};
const MAX_BYTES = 50 * 1_024;
/** Layout shift by which an added line may move the amounts below it; less than 0.1 counts as stable. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Records layout shifts without input, and violations of the policy. */
const OBSERVERS = `
  window.moved = 0;
  window.forbidden = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { if (!entry.hadRecentInput) window.moved += entry.value; })).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.forbidden.push(violatedDirective + ' ' + blockedURI));
`;

describe('the page of a checkout with all of its questions', () => {
  const hosted = useHostedShop('tailor', document);

  async function visitor(width: number) {
    const { hostedUrl } = await hosted.openProducts(['agbada']);
    const { page, troubles } = await hosted.newPage({ width });
    await page.addInitScript(OBSERVERS);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:'))
        requests.push(`${request.method()} ${new URL(request.url()).pathname.split('/').slice(4).join('/')}`);
    });
    return { page, troubles, hostedUrl, requests };
  }
  const slowDown = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 12 * 1_024,
      uploadThroughput: 12 * 1_024,
    });
  };
  const observations = (page: Page) => page.evaluate<{ moved: number; forbidden: string[] }>('({ moved, forbidden })');

  it.each([320, 1280])(
    'is one response of less than 50 KB, sends no other request, and has no layout shift (%p px wide)',
    async (width) => {
      const { page, troubles, hostedUrl, requests } = await visitor(width);
      const answer = await page.goto(hostedUrl);
      const [bytes, script] = [(await answer!.body()).length, await page.locator('body > script').innerHTML()];
      expect(script.length).toBeGreaterThan(1_000);
      expect(script.length).toBeLessThan(8 * 1_024);
      expect(bytes).toBeLessThan(MAX_BYTES);
      expect(await observations(page)).toEqual({ moved: 0, forbidden: [] });
      await page.getByLabel(/^Extra number 3/).check();
      await page.getByRole('button', { name: 'Pay ₦62,500.03' }).waitFor();
      expect(requests).toEqual(['GET ', 'POST pay']);
      const { moved, forbidden } = await observations(page);
      expect(moved).toBeLessThan(MAX_LAYOUT_SHIFT);
      expect([forbidden, troubles]).toEqual([[], []]);
    },
  );

  it('is less than 50 KB once it is paid', async () => {
    const { ref, hostedUrl } = await hosted.openProducts(['cap'], { contact: { name: 'Ada Obi', email: 'ada@guests.example' } });
    expect((await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' })).status).toBe(200);
    const { page, troubles } = await hosted.newPage();
    const answer = await page.goto(hostedUrl);
    await page.getByRole('link', { name: 'See your order' }).waitFor();
    expect((await answer!.body()).length).toBeLessThan(MAX_BYTES);
    expect(troubles).toEqual([]);
  });

  it('can be filled in while it loads over a slow connection, and has no layout shift', async () => {
    const { page, troubles, hostedUrl } = await visitor(320);
    await slowDown(page);
    await page.goto(hostedUrl, { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Ada Obi');
    const isWhole = await page.evaluate('document.readyState !== "loading"');
    await page.waitForLoadState();
    expect([isWhole, await page.getByLabel('Name').inputValue()]).toEqual([false, 'Ada Obi']);
    expect([await observations(page), troubles]).toEqual([{ moved: 0, forbidden: [] }, []]);
  });
});
