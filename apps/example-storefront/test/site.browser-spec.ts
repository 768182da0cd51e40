import {
  DESKTOP,
  faultsOf,
  openExampleSite,
  PHONE,
  PHONE_BY_NIGHT,
  sharedService,
  useBrowser,
  type ExampleSite,
  type SharedService,
  type Visitor,
} from '@svc/testing';
import type { Page } from 'playwright-core';

const PAGES = [
  '/',
  '/products',
  '/products/tote-bag',
  '/products/private-dye-lesson',
  '/products/first-home-set',
  '/collections/for-the-home',
  '/events',
  '/events/adire-design-fair',
  '/events/makers-supper',
  '/events/natural-dye-masterclass',
  '/events/cloth-for-class',
  '/cart',
];

/** Returns the beginning of the names of a page's pictures: `example-storefront-events-makers-supper`. */
const pictureOf = (path: string) => `example-storefront-${path.slice(1).replaceAll('/', '-') || 'home'}`;

describe('the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service, { events: [MAKERS_SUPPER] });
  });

  afterAll(() => site?.stop());

  const visit = async (path: string, visitor?: Visitor) => {
    const watched = await openPage(site.origins, visitor);
    await watched.page.goto(site.url + path);
    await watched.page.waitForSelector('main:not([aria-busy])');
    return watched;
  };

  const choose = (page: Page, option: string) => page.getByRole('radio', { name: option, exact: true }).check();

  it.each(PAGES)(
    'keeps to itself and its API at %s, has no errors, and keeps nobody out, at a desk by day or on a phone in the dark',
    async (path) => {
      const { page, troubles } = await visit(path);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await faultsOf(page, [DESKTOP, PHONE_BY_NIGHT], pictureOf(path))).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(troubles).toEqual([]);
    },
  );

  it('[§1 r1] shows the brand, its products, collections and events from one answer', async () => {
    const { page } = await openPage(site.origins);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/store/')) requests.push(new URL(request.url()).pathname);
    });
    await page.goto(site.url);
    await page.waitForSelector('main:not([aria-busy])');
    expect(await page.title()).toBe('Adire House');
    expect(await page.textContent('h1')).toBe('Blue that took nine days');
    for (const kind of ['products', 'collections', 'events']) {
      expect(await page.locator(`main .card a[href^="/${kind}/"]`).count()).toBeGreaterThan(2);
    }
    expect(requests).toEqual(['/v1/store/storefront']);
  });

  it('[D-158] says on every page that the shop is closed, until when, and why, while it is', async () => {
    const set = (closed: unknown) => service.client.patch('/v1/admin/workspace', { closed }, { key: site.shop.adminToken });
    await set({ until: '2031-01-04T08:30:00Z', note: 'On <b>holiday</b>' });
    try {
      for (const path of ['/', '/cart']) {
        const { page } = await visit(path);
        const notice = page.locator('.closed-notice');
        expect(await notice.locator('p').allTextContents()).toEqual([
          expect.stringMatching(/^Adire House is closed until .*2031.*09:30\.$/),
          'On <b>holiday</b>',
        ]);
        expect(await faultsOf(page, [PHONE, DESKTOP])).toEqual([]);
      }
    } finally {
      await set(null);
    }
    const { page } = await visit('/');
    expect(await page.locator('.closed-notice').count()).toBe(0);
  });

  it('wears the merchant’s colour', async () => {
    const { page } = await visit('/');
    expect(await page.evaluate("getComputedStyle(document.querySelector('.button.primary')).backgroundColor")).toBe('rgb(43, 58, 103)');
  });

  it('[§2.3 r2] finds the variant of the chosen options, and tells its price', async () => {
    const { page } = await visit('/products/tote-bag');
    await choose(page, 'Large');
    await choose(page, 'Rust');
    expect(await page.getByRole('radio', { name: 'Large' }).isChecked()).toBe(true);
    const large = await page.textContent('.variant .price');
    await choose(page, 'Everyday');
    expect(await page.textContent('.variant .price')).not.toBe(large);
  });

  it('[§2.3 r5] shows a sold-out variant, which can be chosen but not bought', async () => {
    const { page } = await visit('/products/tote-bag');
    await choose(page, 'Everyday');
    await choose(page, 'Oatmeal');
    expect(await page.textContent('.stock')).toBe('Sold out');
    expect(await page.getByRole('button', { name: /Add to cart/ }).count()).toBe(0);
  });

  it('[§2.3 r4] takes pre-orders of what is out of stock, and says what is paid now', async () => {
    const { page } = await visit('/products/carved-stool');
    expect(await page.textContent('.stock')).toMatch(/Pre-order.*about six weeks.*40 pieces left.*deposit of 40 %/);
    expect(await page.getByRole('button', { name: 'Pre-order' }).isVisible()).toBe(true);
  });

  it('shows the free times of a lesson, and those of another day when one is chosen', async () => {
    const { page } = await visit('/products/private-dye-lesson');
    await page.waitForSelector('.booking .chip');
    const answered = page.waitForResponse((response) => /\/slots\?.*date=/.test(response.url()));
    const day = await page.inputValue('input[name=day]');
    const next = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.fill('input[name=day]', next);
    await page.locator('input[name=day]').blur();
    expect((await answered).url()).toContain(`date=${next}`);
  });

  it('finds products by words, collection, price and stock, in an order, and keeps that in the address', async () => {
    const { page, troubles } = await visit('/products');
    const names = () => page.locator('.cards h3').allTextContents();
    await page.waitForSelector('.cards li');
    const all = (await names()).length;
    await page.getByLabel('Search').fill('indigo');
    await page.locator('[role=status]', { hasText: /^\d+ pieces?$/ }).waitFor();
    expect((await names()).every((name) => /indigo/i.test(name))).toBe(true);
    expect(new URL(page.url()).search).toBe('?q=indigo');
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Sort by').selectOption('name');
    await page.getByLabel('Available now').check();
    const sorted = await names();
    expect([sorted.length < all, sorted]).toEqual([true, [...sorted].sort((one, other) => one.localeCompare(other))]);
    await page.reload();
    await page.waitForSelector('.cards li');
    expect(await names()).toEqual(sorted);
    await page.getByLabel('Search').fill('nothing is called that');
    await page.getByText('Nothing fits.').waitFor();
    expect(await faultsOf(page, [DESKTOP, PHONE])).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('leads nowhere that there is nothing: every link of the site to itself opens a page', async () => {
    const { page, troubles } = await visit('/');
    const seen = new Set<string>();
    const waiting = ['/', '/notes/how-indigo-works', '/pages/help'];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      await page.goto(site.url + path);
      await page.waitForSelector('main:not([aria-busy])');
      expect([path, await page.locator('h1').first().textContent()]).not.toEqual([
        path,
        expect.stringMatching(/nothing|not find|no such/i),
      ]);
      const paths = await page.evaluate<string[]>(
        `[...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)`,
      );
      waiting.push(
        ...paths.filter(
          (each) =>
            !each.endsWith('.ics') &&
            (!/^\/(products|events)\/./.test(each) || [...seen].filter((one) => one.startsWith(each.slice(0, 8))).length < 3),
        ),
      );
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['/pages/about', '/pages/help', '/pages/visit', '/catalogs/lookbook', '/products', '/events', '/account']),
    );
    expect(troubles).toEqual([]);
  });

  it.each(['/pages/help', '/catalogs/lookbook', '/notes/how-indigo-works'])(
    'shows what the merchant has written, for everybody: %s',
    async (path) => {
      const { page } = await visit(path);
      expect(await page.locator('main h1').textContent()).toMatch(/\w{4}/);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(120);
      expect(await faultsOf(page, [DESKTOP, PHONE_BY_NIGHT], pictureOf(path))).toEqual([]);
    },
  );

  it('prices in the currency that the visitor chooses, where there is one', async () => {
    const { page } = await visit('/products/tote-bag');
    expect(await page.textContent('.variant .price')).toContain('₦');
    await page.getByLabel('Currency').selectOption('USD');
    await page.locator('.variant .price', { hasText: '$' }).waitFor();
  });

  it('shows the tiers of an event, its place and its days', async () => {
    const { page } = await visit('/events/adire-design-fair');
    const tickets = await page.locator('.tier h3').allTextContents();
    expect(tickets).toEqual(expect.arrayContaining(['Weekend pass', 'Crew of five']));
    expect(await page.textContent('.facts')).toContain('Freedom Park');
    expect(await page.locator('.days li').count()).toBe(2);
    expect(await page.getByRole('listitem').filter({ hasText: 'Weekend pass' }).first().textContent()).toMatch(/This price until/);
  });

  describe('the cart of a visitor', () => {
    const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).click();

    it('[§2.3 r4] counts what is added, and takes no more than there are', async () => {
      const { page, troubles } = await visit('/products/bubu-dress');
      await page.getByLabel('Size').selectOption({ label: 'L' });
      await page.getByLabel('Quantity').fill('2');
      await add(page);
      await page.getByText('It is in your cart.').waitFor();
      await add(page);
      await page.getByText('The last 1 are in your cart.').waitFor();
      await page.getByRole('link', { name: 'Cart 3' }).click();
      expect(await page.getByLabel('How many: ').inputValue()).toBe('3');
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('There is nothing in it yet.').waitFor();
      expect(troubles).toEqual([]);
    });

    it('shows lines with their options and sums, asks where to deliver, and fits a phone', async () => {
      const { page } = await visit('/products/tote-bag', PHONE);
      await choose(page, 'Large');
      await page.getByLabel('Which initials?').fill('A.O.');
      await add(page);
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.waitForSelector('.line');
      expect(await page.textContent('.line')).toMatch(/Large.*A\.O\./);
      expect(await page.getByRole('radio', { name: /Lagos Mainland/ }).isVisible()).toBe(true);
      expect(await page.textContent('.cart .big')).toContain('₦');
      await page.getByLabel('Pay in').selectOption('USD');
      await page.locator('.cart .big', { hasText: '$' }).waitFor();
      expect(await faultsOf(page, [PHONE])).toEqual([]);
    });

    it('books a time with the answers that it asks for', async () => {
      const { page } = await visit('/products/private-dye-lesson');
      await page.waitForSelector('.booking .chip');
      await page.locator('.booking .chip').first().click();
      await page.getByLabel('Have you dyed cloth before?').selectOption('Never');
      await page.getByLabel('Phone on the day').fill('080');
      await page.getByLabel('I know that indigo stains').check();
      await page.getByRole('button', { name: 'Book' }).click();
      expect(await page.evaluate('[document.activeElement.name, document.activeElement.validity.patternMismatch]')).toEqual([
        'responses.phone',
        true,
      ]);
      await page.getByLabel('Phone on the day').fill('+234 803 123 4567');
      await page.getByRole('button', { name: 'Book' }).click();
      await page.getByText('It is in your cart.').waitFor();
      const [line] = ((await page.evaluate('JSON.parse(localStorage.cart)')) as { lines: object[] }).lines;
      expect(line).toMatchObject({
        quantity: 1,
        slotStartUtc: expect.stringMatching(/Z$/),
        responses: { experience: 'Never', phone: '+234 803 123 4567', stains: 'true' },
      });

      await page.getByRole('link', { name: 'View cart' }).click();
      await page.getByText('Phone on the day: +234 803 123 4567').waitFor();
      await page.getByText('Change the answers').click();
      const phone = page.getByLabel('Phone on the day');
      expect([
        await phone.inputValue(),
        await page.getByLabel('Have you dyed cloth before?').inputValue(),
        await page.getByLabel('I know that indigo stains').isChecked(),
      ]).toEqual(['+234 803 123 4567', 'Never', true]);
      await phone.fill('080');
      await page.getByRole('button', { name: 'Keep these answers' }).click();
      expect(await page.getByText('Phone on the day: 080').count()).toBe(0);
      await phone.fill('+234 803 765 4321');
      await page.getByRole('button', { name: 'Keep these answers' }).click();
      await page.getByText('Phone on the day: +234 803 765 4321').waitFor();
      expect(await faultsOf(page, [PHONE])).toEqual([]);
    });
  });

  describe('the page of a free event', () => {
    const register = (page: Page) => page.getByRole('button', { name: 'Register' }).click();

    it('[§1 r3] [§4.4 r5] gives a seat: the mail has an invite and the ticket, and the shop’s server gets a signed webhook', async () => {
      const { page: staff } = await visit('/webhooks');
      const { page, troubles } = await visit('/events/open-studio-evening');
      await page.getByLabel('How many: In person').fill('1');
      await page.getByLabel('Your name').fill('Adaeze Obi');
      await page.getByLabel('E-mail (or phone)').fill('adaeze@guests.example');
      await page.getByLabel('How did you hear of us?').selectOption('A friend');
      await register(page);
      await page.getByRole('heading', { name: 'See you there, Adaeze Obi' }).waitFor();
      expect(await page.textContent('.done')).toContain('by e-mail to a***@guests.example');
      expect(troubles).toEqual([]);

      const webhook = staff.locator('.webhook', { hasText: 'attendee.registered' });
      await webhook.waitFor();
      expect(await webhook.textContent()).toMatch(/Verified.*open-studio-evening.*confirmed.*storefront_api/);
      const [mail] = await service.mails.mailsTo('adaeze@guests.example');
      expect(mail!.subject).toContain('Open Studio Evening');
      expect(mail!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['text/calendar', 'application/pdf']));
    });

    it('says that the host confirms first, where he does', async () => {
      const { page } = await visit('/events/open-studio-evening');
      await page.getByLabel('How many: Press and schools').fill('1');
      await page.getByLabel('Your name').fill('Bola');
      await page.getByLabel('E-mail (or phone)').fill('bola@example.com');
      await page.getByLabel('Newspaper or school').fill('The Lagos Letter');
      await register(page);
      await page.getByText('The host confirms each guest.').waitFor();
    });

    it('asks for the names and ages of all who come, and what depends on other answers', async () => {
      const { page } = await visit('/events/makers-supper');
      await page.getByLabel('How many').fill('2');
      expect(await page.getByLabel('Which one?').isVisible()).toBe(false);
      await page.getByLabel('Is there food you cannot eat?').check();
      await page.getByLabel('Which one?').fill('Groundnuts');
      await page.getByLabel('Your name').fill('Chidi');
      await page.getByLabel('Phone (or e-mail)').fill('+234 803 123 4567');
      for (const [at, name] of ['Chidi', 'Dupe'].entries()) {
        const guest = page.getByRole('group', { name: `Guest ${at + 1}` });
        await guest.getByLabel('Name').fill(name);
        await guest.getByLabel('Date of birth').fill('1990-05-17');
      }
      const request = page.waitForRequest((request) => request.method() === 'POST');
      await register(page);
      expect((await request).postDataJSON()).toMatchObject({
        tickets: [
          {
            quantity: 2,
            attendees: [
              { name: 'Chidi', dateOfBirth: '1990-05-17' },
              { name: 'Dupe', dateOfBirth: '1990-05-17' },
            ],
          },
        ],
        responses: { allergic: 'true', 'allergic-to': 'Groundnuts' },
      });
      await page.getByText(/as a text message to \+234/).waitFor();
    });

    it('shows what the API finds wrong beside the field, and its message for the rest', async () => {
      const { page } = await visit('/events/makers-supper');
      await page.getByLabel('Your name').fill('Chidi');
      await page.getByLabel('Phone (or e-mail)').fill('+999 123 45678');
      const guest = page.getByRole('group', { name: 'Guest 1' });
      await guest.getByLabel('Name').fill('Efe');
      await guest.getByLabel('Date of birth').fill('2020-05-17');
      await register(page);
      const fault = page.locator('.fault:not(:empty)');
      await fault.waitFor();
      expect(await fault.textContent()).toContain('country code');
      expect(await page.getByLabel('Phone (or e-mail)').getAttribute('aria-invalid')).toBe('true');

      await page.getByLabel('Phone (or e-mail)').fill('+2348031234568');
      await register(page);
      await page.getByText('You must be at least 18 years old').waitFor();
      expect(await fault.count()).toBe(0);
    });
  });

  it('[§6 r1] shows its staff what somebody else has sent as not verified', async () => {
    const { page } = await visit('/webhooks', PHONE);
    await fetch(`${site.url}/webhooks`, { method: 'POST', body: '{"type":"checkout.completed"}' });
    await page.getByText('✗ Not verified').waitFor();
    expect(await faultsOf(page, [PHONE])).toEqual([]);
  });

  it('shows the API’s words when there is no such product', async () => {
    const { page } = await visit('/products/nothing-like-it');
    expect(await page.textContent('h1')).toBe('That is not here');
    expect(await page.textContent('.problem')).toMatch(/product.*req_/i);
  });

  it('says in words for visitors that the API does not answer, and offers to try again', async () => {
    const { page } = await openPage(site.origins);
    await page.route('**/v1/store/storefront', (route) => route.abort());
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'The shop did not answer' }).waitFor();
    expect(await page.textContent('.problem')).toMatch(/Is there a connection\?.*Try again/s);
    expect(await page.textContent('.problem')).not.toContain('127.0.0.1');
  });

  it('says so when there is no such page', async () => {
    const { page } = await openPage(site.origins);
    const response = await page.goto(`${site.url}/nothing/here`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'That is not here' }).waitFor();
  });

  const throttled = (seconds: string) => ({
    status: 429,
    headers: { 'access-control-allow-origin': site.url, 'access-control-expose-headers': 'Retry-After', 'retry-after': seconds },
    json: { error: { code: 'RATE_LIMITED', message: 'Too many requests; wait a little.', retryable: true, requestId: 'req_1' } },
  });

  it('[§7 RATE_LIMITED] waits as long as Retry-After says, and asks again', async () => {
    const { page } = await openPage(site.origins);
    await page.route('**/v1/store/storefront', (route) => route.fulfill(throttled('1')), { times: 1 });
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Blue that took nine days' }).waitFor();
  });

  it('[§7 RATE_LIMITED] shows the message when it would have to wait for long', async () => {
    const { page } = await openPage(site.origins);
    await page.route('**/v1/store/storefront', (route) => route.fulfill(throttled('3600')));
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'One moment, please' }).waitFor();
    expect(await page.textContent('.problem')).toContain('Too many requests; wait a little.');
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  });
});

/** A free event that asks for everything that can be asked; the demo has none. */
const MAKERS_SUPPER = {
  slug: 'makers-supper',
  title: 'Makers’ Supper',
  mode: 'rsvp',
  format: 'physical',
  startAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  endAt: new Date(Date.now() + 30 * 86_400_000 + 7_200_000).toISOString(),
  minAge: 18,
  dobMode: 'attendee',
  ticketTypes: [
    {
      key: 'seat',
      name: 'Seat',
      kind: 'free',
      minAge: 18,
      maxPerOrder: 3,
      requiresAttendeeDetails: true,
      formFields: [
        { key: 'allergic', type: 'checkbox', label: 'Is there food you cannot eat?' },
        { key: 'allergic-to', type: 'text', label: 'Which one?', required: true, showIf: { field: 'allergic', equals: 'true' } },
        { key: 'days', type: 'multi_select', label: 'Which days could you help?', options: ['Friday', 'Saturday'] },
        { key: 'drink', type: 'radio', label: 'To drink', options: ['Zobo', 'Water'] },
      ],
    },
  ],
};
