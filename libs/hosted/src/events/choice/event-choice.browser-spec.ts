import { DESKTOP, DESKTOP_BY_NIGHT, eventually, faultsOf, overflowOf, PHONE, PHONE_BY_NIGHT, shiftsOf, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number, compareAtMinor?: number) => [
  { currency: 'NGN', priceMinor, ...(compareAtMinor !== undefined && { compareAtMinor }) },
];
const times = { startAt: '2031-06-01T17:00:00Z', endAt: '2031-06-01T20:00:00Z' };
const longName = 'Ọ̀rúnmìlà of the indigo vats '.repeat(10).trim();
const twelve = Array.from({ length: 12 }, (_, index) => ({
  key: `t${index}`,
  name: ['Type', longName, 'تذكرة دخول لشخص واحد'][index % 3] + ` ${index}`,
  description: index % 2 ? 'Short words.' : 'Words that go on. '.repeat(20),
  kind: 'paid',
  prices: naira(999_999_999_900 + index, index % 2 ? 1_999_999_999_900 : undefined),
}));
const document = {
  version: 1,
  storefront: { website: 'https://adire.example', renderConfig: { templateId: 'courtyard', theme: { brandColor: '#ffee00' } } },
  events: [
    {
      slug: 'fair',
      title: 'Design Fair',
      ...times,
      location: { venueName: 'The Yard', city: 'Yaba', country: 'NG' },
      customerFee: { pct: 5, flatMinor: 0 },
      description: 'Sixty makers of cloth, clay, wood and paper.\n\n'.repeat(30),
      ticketTypes: [
        {
          key: 'pass',
          name: 'Weekend pass',
          kind: 'paid',
          prices: naira(1_500_000, 1_800_000),
          pricePhases: [{ key: 'early', prices: naira(1_200_000, 1_800_000), capacity: 3 }],
          capacity: 40,
          minPerOrder: 2,
          maxPerOrder: 5,
        },
        {
          key: 'vats',
          name: 'A place at the vats',
          kind: 'deposit',
          prices: naira(18_500_000),
          depositType: 'percent',
          depositValue: 30,
          capacity: 8,
          maxPerOrder: 2,
        },
        { key: 'gone', name: 'Sunday', kind: 'paid', prices: naira(800_000), capacity: 1, maxPerOrder: 1 },
        { key: 'give', name: 'Keep the vats warm', kind: 'donation', donationPresets: [200_000, 500_000], minPriceMinor: 100_000 },
      ],
    },
    { slug: 'solo', title: 'Candle making', ...times, ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'paid', prices: naira(450_000) }] },
    {
      slug: 'gift',
      title: 'Cloth for Class',
      ...times,
      ticketTypes: [{ key: 'give', name: 'Supper and a gift', kind: 'donation', donationPresets: [200_000, 500_000] }],
    },
    { slug: 'twelve', title: longName, ...times, description: 'x'.repeat(5_000), ticketTypes: twelve },
  ],
};

const MOST_BYTES = 60 * 1_024;

