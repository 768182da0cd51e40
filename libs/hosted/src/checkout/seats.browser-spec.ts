import { DESKTOP, faultsOf, keepPicture, PHONE_BY_NIGHT, showDay, tabTo, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
const diet = { key: 'diet', type: 'radio', label: 'What do you eat?', options: ['Fish', 'Rice'], required: true };
const documentWith = ({ table = {} }: { table?: object } = {}) => ({
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#7a2e1f' } } },
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: '2031-01-01T18:00:00Z',
      endAt: '2031-01-01T22:00:00Z',
      timezone: 'Africa/Lagos',
      ticketTypes: [{ key: 'table', name: 'Table for two', kind: 'paid', prices: naira(2_000_000), groupSize: 2, ...table }],
    },
  ],
  products: [
    {
      slug: 'agbada',
      name: 'Agbada',
      needsDelivery: true,
      variants: [
        {
          key: 'one',
          name: 'Made to measure',
          prices: naira(6_000_000),
          schedulingType: 'slots',
          durationMinutes: 60,
          availability: { hours, windowDays: 14 },
        },
      ],
      formFields: [{ key: 'cloth', type: 'radio', label: 'Which cloth?', options: ['Aso oke', 'Brocade'], required: true }],
      addonGroups: [
        {
          key: 'cap',
          name: 'Cap',
          selectionType: 'single',
          required: true,
          minSelect: 1,
          options: [{ key: 'fila', label: 'Fila', prices: naira(500_000) }],
        },
      ],
    },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000) },
    { key: 'accra', name: 'Accra', countries: ['GH'], prices: naira(400_000), etaText: '3 days' },
    {
      key: 'shop',
      name: 'Pick up in Yaba',
      kind: 'pickup',
      prices: naira(0),
      pickupLocation: { venueName: 'Our shop', city: 'Lagos', country: 'NG' },
    },
  ],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
});
/** Document with the questions that were added after the checkout was opened. */
const STRICT = documentWith({ table: { requiresAttendeeDetails: true, minAge: 18, formFields: [diet] } });

describe('buyers who enter guests and delivery', () => {
  const hosted = useHostedShop('gala', documentWith(), { forEachTest: true });

  const openTable = async () => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/gala');
    const opened = await hosted.open('events/gala/checkout', {
      tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Ada Obi', email: 'ada@example.com' },
    });
    await hosted.shop.apply(STRICT);
    return opened;
  };
  const openAgbada = () => hosted.openProducts(['agbada']);
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const guest = (page: Page, number: number) => page.getByRole('group', { name: `Table for two: guest ${number} of 2` });
  const nameGuests = async (page: Page, number: number, name: string, meal: string) => {
    await guest(page, number).getByLabel('Name').fill(name);
    await guest(page, number).getByText(meal, { exact: true }).click();
  };
  const isPaid = async (page: Page, ref: string) => {
    await press(page, /4242 4242 4242 4242/);
    await page.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
  };

  /** Returns a check of a page's state. Accessibility checks are scripts, so without JavaScript it only keeps a picture. */
  const checkOf = (page: Page, javaScriptEnabled: boolean) => async (state: string) => {
    const picture = `people-${state.replaceAll(' ', '-')}`;
    if (javaScriptEnabled) expect([state, await faultsOf(page, [PHONE_BY_NIGHT, DESKTOP], picture)]).toEqual([state, []]);
    else await keepPicture(page, `${picture}-plain`);
  };

  describe.each([
    ['without JavaScript', false],
    ['with it, on a phone by night and on a desktop', true],
  ])('%s', (_, javaScriptEnabled) => {
    it('[§4.3 r2, r3, r4] name the guests of a table, their ages and answers, and pay', async () => {
      const { ref, hostedUrl } = await openTable();
      const { page, troubles } = await hosted.newPage({ javaScriptEnabled });
      const check = checkOf(page, javaScriptEnabled);
      await page.goto(hostedUrl);
      await check('to be told');
      await nameGuests(page, 1, 'Ọlá Bọ́sẹ̀', 'Fish');
      await nameGuests(page, 2, 'Bísí Adé', 'Rice');
      await page.getByLabel('Your date of birth').fill('2020-05-17');
      await press(page, 'Pay ₦20,000');
      await page.getByRole('alert').getByText('You must be at least 18 years old').waitFor();
      await check('too young');
      for (const [number, name] of [
        [1, 'Ọlá Bọ́sẹ̀'],
        [2, 'Bísí Adé'],
      ] as const)
        expect(await guest(page, number).getByLabel('Name').inputValue()).toBe(name);
      await page.getByLabel('Your date of birth').fill('1990-05-17');
      await page.locator('label', { hasText: /^Card$/ }).click();
      await press(page, 'Pay ₦20,000');
      await isPaid(page, ref);
      expect(troubles.filter((trouble) => !/400/.test(trouble))).toEqual([]);
    });

    it('[D-38] [D-82] choose the delivery, at its price, and see an error for a country outside its zone', async () => {
      const { ref, hostedUrl } = await openAgbada();
      const { page } = await hosted.newPage({ javaScriptEnabled });
      const check = checkOf(page, javaScriptEnabled);
      await page.goto(hostedUrl);
      await check('to be chosen');
      await showDay(page, 2);
      await page.getByText('10:00', { exact: true }).click();
      await page.getByText(/^Fila/).click();
      await page.getByText('Aso oke', { exact: true }).click();
      await page.getByRole('group', { name: 'Delivery' }).getByText('Change').click();
      await page
        .getByText(/^Accra/)
        .last()
        .click();
      if (!javaScriptEnabled) await press(page, 'Update the price');
      await page.getByRole('button', { name: 'Pay ₦69,000' }).waitFor();
      await page.getByLabel('Name').fill('Kẹ́mi Adébáyọ̀');
      await page.getByLabel('E-mail').fill('kemi@guests.example');
      await page.getByLabel('Street and house').fill('14 Hughes Avenue');
      await page.getByLabel('Town or city').fill('Yaba');
      await page.getByLabel('Country').selectOption('Nigeria');
      await page.locator('label', { hasText: /^Card$/ }).click();
      await press(page, 'Pay ₦69,000');
      await page.getByRole('alert').getByText('does not go to this country').waitFor();
      await check('does not go there');
      await page.getByRole('group', { name: 'Delivery' }).getByText('Change').click();
      await page
        .getByText(/^Lagos mainland/)
        .last()
        .click();
      if (!javaScriptEnabled) await press(page, 'Update the price');
      await page.getByRole('button', { name: 'Pay ₦66,500' }).waitFor();
      await press(page, 'Pay ₦66,500');
      await isPaid(page, ref);
    });
  });

  it('[§4.3 r3] name their guests by the keyboard alone', async () => {
    const { ref, hostedUrl } = await openTable();
    const { page } = await hosted.newPage({ width: 1280 });
    await page.goto(hostedUrl);
    const type = async (name: string, text: string) => {
      await tabTo(page, `[name="${name}"]`);
      await page.keyboard.type(text);
    };
    await type('dateOfBirth', '17051990');
    for (const [seat, name] of ['Ola', 'Bisi'].entries()) {
      await type(`seat.${seat}.name`, name);
      await tabTo(page, `[name="seat.${seat}.responses.diet"]`);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'form button.wide');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).waitFor();
    await isPaid(page, ref);
  });
});
