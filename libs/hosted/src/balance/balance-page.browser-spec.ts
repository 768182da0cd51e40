import { DESKTOP, faultsOf, inDays, keepEveryLanguage, PHONE, PHONE_BY_NIGHT, tabTo, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const deposit = { kind: 'deposit', prices: naira(2_500_000), depositType: 'percent', depositValue: 40 };
const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  products: [
    {
      slug: 'coat',
      name: 'Aṣọ òkè coat, woven to measure',
      variants: [{ key: 'one', name: 'Indigo, large', prices: naira(8_000_000), stock: 0 }],
      preorderable: true,
      preorderEtaText: 'Ready in May',
      preorderDepositType: 'percent',
      preorderDepositValue: 25,
    },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Harmattan gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [
        { key: 'table', name: 'Seat at a table', ...deposit, depositBalanceDueAt: inDays(30) },
        { key: 'door', name: 'Chair by the stage', ...deposit, depositBalanceMode: 'at_door' },
      ],
    },
  ],
};

describe('deposits, pre-orders and their outstanding amounts in a browser', () => {
  const hosted = useHostedShop('ile', document);

  const openTicket = async (tier: string) => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string; name: string }[] }>('events/gala');
    const ticketTypeRef = ticketTypes.find(({ name }) => name.startsWith(tier))!.ref;
    return hosted.open('events/gala/checkout', {
      tickets: [{ ticketTypeRef, quantity: 1 }],
      contact: { name: 'Kẹ́mi Adébáyọ̀', email: 'kemi@guests.example' },
    });
  };
  const openCoat = () => hosted.openProducts(['coat'], { contact: { name: 'Kẹ́mi Adébáyọ̀', email: 'kemi@guests.example' } });
  const act = (ref: string, what: string) =>
    hosted.service.client.post<{ number: string }>(`/v1/admin/orders/${ref}/${what}`, {}, { key: hosted.shop.adminToken });
  const orderOf = async (ref: string) => (await hosted.read<{ orderRef: string }>(`checkouts/${ref}`)).orderRef;
  const statusOf = async (orderRef: string) =>
    (await hosted.service.client.get<{ status: string }>(`/v1/admin/orders/${orderRef}`, { key: hosted.shop.adminToken })).body.status;

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const payByCard = async (page: Page, amount: string) => {
    await press(page, `Pay ${amount}`);
    await press(page, /4242 4242 4242 4242/);
  };

  /** Opens the page of the outstanding amount on a phone, after the deposit was paid. */
  async function owing(tier: 'Seat' | 'Chair' = 'Seat') {
    const { ref, hostedUrl } = await openTicket(tier);
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const watched = await hosted.visit(hostedUrl);
    await watched.page.getByRole('link', { name: 'See what is left to pay' }).click();
    await watched.page.getByRole('heading', { level: 1, name: /^Your order/ }).waitFor();
    return { ...watched, orderRef: await orderOf(ref) };
  }

  it.each([true, false])(
    '[D-11] sells a ticket for a deposit, shows the outstanding amount and its due date, and takes the rest by its link (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { ref, hostedUrl } = await openTicket('Seat');
      const { page, troubles } = await hosted.visit(hostedUrl, { javaScriptEnabled });
      await payByCard(page, '₦10,000');
      await page.waitForURL((url) => url.pathname === '/healthz');
      await page.goto(hostedUrl);
      await page.getByText('₦15,000 is still to be paid by').waitFor();
      if (javaScriptEnabled) expect(await faultsOf(page, [PHONE])).toEqual([]);
      await page.getByRole('link', { name: 'See what is left to pay' }).click();
      await page.getByText('₦15,000 is left to pay, by').waitFor();
      await payByCard(page, '₦15,000');
      await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
      expect(await statusOf(await orderOf(ref))).toBe('paid');
      expect(troubles).toEqual([]);
    },
  );

  it('[§2.3 r4] sells a pre-order for its deposit, shows its availability, and takes the rest', async () => {
    const { ref, hostedUrl } = await openCoat();
    const { page, troubles } = await hosted.visit(hostedUrl, DESKTOP);
    await page.getByText('Ready in May').waitFor();
    expect(await faultsOf(page, [DESKTOP])).toEqual([]);
    await payByCard(page, '₦20,000');
    await page.waitForURL((url) => url.pathname === '/healthz');
    await page.goto(hostedUrl);
    await page.getByRole('link', { name: 'See what is left to pay' }).click();
    await page.getByText('₦60,000 is left to pay.').waitFor();
    await page.getByText('Ready in May').waitFor();
    await payByCard(page, '₦60,000');
    await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
    expect(await statusOf(await orderOf(ref))).toBe('paid');
    expect(troubles).toEqual([]);
  });

  it('says that a card was refused, and shows the same account for a transfer however often it is opened', async () => {
    const { page } = await owing();
    await press(page, 'Pay ₦15,000');
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await press(page, 'Pay by this card');
    await page.getByText('Your card was refused').waitFor();
    await page.getByLabel('Bank transfer').check();
    await press(page, 'Pay ₦15,000');
    const account = page.locator('dt:text("Account number") + dd');
    const number = await account.innerText();
    await page.reload();
    expect(await account.innerText()).toBe(number);
    await page.getByRole('link', { name: 'let the money come' }).click();
    await press(page, 'The transfer arrives');
    await page.getByRole('link', { name: 'Back to the checkout' }).click();
    await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
  });

  it('can be paid by the keyboard alone', async () => {
    const { page } = await owing();
    await tabTo(page, 'input[name="rail"]');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Bank transfer').isChecked()).toBe(true);
    await tabTo(page, 'button.wide');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
  });

  it('has nothing that keeps anybody out, in any state, on a phone by day and by night and on a desktop', async () => {
    const isInOrder = async (page: Page, state: string) => {
      expect([state, await faultsOf(page, [PHONE, PHONE_BY_NIGHT, DESKTOP], `balance-${state}`)]).toEqual([state, []]);
      await keepEveryLanguage(page, `balance-${state}`);
    };
    const { page, orderRef, troubles } = await owing();
    await isInOrder(page, 'owed');
    await page.getByLabel('Bank transfer').check();
    await press(page, 'Pay ₦15,000');
    await page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
    await isInOrder(page, 'transfer');
    await act(orderRef, 'balance-paid');
    await page.reload();
    await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
    await isInOrder(page, 'paid');
    const door = await owing('Chair');
    await door.page.getByText('at the door').waitFor();
    await isInOrder(door.page, 'at-the-door');
    await act(door.orderRef, 'cancel');
    await door.page.reload();
    await door.page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
    await isInOrder(door.page, 'cancelled');
    expect([...troubles, ...door.troubles]).toEqual([]);
  });
});