describe('the tickets of an event in a browser', () => {
  const hosted = useHostedShop('yard', document);
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const sum = (page: Page) => page.locator('[data-sum] strong').first().textContent();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const isOnScreen = (page: Page, selector: string) =>
    page.evaluate<boolean>(`(() => {
      const { top, bottom } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })()`);

  it('are counted by two buttons within the limits of one order, and added up with their fees', async () => {
    const { page, troubles } = await hosted.visit('e/fair');
    expect([await field(page, 'Weekend pass').inputValue(), await sum(page)]).toEqual(['0', '₦0']);
    const counts: string[] = [];
    for (const button of ['more', 'more', 'more', 'more', 'more', 'fewer']) {
      await page.getByRole('button', { name: `One ${button}: Weekend pass` }).click({ force: true });
      counts.push(`${await field(page, 'Weekend pass').inputValue()} ${await sum(page)}`);
    }
    expect(counts).toEqual(['2 ₦25,200', '3 ₦37,800', '4 ₦53,550', '5 ₦69,300', '5 ₦69,300', '4 ₦53,550']);
    await field(page, 'A place at the vats').fill('1');
    expect(await page.locator('[data-sum] strong').allTextContents()).toEqual(['₦247,800', '₦118,300']);
    await press(page, 'Continue');
    await page.getByText('4 × Weekend pass').waitFor();
    expect(await page.locator('.sums .main').allTextContents()).toEqual(['Total', '₦247,800', 'Due now', '₦118,300']);
    expect(troubles).toEqual([]);
  });

  it('say what each costs now and later, with fees and deposit', async () => {
    const { page } = await hosted.visit('e/fair');
    const rows = await page.locator('.tier').allInnerTexts();
    const said = rows.map((row) => row.replace(/\s+/g, ' '));
    expect(said[0]).toContain('before: ₦18,000 ₦12,000 + ₦600 fees 3 left at this price, then ₦15,000 At least 2 at a time');
    expect(said[1]).toContain('Only 8 left ₦55,500 now, ₦129,500 later');
    expect(said[3]).toContain('from ₦1,000');
  });

  it.each([true, false])('take a donation by a chip, or another amount once that is picked (JavaScript: %p)', async (javaScriptEnabled) => {
    const { page } = await hosted.visit('e/fair', { javaScriptEnabled });
    const other = page.getByLabel('Another amount (NGN)');
    expect([await other.isVisible(), await page.locator('[type=radio]:checked').count()]).toEqual([false, 0]);
    await page.getByRole('radio', { name: '₦2,000' }).check();
    if (javaScriptEnabled) {
      expect(await sum(page)).toBe('₦2,100');
      await page.getByRole('radio', { name: '₦2,000' }).click();
      expect([await page.locator('[type=radio]:checked').count(), await sum(page)]).toEqual([0, '₦0']);
    }
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await other.fill('500');
    await press(page, 'Continue');
    await page.getByRole('alert').getByRole('link', { name: 'Keep the vats warm: give at least ₦1,000.' }).waitFor();
    expect([await other.isVisible(), await other.inputValue()]).toEqual([true, '500']);
    await other.fill('1,500');
    if (javaScriptEnabled) expect(await sum(page)).toBe('₦1,500 plus fees');
    await press(page, 'Continue');
    await page.getByText('1 × Keep the vats warm').waitFor();
    expect(await page.locator('.lines .price').allTextContents()).toEqual(['₦1,500']);
  });

  it.each([true, false])('say that no amount was chosen, and lead to the amounts (JavaScript: %p)', async (javaScriptEnabled) => {
    const { page } = await hosted.visit('e/gift', { javaScriptEnabled });
    await press(page, 'Continue');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('alert');
    expect(await isOnScreen(page, '[role=alert]')).toBe(true);
    await alert.getByRole('link', { name: 'Choose how much you give.' }).click();
    expect(await page.evaluate('document.activeElement.value')).toBe('200000');
    await page.getByRole('radio', { name: '₦2,000' }).check();
    await press(page, 'Continue');
    await page.getByText('1 × Supper and a gift').waitFor();
  });

  it('are not opened by a wrong code, which is said where the visitor looks', async () => {
    const { page } = await hosted.newPage({ width: 390 });
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/fair`);
    await page.getByText('I have a code').click();
    await page.getByLabel('Your code').fill('NOPE');
    await press(page, 'Use it');
    await page.getByRole('alert').waitFor();
    expect(await isOnScreen(page, '[role=alert]')).toBe(true);
    await page.getByRole('alert').getByRole('link').click();
    expect(await page.evaluate('document.activeElement.name')).toBe('code');
  });

  it('are chosen already where there is one type', async () => {
    const { page } = await hosted.visit('e/solo');
    expect([await field(page, 'Seat').inputValue(), await sum(page)]).toEqual(['1', '₦4,500']);
    await press(page, 'Continue');
    await page.getByText('1 × Seat').waitFor();
  });

  it('are chosen without a script by number fields, and what cannot be taken is said beside them', async () => {
    const { page } = await hosted.visit('e/fair', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: /^One more/ }).count()).toBe(0);
    await field(page, 'Weekend pass').fill('1');
    await press(page, 'Continue');
    await page.getByRole('alert').getByRole('link', { name: 'Weekend pass: take 2 to 5 at a time.' }).click();
    expect([await field(page, 'Weekend pass').getAttribute('aria-invalid'), await page.locator('[data-sum]').isVisible()]).toEqual([
      'true',
      false,
    ]);
    await field(page, 'Weekend pass').fill('2');
    await press(page, 'Continue');
    await page.getByText('₦25,200').waitFor();
  });

  it.each([
    ['resolve', 'Link copied'],
    ['reject', 'Copy it from the address bar'],
  ])('have a link that says for a while what came of copying it: %s', async (outcome, answer) => {
    const { page } = await hosted.visit('e/solo');
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.${outcome}()`);
    await press(page, 'Copy link');
    await page.getByRole('button', { name: answer }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
  });

  it('stay in view beside the event on a wide screen', async () => {
    const { page } = await hosted.visit('e/fair', { width: 1280 });
    await page.mouse.wheel(0, 600);
    await eventually('the page has moved', () => page.evaluate('scrollY > 300'));
    expect([await isOnScreen(page, '#tickets'), await page.locator('.buy-bar').isVisible()]).toEqual([true, false]);
  });

  it('are led to on a phone by a bar that is there until they are on screen, and covers nothing', async () => {
    const { page } = await hosted.newPage({ width: 390 });
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/fair`);
    const bar = page.locator('.buy-bar');
    expect([await bar.innerText(), await isOnScreen(page, '.buy-bar'), await isOnScreen(page, '#tickets h2')]).toEqual([
      expect.stringMatching(/Tickets/),
      true,
      false,
    ]);
    // `bar.click()` would scroll first, and with the tickets on screen the bar is hidden before it is clicked.
    const { x, y, width, height } = (await bar.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await bar.waitFor({ state: 'hidden' });
    expect(await isOnScreen(page, '#tickets h2')).toBe(true);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });

  it('stay where they are when the script shows the buttons for sharing, and leave no space for them without it', async () => {
    const bottomOf = (page: Page) => page.evaluate(`document.querySelector('.keep').getBoundingClientRect().bottom`);
    const { page } = await hosted.visit('e/fair');
    await page.locator('[data-copy]').waitFor();
    const shown = await bottomOf(page);
    await page.evaluate(`document.querySelectorAll('.keep>button').forEach((button) => (button.disabled = true))`);
    expect(await bottomOf(page)).toBe(shown);
    const plain = await hosted.visit('e/fair', { javaScriptEnabled: false });
    expect(await plain.page.locator('.keep>button').evaluateAll((all) => all.map((each) => each.getClientRects().length))).toEqual([0, 0]);
  });

  it.each([true, false])(
    'lead back to themselves from the details, which keep what was typed (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { page } = await hosted.visit('e/solo', { javaScriptEnabled });
      await press(page, 'Continue');
      await page.getByLabel('Your name').fill('Ada Obi');
      expect(await isOnScreen(page, '[name="contact.name"]')).toBe(true);
      await press(page, 'Change tickets');
      await field(page, 'Seat').fill('3');
      await press(page, 'Continue');
      await page.getByText('3 × Seat').waitFor();
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Obi');
    },
  );

  it('fit whatever merchants write: twelve types, long names, prices of ten digits, a palette of yellow', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await hosted.newPage({ javaScriptEnabled });
      const answer = await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/twelve`);
      expect((await answer!.body()).length).toBeLessThan(MOST_BYTES);
      expect(await overflowOf(page)).toBe(0);
      if (!javaScriptEnabled) continue;
      expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT], 'event-twelve-types')).toEqual([]);
      await page.locator('[data-step="1"]').first().click();
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
      expect(await faultsOf(page, [PHONE, DESKTOP], 'event-twelve-types-details')).toEqual([]);
      expect((await (await page.reload())!.body()).length).toBeLessThan(MOST_BYTES);
    }
  });
});
