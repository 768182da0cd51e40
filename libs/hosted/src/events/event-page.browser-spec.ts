import { DESKTOP, faultsOf, keepEveryLanguage, PHONE, PHONE_BY_NIGHT, shiftsOf, tabTo, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Guest {
  source: string;
  status: string;
  contact: { name: string; email?: string };
  responses?: object;
  attendees: { name?: string; email?: string; ticketTypeName: string }[];
}

const times = { startAt: '2030-06-01T17:00:00Z', endAt: '2030-06-01T20:00:00Z', doorsAt: '2030-06-01T16:30:00Z' };
const studio = { venueName: 'Adire House Studio', address: '14 Hughes Avenue', city: 'Yaba', state: 'Lagos', country: 'NG' };

const documentWith = (coverUrl: string) => ({
  version: 1,
  storefront: { website: 'https://adire.example', renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  events: [
    {
      slug: 'studio',
      title: 'Open Studio Evening',
      tagline: 'See how the blue is made',
      ...times,
      format: 'hybrid',
      location: { ...studio, onlineProvider: 'Own stream', onlineUrl: 'https://live.example/x' },
      coverUrl,
      description: 'The gates are open, the vats are warm, and the dyers answer every question.\n\nZobo and puff-puff until they run out.',
      ticketTypes: [
        {
          key: 'in-person',
          name: 'In person',
          description: 'Come early for puff-puff.',
          kind: 'free',
          capacity: 120,
          maxPerOrder: 4,
          formFields: [
            { key: 'car', type: 'radio', label: 'Do you come by car?', options: ['Yes', 'No'], required: true },
            { key: 'plate', type: 'text', label: 'Its number plate', required: true, showIf: { field: 'car', equals: 'Yes' } },
            { key: 'terms', type: 'checkbox', label: 'I may be in pictures' },
          ],
        },
        {
          key: 'crew',
          name: 'Crew of two',
          kind: 'free',
          groupSize: 2,
          requiresAttendeeDetails: true,
          minAge: 16,
          formFields: [{ key: 'food', type: 'multi_select', label: 'What does your crew eat?', options: ['Fish', 'Rice'] }],
        },
        { key: 'press', name: 'Press', kind: 'free', capacity: 20, approvalRequired: true },
        { key: 'friends', name: 'Friends of the house', kind: 'free', visibility: 'hidden' },
        {
          key: 'supper',
          name: 'Supper',
          description: 'At the long table.',
          kind: 'paid',
          prices: [{ currency: 'NGN', priceMinor: 500_000 }],
        },
        { key: 'give', name: 'Keep the vats warm', kind: 'donation', donationPresets: [200_000, 500_000] },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['studio/friends'] }],
    },
    {
      slug: 'walk',
      title: 'Morning walk',
      ...times,
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 30, maxPerOrder: 3 }],
    },
  ],
});

