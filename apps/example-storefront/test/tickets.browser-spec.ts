import {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  faultsOf,
  openExampleSite,
  PHONE,
  PHONE_BY_NIGHT,
  sharedService,
  tabTo,
  useBrowser,
  type ExampleSite,
  type SharedService,
  type Visitor,
} from '@svc/testing';
import type { Page } from 'playwright-core';

const LOOKS = [DESKTOP, DESKTOP_BY_NIGHT, { width: 375 }, { width: 375, dark: true }, PHONE, PHONE_BY_NIGHT];

describe('the form for tickets of the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service, { events: [FAMILY_DAY] });
  });

  afterAll(() => site?.stop());

  const visit = async (path: string, visitor?: Visitor) => {
    const watched = await openPage(site.origins, visitor);
    await watched.page.goto(site.url + path);
    await watched.page.waitForSelector('main:not([aria-busy])');
    return watched;
  };
  const read = async <T>(path: string) => (await service.client.get<T>(`/v1/store${path}`, { key: site.shop.keys.secretLive })).body;
  const take = (page: Page, tier: string, count: string) => page.getByLabel(`How many: ${tier}`).fill(count);
  const buttons = (page: Page) => page.getByRole('button', { name: /^(Register|Checkout)$/ });

  async function sayWho(page: Page) {
    await page.getByLabel('Your name').fill('Ada Obi');
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
  }

  /** Goes to the payment, and returns the request of the page to its server, with the ref of the opened checkout. */
  async function goToThePayment(page: Page) {
    const request = page.waitForRequest((request) => request.method() === 'POST' && /\/checkouts/.test(request.url()));
    await page.getByRole('button', { name: 'Checkout' }).click();
    const body = (await request).postDataJSON() as Record<string, unknown>;
    await page.waitForURL(/\/c\/chk_\w+/);
    return { body, ref: /chk_\w+/.exec(page.url())![0] };
  }

  it('[§4.3 tickets] takes several types at once, with each guest at their seat and the questions of all of it', async () => {
    const { page, troubles } = await visit('/events/adire-design-fair');
    await page.getByText('Say how many you want of each.').waitFor();
    expect(await buttons(page).count()).toBe(0);
    await take(page, 'Saturday', '2');
    await page.getByText('2 tickets, subtotal ₦20,000 before fees').waitFor();
    await take(page, 'Sunday', '1');
    await page.getByText('3 tickets, subtotal ₦28,000 before fees').waitFor();
    await sayWho(page);
    await take(page, 'Crew of five', '1');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Obi');
    await page.getByRole('group', { name: 'Guest 1', exact: true }).getByLabel('Name').pressSequentially('Bola Ade');
    for (let guest = 2; guest <= 5; guest += 1)
      await page
        .getByRole('group', { name: `Guest ${guest}` })
        .getByLabel('Name')
        .fill(`Guest ${guest}`);
    await page.getByLabel('What is your crew called?').fill('Blue Hands');
    expect(await faultsOf(page, LOOKS, 'example-storefront-tickets')).toEqual([]);
    expect(troubles).toEqual([]);

    const { body, ref } = await goToThePayment(page);
    const { ticketTypes } = await read<{ ticketTypes: { ref: string; name: string }[] }>('/events/adire-design-fair');
    const refOf = (tier: string) => ticketTypes.find(({ name }) => name === tier)!.ref;
    expect(body).toMatchObject({
      tickets: [
        { ticketTypeRef: refOf('Saturday'), quantity: 2 },
        { ticketTypeRef: refOf('Sunday'), quantity: 1 },
        {
          ticketTypeRef: refOf('Crew of five'),
          quantity: 1,
          attendees: [{ name: 'Bola Ade' }, { name: 'Guest 2' }, { name: 'Guest 3' }, { name: 'Guest 4' }, { name: 'Guest 5' }],
        },
      ],
      responses: { 'crew-name': 'Blue Hands' },
    });
    expect((await read<{ totalMinor: number }>(`/checkouts/${ref}`)).totalMinor).toBeGreaterThan(2_800_000 + 7_500_000);
  });

  it('tells how free and paid tickets together are handled, and opens one checkout of both', async () => {
    const { page } = await visit('/events/reading-cloth-online');
    await take(page, 'Students', '1');
    await page.getByText('1 ticket, free').waitFor();
    expect(await buttons(page).textContent()).toBe('Register');
    await take(page, 'Live and recording', '1');
    await page.getByText('The free ones come with the others, once these are paid.').waitFor();
    await page.getByLabel('Your university').fill('Ibadan');
    await sayWho(page);
    expect((await goToThePayment(page)).body).toMatchObject({
      tickets: [{ quantity: 1 }, { quantity: 1 }],
      responses: { university: 'Ibadan' },
    });
  });

  it('[D-59] offers what is often given as buttons, and takes what somebody types', async () => {
    const { page } = await visit('/events/cloth-for-class', PHONE);
    const preset = page.getByRole('button', { name: '₦9,500' });
    await preset.click();
    expect([await preset.getAttribute('aria-pressed'), await page.getByLabel('You give (NGN)').inputValue()]).toEqual(['true', '9500']);
    await page.getByText('1 ticket, subtotal ₦9,500 before fees').waitFor();
    expect(await faultsOf(page, LOOKS, 'example-storefront-donation')).toEqual([]);
    await page.getByLabel('You give (NGN)').fill('2500.50');
    await take(page, 'Supper and a gift', '2');
    expect(await preset.getAttribute('aria-pressed')).toBe('false');
    await page.getByText('2 tickets, subtotal ₦5,001 before fees').waitFor();
    await sayWho(page);
    expect((await goToThePayment(page)).body).toMatchObject({ tickets: [{ quantity: 2, amountMinor: 250_050 }], currency: 'NGN' });
  });

  it('[§4.3 unlockCodes] asks for the code of an invitation, says when it is not the one, and opens what it unlocks', async () => {
    const hidden = await hiddenTicket();
    const { page } = await visit(`/events/adire-design-fair?ticket=${hidden}`);
    await sayWho(page);
    await page.getByLabel('Unlock code').fill('WRONG');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.locator('.fault:not(:empty)').first().waitFor();
    expect(await page.getByLabel('How many: By invitation').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Unlock code').fill('MAKERS24');
    expect((await goToThePayment(page)).body).toMatchObject({
      tickets: [{ ticketTypeRef: hidden, quantity: 1 }],
      unlockCodes: ['MAKERS24'],
    });

    const { page: linked } = await visit(`/events/adire-design-fair?ticket=${hidden}&code=MAKERS24`);
    expect(await linked.getByLabel('Unlock code').inputValue()).toBe('MAKERS24');
  });

  const hiddenTicket = async () => {
    const { data } = (
      await service.client.get<{ data: { slug: string; ref: string }[] }>('/v1/admin/events', { key: site.shop.adminToken })
    ).body;
    const { ref } = data.find(({ slug }) => slug === 'adire-design-fair')!;
    const event = (
      await service.client.get<{ ticketTypes: { key: string; ref: string }[] }>(`/v1/admin/events/${ref}`, { key: site.shop.adminToken })
    ).body;
    return event.ticketTypes.find(({ key }) => key === 'makers')!.ref;
  };

  it('[§4.4] registers several free types by the keyboard alone, with the age of each guest', async () => {
    const { page } = await visit('/events/family-day');
    const type = async (selector: string, text: string) => {
      await tabTo(page, selector);
      await page.keyboard.type(text);
    };
    await tabTo(page, '[name="tickets[0].quantity"]');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '[name="tickets[1].quantity"]');
    await page.keyboard.press('ArrowUp');
    await type('[name="contact.name"]', 'Adaeze Obi');
    await type('[name="contact.email"]', 'family@guests.example');
    await type('[name="tickets[0].attendees[0].name"]', 'Adaeze Obi');
    await type('[name="tickets[0].attendees[0].dateOfBirth"]', '05171990');
    const request = page.waitForRequest((request) => request.method() === 'POST');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({
      tickets: [{ quantity: 1, attendees: [{ name: 'Adaeze Obi', dateOfBirth: '1990-05-17' }] }, { quantity: 1 }],
    });
    await page.getByRole('heading', { name: 'See you there, Adaeze Obi' }).waitFor();
    expect(await page.evaluate('document.activeElement.className')).toBe('done');
  });

  it('takes the least that can be had, or none', async () => {
    const { page } = await visit('/events/family-day');
    await take(page, 'A row', '2');
    const wrong = () => page.evaluate(`document.querySelector('[name="tickets[2].quantity"]').validationMessage`);
    expect(await wrong()).toBe('Take at least 3, or none.');
    await take(page, 'A row', '3');
    expect(await wrong()).toBe('');
  });

  it('can be kept in a calendar, and shared with others', async () => {
    const { page } = await visit('/events/adire-design-fair');
    const href = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
    const answer = await fetch(site.url + href);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Adire Design Fair: Makers' Day\r\n[^]*LOCATION:Freedom Park\\, Lagos Island\r\n[^]*BEGIN:VEVENT[^]*END:VCALENDAR\r\n$/,
    );
    expect((await fetch(`${site.url}/events/nothing/event.ics`)).status).toBe(404);
    const address = `${site.url}/events/adire-design-fair`;
    expect(decodeURIComponent((await page.getByRole('link', { name: 'Share by e-mail' }).getAttribute('href'))!)).toBe(
      `mailto:?subject=Adire Design Fair&body=${address}`,
    );
    expect(await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')).toContain(encodeURIComponent(address));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
  });
});

/** Free types of which one asks for each guest, one for nothing, and one is taken by threes. */
const FAMILY_DAY = {
  slug: 'family-day',
  title: 'Family Day',
  mode: 'rsvp',
  format: 'physical',
  startAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  endAt: new Date(Date.now() + 30 * 86_400_000 + 7_200_000).toISOString(),
  dobMode: 'attendee',
  ticketTypes: [
    { key: 'adult', name: 'Grown-up', kind: 'free', minAge: 18, maxPerOrder: 3, requiresAttendeeDetails: true },
    { key: 'child', name: 'Child', kind: 'free', maxPerOrder: 4 },
    { key: 'row', name: 'A row', kind: 'free', minPerOrder: 3, maxPerOrder: 6 },
  ],
};
