import { showDay, useHostedShop, type HostedCheckout, type WatchedPage } from '@svc/testing';
import type { Page, Route } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
const document = {
  version: 1,
  products: [
    {
      slug: 'agbada',
      name: 'Agbada',
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
      addonGroups: [
        {
          key: 'cap',
          name: 'Cap',
          selectionType: 'single',
          required: true,
          minSelect: 1,
          options: [
            { key: 'fila', label: 'Fila', prices: naira(500_000) },
            { key: 'none', label: 'No cap', prices: naira(0) },
          ],
        },
        {
          key: 'extras',
          name: 'Extras',
          selectionType: 'multiple',
          maxSelect: 3,
          options: [{ key: 'beads', label: 'String of beads', prices: naira(150_000), allowQuantity: true, maxQty: 3 }],
        },
      ],
    },
    { slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices: naira(200_000) }] },
  ],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
};

describe('the prices of a checkout during choices', () => {
  const hosted = useHostedShop('tailor', document);

  async function openAt(slug: 'agbada' | 'print'): Promise<WatchedPage & HostedCheckout & { sent: string[] }> {
    const checkout = await hosted.openProducts([slug]);
    const watched = await hosted.newPage();
    const sent: string[] = [];
    watched.page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? '').get('act') ?? 'pay');
    });
    await watched.page.goto(checkout.hostedUrl);
    return { ...watched, ...checkout, sent };
  }

  /** Holds the next response to the form until it is released. */
  function holdNext(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const requested = new Promise<void>((resolve) => {
      void page.route(
        '**/pay?*',
        async (route: Route) => {
          resolve();
          await released;
          await route.continue();
        },
        { times: 1 },
      );
    });
    return { requested, release };
  }

  const payButton = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}`, exact: true });
  const announced = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
  const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("name")');
  const fillIn = async (page: Page) => {
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@guests.example');
  };

  it('[D-82] come from the service, are shown and announced after each choice, and keep typed values and the focus', async () => {
    const { page, troubles, sent } = await openAt('agbada');
    await fillIn(page);
    await page.getByLabel(/^Fila/).focus();
    await page.keyboard.press('Space');
    await payButton(page, '₦65,000').waitFor();
    await announced(page, 'The total is ₦65,000.');
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('Fila (+₦5,000)');
    await page.getByLabel(/^String of beads/).fill('2');
    await payButton(page, '₦68,000').waitFor();
    expect(await focused(page)).toMatch(/^line\.0\.option\./);
    expect([
      await page.getByLabel('Name').inputValue(),
      await page.getByLabel(/^Fila/).isChecked(),
      await page.getByLabel(/^String of beads/).inputValue(),
    ]).toEqual(['Ada Obi', true, '2']);
    expect(sent).toEqual(['update', 'update']);
    expect(troubles).toEqual([]);
  });

  it('arrive with the times of another day, and leave the focus on the day', async () => {
    const { page, troubles } = await openAt('agbada');
    const day = page.getByLabel('Day');
    const third = await day.locator('option').nth(2).innerText();
    await day.focus();
    await day.selectOption({ index: 2 });
    await page.getByRole('group', { name: `Time on ${third}` }).waitFor();
    expect([await focused(page), await page.getByRole('radio', { name: '14:00' }).isChecked()]).toEqual(['line.0.day', false]);
    await page.getByRole('radio', { name: '14:00' }).check();
    await page.getByText(/14:00/).first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('keep values that are typed during an update', async () => {
    const { page } = await openAt('agbada');
    const answer = holdNext(page);
    await page.getByLabel(/^Fila/).check();
    await answer.requested;
    await page.getByLabel('Name').pressSequentially('Ada O');
    answer.release();
    await payButton(page, '₦65,000').waitFor();
    await page.keyboard.type('bi');
    expect([await page.getByLabel('Name').inputValue(), await focused(page)]).toEqual(['Ada Obi', 'contact.name']);
  });

  it('are requested one after the other: the last choice wins', async () => {
    const { page, sent } = await openAt('agbada');
    const answer = holdNext(page);
    await page.getByLabel(/^Fila/).check();
    await answer.requested;
    // Both in one task: an update that began between them would be one more.
    await page.evaluate(`{
      const field = (text) => [...document.querySelectorAll('label')].find((label) => label.textContent.trim().startsWith(text)).control;
      field('No cap').click();
      field('String of beads').value = '1';
      field('String of beads').dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    answer.release();
    await payButton(page, '₦61,500').waitFor();
    expect([await page.getByLabel(/^No cap/).isChecked(), sent.length]).toEqual([true, 2]);
  });

  it('apply a typed code, announce a refused one, and move the focus only after a press of the button', async () => {
    const { page } = await openAt('print');
    await page.getByText('Use a discount code').click();
    const code = page.getByLabel('Discount code');
    await code.fill('NOPE');
    await page.keyboard.press('Tab');
    await page.getByRole('alert').waitFor();
    expect([await focused(page), await code.inputValue()]).toEqual(['act', 'NOPE']);
    await page.getByRole('button', { name: 'Apply the code' }).click();
    await page.locator('[role=alert]:focus').waitFor();
    await code.fill('TENOFF');
    await page.getByRole('button', { name: 'Apply the code' }).click();
    await payButton(page, '₦1,800').waitFor();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await payButton(page, '₦2,000').waitFor();
    expect(page.url()).not.toContain('/pay');
  });

  it('are still available by the button when the connection fails', async () => {
    const { page } = await openAt('agbada');
    await page.route('**/pay?*', (route) => route.abort(), { times: 1 });
    await page.getByLabel(/^Fila/).check();
    await page.getByRole('status').getByText('could not be brought up to date').waitFor();
    await page.getByRole('button', { name: 'Update the price' }).click();
    await payButton(page, '₦65,000').waitFor();
    expect(await page.getByLabel(/^Fila/).isChecked()).toBe(true);
  });

  it('[ADR 0026 r3] are paid once, however often the button is pressed', async () => {
    const { page, sent, ref } = await openAt('print');
    await fillIn(page);
    const answer = holdNext(page);
    await payButton(page, '₦2,000').dblclick({ noWaitAfter: true });
    await answer.requested;
    answer.release();
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/'));
    expect([sent, await hosted.statusOf(ref)]).toEqual([['pay'], 'open']);
  });

  it('[D-82] are accepted before they are paid, also when the button is pressed during an update', async () => {
    const { page, sent } = await openAt('agbada');
    await fillIn(page);
    await showDay(page, 2);
    await page.getByRole('radio', { name: '14:00' }).check();
    await page.getByLabel(/^No cap/).check();
    await page.locator('html:not(.updating)').waitFor({ state: 'attached' });
    const answer = holdNext(page);
    await page.getByLabel(/^Fila/).check();
    await answer.requested;
    await payButton(page, '₦60,000').click({ noWaitAfter: true });
    answer.release();
    await page.getByRole('heading', { name: 'The price has changed' }).waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
    await payButton(page, '₦65,000').click();
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/'));
    expect(sent.at(-1)).toBe('pay');
  });
});