describe('the page of an event in a browser', () => {
  const hosted = useHostedShop('ile', undefined, { forEachTest: true });

  beforeEach(async () => {
    const blue = await sharp({ create: { width: 1200, height: 500, channels: 3, background: '#2b3a67' } })
      .png()
      .toBuffer();
    const cover = await hosted.service.client.post<{ url: string }>('/v1/admin/media?name=cover.png', blue, {
      key: hosted.shop.adminToken,
    });
    await hosted.shop.apply(documentWith(cover.body.url.replace(/^http:\/\/[^/]+/, hosted.service.urls[0]!)));
  });

  const guests = async () =>
    (await hosted.service.client.get<{ data: Guest[] }>('/v1/admin/registrations', { key: hosted.shop.adminToken })).body.data;
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

  it.each([true, false])('[D-16] registers a guest in two steps (JavaScript: %p)', async (javaScriptEnabled) => {
    const { page, troubles } = await hosted.visit('e/studio', { javaScriptEnabled });
    await page.getByLabel(/^In person/).fill('2');
    await press(page, 'Continue');
    await page.getByLabel('Your name').fill('Kẹ́mi <b>Adébáyọ̀</b>');
    await page.getByLabel('E-mail').fill('kemi@guests.example');
    await page.getByRole('radio', { name: 'No' }).check();
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect(await page.getByText('k***@guests.example').count()).toBe(1);
    await page.reload();
    expect(await guests()).toMatchObject([
      {
        source: 'hosted_storefront',
        status: 'confirmed',
        contact: { name: 'Kẹ́mi <b>Adébáyọ̀</b>', email: 'kemi@guests.example' },
        responses: { car: 'No', terms: false },
        attendees: [{}, {}],
      },
    ]);
    expect(troubles).toEqual([]);
  });

  it('sells tickets and takes a donation, by a checkout that comes back to the order', async () => {
    const { page, troubles } = await hosted.visit('e/studio');
    await page.getByLabel(/^Supper/).fill('2');
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await page.getByLabel('Another amount (NGN)').fill('1,500');
    await press(page, 'Continue');
    await page.getByText('2 × Supper').waitFor();
    expect(await page.locator('.lines .price').allTextContents()).toEqual(['₦10,000', '₦1,500']);
    await page.getByLabel('Your name').fill('Kẹ́mi Adébáyọ̀');
    await page.getByLabel('E-mail').fill('kemi@guests.example');
    await press(page, 'Continue to payment');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    expect(await page.getByText('Open Studio Evening').count()).toBe(1);
    await press(page, 'Pay ₦11,500');
    await press(page, '4242 4242 4242 4242');
    await page.waitForURL(/\/o\/ord_/);
    expect(await page.getByText('Open Studio Evening').count()).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
  });

  it('asks what depends on another answer only while it is given', async () => {
    const { page, troubles } = await hosted.visit('e/studio');
    await page.getByLabel(/^In person/).fill('1');
    await press(page, 'Continue');
    const plate = page.getByLabel('Its number plate');
    expect(await plate.isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await plate.fill('LAG 123');
    await page.getByRole('radio', { name: 'No' }).check();
    expect(await plate.isVisible()).toBe(false);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect((await guests())[0]!.responses).toEqual({ car: 'No', terms: false });
    expect(troubles).toEqual([]);
  });

  it('registers by the keyboard alone', async () => {
    const { page } = await hosted.visit('rsvp/walk');
    await tabTo(page, '[name^="quantity."]');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '[name="contact.name"]');
    await page.keyboard.type('Ada Obi');
    await tabTo(page, '[name="contact.email"]');
    await page.keyboard.type('ada@guests.example');
    await tabTo(page, 'button.wide');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect(await guests()).toMatchObject([{ source: 'rsvp_link', attendees: [{}, {}] }]);
  });

  it('is bought on by the keyboard alone, from the tickets to the order', async () => {
    const { page, troubles } = await hosted.visit('e/studio');
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string; name: string }[] }>('events/studio');
    await tabTo(page, `[name="quantity.${ticketTypes.find(({ name }) => name === 'Supper')!.ref}"]`);
    await page.keyboard.press('ArrowUp');
    await tabTo(page, 'main form button.wide');
    await page.keyboard.press('Enter');
    await page.getByText('1 × Supper').waitFor();
    await tabTo(page, '[name="contact.name"]');
    await page.keyboard.type('Ada Obi');
    await tabTo(page, '[name="contact.email"]');
    await page.keyboard.type('ada@guests.example');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await tabTo(page, 'button.wide');
    await page.keyboard.press('Enter');
    await page.getByText('4242 4242 4242 4242').waitFor();
    await tabTo(page, 'button[name="number"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/o\/ord_/);
    expect(troubles).toEqual([]);
  });

  it.each([PHONE, DESKTOP])('moves nothing when its cover comes (%p)', async ({ width }) => {
    const { page } = await hosted.newPage({ width });
    await page.route(/\.(png|webp|avif|jpe?g)(\?|$)/, async (route) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await route.continue();
    });
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/studio`, { waitUntil: 'load' });
    expect(await page.evaluate<boolean>(`[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)`)).toBe(
      true,
    );
    expect(await shiftsOf(page)).toBe(0);
  });

  it('says everything that is missing at once, leads to it, and keeps what was typed', async () => {
    const { page } = await hosted.visit('e/studio', { javaScriptEnabled: false });
    await page.getByLabel(/^In person/).fill('1');
    await press(page, 'Continue');
    await page.getByLabel('Phone').fill('not a number');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('Your name').fill(' ');
    await press(page, 'Register');
    const summary = page.getByRole('alert');
    expect(await summary.getByRole('link').allTextContents()).toEqual(['Enter your name.', 'Please answer: Its number plate']);
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Phone').inputValue()).toBe('not a number');
    expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await summary.getByRole('link', { name: 'Enter your name.' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Its number plate').fill('LAG 123');
    await press(page, 'Register');
    expect(await summary.getByRole('link').allTextContents()).toEqual([expect.stringContaining('phone number')]);
    expect(await page.getByLabel('Its number plate').inputValue()).toBe('LAG 123');
    await page.getByLabel('Phone').fill('+234 803 123 4567');
    await press(page, 'Register');
    await page.getByText('+234*******567').waitFor();
    expect(await guests()).toHaveLength(1);
  });

  it('puts what is wrong, or what comes next, into the focus', async () => {
    const { page } = await hosted.visit('e/studio');
    const focused = () => page.evaluate<string>(`document.activeElement.innerText`);
    await press(page, 'Continue');
    await page.getByRole('alert').waitFor();
    expect(await focused()).toContain('Choose at least one ticket.');
    await page.getByLabel(/^Press/).fill('1');
    await press(page, 'Ask for a place');
    await page.getByText('1 × Press').waitFor();
    expect(await focused()).toContain('1 × Press');
    await page.evaluate(`document.querySelector('form[method=post]').submit()`);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('alert');
  });

  it('asks for the guest of each seat, and the age, where the tickets require it', async () => {
    const { page } = await hosted.visit('e/studio');
    await page.getByLabel(/^Crew of two/).fill('1');
    await press(page, 'Continue');
    await page.getByLabel('Your name').fill('Ada Obi');
    await page.getByLabel('E-mail').first().fill('ada@guests.example');
    await page.getByLabel('Your date of birth').fill('2020-01-01');
    const second = page.getByRole('group', { name: 'Crew of two: guest 2' });
    await second.getByLabel('Name').fill('Bola Ige');
    await page.getByLabel('Fish').check();
    await page.getByLabel('Rice').check();
    await press(page, 'Register');
    expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([expect.stringContaining('at least 16')]);
    expect(await second.getByLabel('Name').inputValue()).toBe('Bola Ige');
    await page.getByLabel('Your date of birth').fill('1990-01-01');
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect(await guests()).toMatchObject([
      { responses: { food: ['Fish', 'Rice'] }, attendees: [{ name: 'Ada Obi', email: 'ada@guests.example' }, { name: 'Bola Ige' }] },
    ]);
  });

  it('[D-46] shows hidden tickets to guests with a code', async () => {
    const { page } = await hosted.visit('e/studio');
    expect(await page.getByText('Friends of the house').count()).toBe(0);
    await page.getByText('I have a code').click();
    await page.getByLabel('Your code').fill('WRONG');
    await press(page, 'Use it');
    await page.getByRole('alert').getByRole('link', { name: 'Your code: this code opens no tickets here now.' }).waitFor();
    await page.getByLabel('Your code').fill('friends');
    await press(page, 'Use it');
    await page.getByLabel(/^Friends of the house/).fill('1');
    await press(page, 'Continue');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    expect(await guests()).toMatchObject([{ attendees: [{ ticketTypeName: 'Friends of the house' }] }]);
  });

  it('is shown that the last seats are gone, without losing input', async () => {
    const { page } = await hosted.visit('e/walk');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await page.getByLabel('Entry', { exact: true }).fill('3');
    const key = hosted.shop.keys.secretLive;
    const { body } = await hosted.service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/walk', { key });
    for (let guest = 0; guest < 14; guest += 1) {
      const request = {
        tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 2 }],
        contact: { name: 'Guest', email: `g${guest}@guests.example` },
      };
      expect((await hosted.service.client.post('/v1/store/events/walk/register', request, { key })).status).toBe(201);
    }
    await press(page, 'Register');
    await page.getByRole('alert').getByText('Only 2 of these tickets').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    await page.getByLabel('Entry', { exact: true }).fill('2');
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await page.getByText('Every place is taken.').waitFor();
  });

  it('is accessible and fits a small phone, by day and by night, while tickets are chosen, while the form is filled in, when it is refused, and afterwards', async () => {
    const { page, troubles } = await hosted.visit('e/studio');
    const check = async (state: string) =>
      expect([state, await faultsOf(page, [PHONE, PHONE_BY_NIGHT], `event-studio-${state}`)]).toEqual([state, []]);
    await check('choice');
    await keepEveryLanguage(page, 'event-studio-choice');
    await page.getByLabel(/^Supper/).fill('1');
    await press(page, 'Continue');
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
    await check('details');
    await keepEveryLanguage(page, 'event-studio-details');
    await page.getByRole('button', { name: 'Change tickets' }).click();
    for (const tier of ['In person', 'Crew of two', 'Press']) await page.getByLabel(new RegExp(`^${tier}`)).fill('1');
    await press(page, 'Continue');
    await page.getByLabel('Your name').waitFor();
    await check('guests');
    await page.evaluate(`document.querySelector('form[method=post]').submit()`);
    await page.getByRole('alert').waitFor();
    await check('refused');
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/walk`);
    await check('single');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    await check('registered');
    await keepEveryLanguage(page, 'event-studio-registered');
    expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
  });
});
