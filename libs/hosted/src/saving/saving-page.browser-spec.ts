import { DESKTOP, faultsOf, inDays, keepEveryLanguage, PHONE, PHONE_BY_NIGHT, useHostedShop, type Visitor } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  products: [
    {
      slug: 'sofa',
      name: 'Sofa',
      variants: [{ key: 'one', name: 'Indigo', prices: naira(8_000_000), stock: 5 }],
      saveForItEnabled: true,
      saveForItMaxDays: 60,
      saveForItFreezePrice: true,
      saveForItCrowdLabel: 'Save up with your family',
    },
    { slug: 'chair', name: 'Chair', variants: [{ key: 'one', name: 'Oak', prices: naira(2_000_000), stock: 0 }], saveForItEnabled: true },
    { slug: 'stool', name: 'Stool', variants: [{ key: 'one', name: 'Oak', prices: naira(1_000_000), stock: 0 }] },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Harmattan gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      saveForItEnabled: true,
      ticketTypes: [
        {
          key: 'seat',
          name: 'Seat',
          kind: 'paid',
          prices: naira(2_500_000),
          saveForIt: { enabled: true, holdPolicy: 'on_start', priceMode: 'freeze', cutoffHours: 48 },
        },
      ],
    },
  ],
};

describe('savings plans in a browser', () => {
  const hosted = useHostedShop('ile', document, { forEachTest: true });
  let emails = 0;

  const buyer = () => ({ name: 'Kẹ́mi Adébáyọ̀', email: `kemi-${(emails += 1)}@savers.example` });
  const admin = async <T>(path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: object) =>
    (await hosted.service.client.send<T>(`/v1/admin/${path}`, { method, key: hosted.shop.adminToken, body })).body;
  const plan = (ref: string) =>
    admin<{ status: string; savedMinor: number; missingMinor: number; endedBy?: string; refunds: { amountMinor: number }[] }>(
      `savings-plans/${ref}`,
    );
  const ordersIn = async (status: string) => (await admin<{ data: { ref: string; number?: string }[] }>(`orders?status=${status}`)).data;

  /** Returns the subjects, oldest first, once there are `count`. */
  const mailsTo = async (email: string, count: number) => (await hosted.service.mails.mailsTo(email, count)).map(({ subject }) => subject);

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const pays = async (page: Page, amount: string) => {
    await page.getByLabel(/^How much do you pay now/).fill(amount);
    await press(page, 'Pay this part');
    await press(page, /4242 4242 4242 4242/);
  };
  const isSaved = (page: Page, sentence: string) => page.getByText(sentence).waitFor();

  /** Returns a plan with ₦20,000 saved for a sofa of ₦80,000, as its buyer sees it. */
  async function begun(visitor: Visitor = {}) {
    const contact = buyer();
    const { ref, hostedUrl } = await hosted.openProducts(['sofa'], { contact });
    const watched = await hosted.visit(hostedUrl, visitor);
    await press(watched.page, 'Save up for it');
    await pays(watched.page, '20,000');
    await isSaved(watched.page, '₦20,000 of ₦80,000 is saved.');
    return { ...watched, ref, hostedUrl, email: contact.email };
  }

  it.each([true, false])(
    '[§2.3 r4] [D-15] saves up part by part, with others who have the link, until the order is paid (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { page, ref, troubles } = await begun({ javaScriptEnabled });
      await page.getByText('The price stays as it is now').waitFor();
      expect([await hosted.statusOf(ref), await plan(ref), (await ordersIn('saving')).length]).toEqual([
        'open',
        expect.objectContaining({ status: 'saving', savedMinor: 2_000_000, missingMinor: 6_000_000 }),
        1,
      ]);
      expect(await hosted.read('orders')).toEqual([]);

      const share = await page.getByRole('link', { name: 'The link for others' }).getAttribute('href');
      const friend = await hosted.visit(share!, { javaScriptEnabled });
      expect(await friend.page.content()).not.toMatch(/savers\.example|Stop saving up/);
      await friend.page.getByLabel('Name').fill('Bísí Ade');
      await friend.page.getByLabel('E-mail').fill('bisi@friends.example');
      await friend.page.getByLabel('Bank transfer').check();
      await friend.page.getByLabel(/^How much do you pay now/).fill('10000.50');
      await press(friend.page, 'Pay this part');
      await friend.page.getByText('₦10,000.50', { exact: true }).waitFor();
      await friend.page.getByRole('link', { name: 'let the money come' }).click();
      await press(friend.page, 'The transfer arrives');
      await friend.page.getByRole('link', { name: 'Back to the checkout' }).click();
      await isSaved(friend.page, '₦30,000.50 of ₦80,000 is saved.');

      await page.reload();
      await page.getByLabel('Card').check();
      await pays(page, '49,999.50');
      await page.waitForURL((url) => url.pathname === '/healthz');
      const [order, ...others] = await ordersIn('paid');
      expect([await hosted.statusOf(ref), order!.number, others]).toEqual(['paid', '1001', []]);
      expect([...troubles, ...friend.troubles]).toEqual([]);
    },
  );

  it('[§2.3 r4] opens what is sold out only to be saved up for, and asks for nothing but its parts', async () => {
    await expect(hosted.openProducts(['chair'])).rejects.toThrow('sold out');
    await expect(hosted.openProducts(['stool'], { saveForIt: true })).rejects.toThrow('sold out');
    const { hostedUrl } = await hosted.openProducts(['chair'], { saveForIt: true });
    const { page } = await hosted.visit(hostedUrl);
    await page.getByText('This is sold out for now.').waitFor();
    expect(await page.getByRole('button', { name: /^Pay ₦/ }).count()).toBe(0);
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await press(page, 'Save up for it');
    await pays(page, '5000');
    await isSaved(page, '₦5,000 of ₦20,000 is saved.');
    await page.getByLabel(/^How much do you pay now/).fill('15,000');
    await press(page, 'Pay this part');
    await page.getByText('Chair · Oak has just run out.').first().waitFor();
  });

  it('refuses parts that are too small or too large, and keeps what was typed', async () => {
    const { page } = await begun();
    for (const amount of ['3,999.99', '60000.01', 'some']) {
      await page.getByLabel(/^How much do you pay now/).fill(amount);
      await press(page, 'Pay this part');
      await page.getByText('Give an amount from ₦4,000 to ₦60,000.').first().waitFor();
      expect(await page.getByLabel(/^How much do you pay now/).inputValue()).toBe(amount);
    }
  });

  it('[D-15] shows the refund before the plan is stopped, refunds that much, and mails it', async () => {
    await admin('workspace', 'PATCH', { savings: { refundPct: 80 } });
    const { page, ref, email } = await begun();
    await page.getByText('80% of what you paid goes back').waitFor();
    await page.getByText('Stop saving up').click();
    await page.getByText('₦16,000 goes back the way it came').waitFor();
    await press(page, 'Stop, and end the plan');
    await page.getByRole('heading', { name: 'You have stopped saving up' }).waitFor();
    await page.getByText('₦16,000 is on its way back').waitFor();
    expect(await plan(ref)).toMatchObject({
      status: 'cancelled',
      endedBy: 'buyer',
      savedMinor: 400_000,
      refunds: [{ amountMinor: 1_600_000 }],
    });
    expect(await mailsTo(email, 2)).toEqual([
      expect.stringContaining('You have started to save up for Sofa'),
      'Your saving up for Sofa has ended',
    ]);
  });

  it('[D-15] refunds everything when the merchant ends it, once, and records the author', async () => {
    await admin('workspace', 'PATCH', { savings: { refundPct: 80 } });
    const { page, ref } = await begun();
    for (let times = 0; times < 2; times += 1)
      expect(await admin(`savings-plans/${ref}/cancel`, 'POST', {})).toMatchObject({
        status: 'cancelled',
        endedBy: 'merchant',
        refunds: [{ amountMinor: 2_000_000 }],
      });
    const { data } = await admin<{ data: { subject: { kind: string; ref: string } }[] }>('audit');
    expect(data.filter(({ subject }) => subject.ref === ref)).toHaveLength(1);
    expect(await admin('savings-plans?status=cancelled')).toMatchObject({ data: [{ ref, savedMinor: 0 }] });
    await page.reload();
    await page.getByText('has ended this savings plan').waitFor();
  });

  it('[§2.6] saves up for tickets, which are issued when all is paid', async () => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/gala');
    const tickets = [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 1 }];
    const { hostedUrl, ref } = await hosted.open('events/gala/checkout', { tickets, contact: buyer(), saveForIt: true });
    const { page } = await hosted.visit(hostedUrl);
    await press(page, 'Save up for it');
    await page.getByText('It is kept for you from your first part on.').waitFor();
    await pays(page, '5,000');
    await isSaved(page, '₦5,000 of ₦25,000 is saved.');
    await pays(page, '20,000');
    await page.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('has nothing that keeps anybody out, in any state, on a phone by day and by night and on a desktop', async () => {
    const isInOrder = async (page: Page, state: string) => {
      expect([state, await faultsOf(page, [PHONE, PHONE_BY_NIGHT, DESKTOP], `saving-${state}`)]).toEqual([state, []]);
      await keepEveryLanguage(page, `saving-${state}`);
    };
    const { hostedUrl } = await hosted.openProducts(['sofa'], { contact: buyer() });
    const { page, troubles } = await hosted.visit(hostedUrl);
    await isInOrder(page, 'choice');
    await press(page, 'Save up for it');
    await page.getByRole('heading', { name: 'Your first part' }).waitFor();
    await isInOrder(page, 'offer');
    await pays(page, '20,000');
    await isSaved(page, '₦20,000 of ₦80,000 is saved.');
    await page.getByText('Stop saving up').click();
    await isInOrder(page, 'saving');
    await press(page, 'Stop, and end the plan');
    await page.getByRole('heading', { name: 'You have stopped saving up' }).waitFor();
    await isInOrder(page, 'stopped');
    expect(troubles).toEqual([]);
  });
});
