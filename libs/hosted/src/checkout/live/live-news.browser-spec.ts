import { faultsOf, hurry, PHONE, useHostedShop, type Visitor } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [{ slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices: naira(200_000) }] }],
};
const ada = { contact: { name: 'Ada Obi', email: 'ada@guests.example' } };
const HOUR = 3_600;

describe('the open page of a checkout', () => {
  const hosted = useHostedShop('prints', document);

  const open = (overrides: object = ada) => hosted.openProducts(['print'], overrides);
  /** Makes a tab visible again. */
  const showTab = (page: Page) => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₦2,000', exact: true }).click();
  const payByCard = async (page: Page) => {
    await pay(page);
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await page.waitForURL((url) => url.pathname === '/healthz');
  };
  const startTransfer = async (url: string, visitor: Visitor = {}) => {
    const watched = await hosted.visit(url, visitor);
    await watched.page.getByLabel('Bank transfer').check();
    await pay(watched.page);
    await watched.page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
    return watched;
  };
  /** Plays the bank in a browser of its own. */
  const play = async (page: Page, outcome: string) => {
    const bank = await hosted.visit(
      new URL((await page.getByRole('link', { name: 'let the money come' }).getAttribute('href'))!, page.url()).href,
    );
    await bank.page.getByRole('button', { name: outcome, exact: true }).click();
    await bank.page.waitForLoadState();
  };
  const isOver = (page: Page) => page.getByRole('heading', { name: 'The time to pay is over' }).waitFor();

  it('[§4.2 r7] [D-94a] shows a partial payment, then the rest, and redirects to the shop by itself', async () => {
    const { ref, hostedUrl } = await open();
    const { page, troubles } = await startTransfer(hostedUrl);
    await page.clock.install();
    await page.reload();
    await play(page, 'Too little arrives');
    await hurry(page, page.getByText('has arrived, thank you').waitFor());
    await play(page, 'The transfer arrives');
    await hurry(
      page,
      page.waitForURL((url) => url.pathname === '/healthz'),
    );
    expect(new URL(page.url()).search).toBe(`?from=shop&checkout=${ref}`);
    expect(troubles).toEqual([]);
  });

  it('learns the outcome of a card while it is filled in, and keeps its values', async () => {
    const { hostedUrl } = await open();
    const { page, troubles } = await hosted.visit(hostedUrl);
    await page.clock.install();
    await pay(page);
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/'));
    const provider = page.url();
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await page.getByText('has not reached us yet').waitFor();
    await page.getByRole('link', { name: 'Change something, or pay another way' }).click();
    await page.getByRole('group', { name: 'Contact' }).getByText('Change').click();
    await page.getByLabel('Phone').fill('+234 803 123 4567');
    const bank = await hosted.visit(provider);
    await bank.page.getByRole('button', { name: /4000 0000 0000 0002/ }).click();
    await hurry(page, page.getByText('Your card was refused').waitFor());
    expect(await page.getByLabel('Phone').inputValue()).toBe('+234 803 123 4567');
    expect(troubles).toEqual([]);
  });

  it('copies the account and the amount, and announces it', async () => {
    const { hostedUrl } = await open();
    const { page, troubles } = await startTransfer(hostedUrl);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
    await page.getByRole('button', { name: 'Copy the amount' }).click();
    await page.getByRole('status').getByText('Copied.').waitFor();
    expect(await clipboard()).toBe('2000');
    await page.getByRole('button', { name: 'Copy the account number' }).click();
    await page.getByRole('status').getByText('Copied.').waitFor();
    expect(await page.locator('main').innerText()).toContain(await clipboard());
    expect([await faultsOf(page, [PHONE]), troubles]).toEqual([[], []]);
  });

  it('has no copy buttons, clock or polling without scripts, but a link to check the payment', async () => {
    const { hostedUrl } = await open();
    const { page } = await startTransfer(hostedUrl, { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    expect(
      await page
        .getByText(/^You have .+ left/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    await play(page, 'The transfer arrives');
    await page.getByRole('link', { name: 'Check now' }).click();
    await page.waitForURL((url) => url.pathname === '/healthz');
  });

  it('learns of a payment in another tab as soon as it is visible', async () => {
    const { hostedUrl } = await open();
    const [one, other] = [await hosted.visit(hostedUrl), await hosted.visit(hostedUrl)];
    await payByCard(one.page);
    await showTab(other.page);
    await other.page.waitForURL((url) => url.pathname === '/healthz');
    expect(other.troubles).toEqual([]);
  });

  it.each([true, false])(
    'learns of it by its next action at the latest, and pays nothing twice (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { ref, hostedUrl } = await open();
      const [one, other] = [await hosted.visit(hostedUrl, { javaScriptEnabled }), await hosted.visit(hostedUrl, { javaScriptEnabled })];
      await payByCard(one.page);
      await pay(other.page);
      await other.page.getByRole('heading', { name: 'your order is placed' }).waitFor();
      expect(await hosted.statusOf(ref)).toBe('paid');
    },
  );

  it('shows a cancellation from elsewhere, and the values of its form', async () => {
    const { ref, hostedUrl } = await open({});
    const { page } = await hosted.visit(hostedUrl);
    await page.getByLabel('Name').fill('Kẹ́mi Adébáyọ̀');
    await hosted.service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: hosted.shop.keys.secretLive });
    await showTab(page);
    await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
    expect(await page.getByText('Kẹ́mi Adébáyọ̀').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(await faultsOf(page, [PHONE])).toEqual([]);
  });

  it('announces the remaining time at ten, five and one minutes, and shows it by the second', async () => {
    const { hostedUrl } = await open();
    const { page } = await hosted.newPage();
    await page.clock.install();
    await page.goto(hostedUrl);
    const announced = (text: string) => page.getByRole('status').getByText(text).waitFor();
    await page.clock.fastForward((24 * HOUR - 10 * 60 + 5) * 1_000);
    await announced('You have 10 minutes left to pay.');
    expect(await page.locator('[data-left]').innerText()).toMatch(/^9:\d\d$/);
    await page.clock.fastForward(5 * 60_000);
    await announced('You have 5 minutes left to pay.');
    await page.clock.fastForward(4 * 60_000);
    await announced('You have 1 minute left to pay.');
  });

  it('keeps what was typed when the service cannot be reached, says so, and pays once it can be', async () => {
    const { ref, hostedUrl } = await open({});
    const { page } = await hosted.visit(hostedUrl);
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await page.context().setOffline(true);
    await pay(page);
    await page.getByRole('alert').getByText('Nothing was sent and nothing was charged').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Obi');
    expect(await faultsOf(page, [PHONE])).toEqual([]);
    await page.context().setOffline(false);
    await payByCard(page);
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('is usable after the return to a page in the browser’s back/forward cache', async () => {
    const { ref, hostedUrl } = await open();
    const { page } = await hosted.visit(hostedUrl);
    await page.route('**/pay?*', (route) => route.abort('aborted'), { times: 1 });
    await pay(page);
    await page.locator('button[aria-disabled]').first().waitFor();
    await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
    await page.locator('button:not([aria-disabled])', { hasText: 'Pay ₦2,000' }).waitFor();
    await payByCard(page);
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it.each([true, false])('survives a reload of the response to a form (JavaScript: %p)', async (javaScriptEnabled) => {
    const { ref, hostedUrl } = await open();
    const { page } = await hosted.visit(hostedUrl, { javaScriptEnabled });
    await page.getByRole('group', { name: 'Contact' }).getByText('Change').click();
    await page.getByLabel('Name').fill('');
    await pay(page);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
    await page.reload();
    await page.getByRole('alert').waitFor();
    await page.goto(page.url());
    await payByCard(page);
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it.each([true, false])(
    '[D-29] reports the end of the time to pay to a buyer who fills in the form, and shows its values (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { hostedUrl } = await open({});
      const { page, troubles } = await hosted.newPage({ javaScriptEnabled });
      if (javaScriptEnabled) await page.clock.install();
      await page.goto(hostedUrl);
      await page.getByLabel('Name').fill('Kẹ́mi Adébáyọ̀');
      await page.getByLabel('E-mail').fill('kemi@guests.example');
      await hosted.advance(24 * HOUR + 1);
      if (javaScriptEnabled) await page.clock.fastForward((24 * HOUR + 1) * 1_000);
      else await pay(page);
      await isOver(page);
      for (const text of ['What you had filled in', 'Kẹ́mi Adébáyọ̀', 'kemi@guests.example'])
        expect(await page.getByText(text).count()).toBe(1);
      expect(await page.locator('form').count()).toBe(0);
      if (javaScriptEnabled) expect(await faultsOf(page, [PHONE])).toEqual([]);
      expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
    },
  );
});
