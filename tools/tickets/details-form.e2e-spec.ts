import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { type Control, PlainBrowser, textOf } from './plain-browser';
import { fieldOf } from './take-a-ticket';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const size = { key: 'size', label: 'Size', required: true };
const gala = {
  slug: 'gala',
  title: 'Gala',
  startAt: '2031-03-01T18:00:00Z',
  endAt: '2031-03-01T22:00:00Z',
  timezone: 'Africa/Lagos',
  dobMode: 'attendee',
  attendeeEmailRequired: true,
  ticketTypes: [
    {
      key: 'crew',
      name: 'Crew of two',
      kind: 'paid',
      prices: naira(900_000),
      groupSize: 2,
      minAge: 18,
      requiresAttendeeDetails: true,
      maxPerOrder: 4,
    },
    {
      key: 'shirt',
      name: 'With a shirt',
      kind: 'paid',
      prices: naira(700_000),
      formFields: [{ ...size, type: 'select', options: ['S', 'L'] }],
    },
    { key: 'shoes', name: 'With shoes', kind: 'paid', prices: naira(800_000), formFields: [{ ...size, type: 'number' }] },
    { key: 'bus', name: 'A bus', kind: 'paid', prices: naira(100_000), groupSize: 30, requiresAttendeeDetails: true, maxPerOrder: 10 },
  ],
};
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@gala.example' };

describe('the form that sells tickets with details', () => {
  let service: SharedService;
  let shop: Shop;
  let browser: PlainBrowser;
  let refs: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'gala', { version: 1, events: [gala] });
  });
  beforeEach(async () => {
    browser = new PlainBrowser();
    await browser.open(`${service.urls[0]}/${shop.slug}/e/gala`);
    refs = Object.fromEntries(gala.ticketTypes.map(({ key, name }) => [key, fieldOf(browser.html, name).replace('quantity.', '')]));
  });

  const details = () => browser.formWith(({ name, type }) => name === 'contact.name' && type !== 'hidden');
  const chooser = () => browser.formWith(({ name, type }) => name.startsWith('quantity.') && type === 'number');
  const choose = (quantities: Record<string, string>) =>
    browser.send(chooser(), Object.fromEntries(Object.entries(quantities).map(([key, quantity]) => [`quantity.${refs[key]}`, quantity])));
  const seat = (index: number, what: string) => `seats.${refs['crew']}.${index}.${what}`;
  const valueOf = (name: string) => details().controls.find((control: Control) => control.name === name)?.value;
  const guest = (index: number) => ({
    [seat(index, 'name')]: `Guest ${index}`,
    [seat(index, 'email')]: `guest${index}@gala.example`,
    [seat(index, 'dateOfBirth')]: '1990-05-17',
  });

  it('keeps what was typed while another number of tickets is chosen, and has fields for each guest then', async () => {
    await choose({ crew: '1' });
    expect(details().controls.filter(({ name }) => /^seats\..*\.name$/.test(name))).toHaveLength(2);
    await browser.send(details(), { ...buyer, ...guest(1) }, { name: 'step', value: 'tickets' });
    expect([
      browser.status,
      textOf(browser.html).includes('Tickets'),
      chooser().controls.find(({ name }) => name === `quantity.${refs['crew']}`)?.value,
    ]).toEqual([200, true, '1']);
    await choose({ crew: '2' });
    expect(details().controls.filter(({ name }) => /^seats\..*\.name$/.test(name))).toHaveLength(4);
    expect([valueOf('contact.name'), valueOf(seat(1, 'name')), valueOf(seat(1, 'dateOfBirth')), valueOf(seat(3, 'name'))]).toEqual([
      'Ada Obi',
      'Guest 1',
      '1990-05-17',
      '',
    ]);
    await browser.send(details(), { [seat(0, 'dateOfBirth')]: '1990-05-17', ...guest(2), ...guest(3) });
    expect(new URL(browser.url).pathname).toMatch(/\/c\/chk_/);
    for (const name of ['Ada Obi', 'Guest 1', 'Guest 2', 'Guest 3']) expect(browser.html).toContain(`value="${name}"`);
  });

  it('[D-96] says beside each guest who is too young, and keeps the rest', async () => {
    await choose({ crew: '2' });
    await browser.send(details(), {
      ...buyer,
      [seat(0, 'dateOfBirth')]: '1990-05-17',
      ...guest(1),
      ...guest(2),
      ...guest(3),
      [seat(1, 'dateOfBirth')]: '2020-01-01',
      [seat(3, 'dateOfBirth')]: '2021-01-01',
    });
    expect(browser.status).toBe(400);
    const wrong = [...browser.html.matchAll(/id="seats-\w+-(\d)-dateOfBirth-error"/g)].map(([, index]) => index);
    expect([wrong, valueOf(seat(2, 'name')), textOf(browser.html).includes('at least 18')]).toEqual([['1', '3'], 'Guest 2', true]);
  });

  it('asks two questions of one key apart, and each ticket has its own answer', async () => {
    await choose({ shirt: '1', shoes: '2' });
    const [shirt, shoes] = ['shirt', 'shoes'].map((key) => `answers.${refs[key]}.size`) as [string, string];
    await browser.send(details(), { ...buyer, [shirt]: 'L', [shoes]: 'big' });
    expect([browser.status, browser.html.includes(`id="${shoes.replace(/\W+/g, '-')}-error"`), valueOf(shirt)]).toEqual([400, true, 'L']);
    await browser.send(details(), { [shoes]: '43' });
    expect(new URL(browser.url).pathname).toMatch(/\/c\/chk_/);
    const answers = browser.forms.flatMap(({ controls }) => controls).filter(({ name }) => name.endsWith('responses.size'));
    expect(answers.map(({ value }) => value)).toEqual(['L', '43', '43']);
  });

  it('[D-106] refuses more seats than may be taken at once before it asks who sits on them', async () => {
    await choose({ bus: '3', crew: '4', shirt: '9' });
    expect([textOf(browser.html).includes('Take at most 100 seats at a time.'), browser.html.includes('name="seats.')]).toEqual([
      true,
      false,
    ]);
    await browser.open(`/${shop.slug}/e/gala?${new URLSearchParams({ [`quantity.${refs['bus']}`]: '900' })}`);
    expect([browser.html.length < 60_000, textOf(browser.html).includes('Take at most 100 seats at a time.')]).toEqual([true, true]);
  });

  it('is in French for who reads French', async () => {
    const answer = await fetch(`${service.urls[0]}/${shop.slug}/e/gala?${new URLSearchParams({ [`quantity.${refs['crew']}`]: '1' })}`, {
      headers: { 'accept-language': 'fr' },
    });
    const words = textOf(await answer.text());
    for (const word of ['Date de naissance', 'Modifier les billets', 'Continuer vers le paiement']) expect(words).toContain(word);
  });

  it('is a page of 60 KB at most with 38 guests', async () => {
    await choose({ bus: '1', crew: '4' });
    expect(details().controls.filter(({ name }) => /^seats\..*\.name$/.test(name))).toHaveLength(38);
    expect(browser.html.length).toBeLessThan(60_000);
  });
});
