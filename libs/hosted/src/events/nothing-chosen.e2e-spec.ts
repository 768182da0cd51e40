import { inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const times = { startAt: inDays(60), endAt: inDays(60.2) };
const gift = { key: 'gift', name: 'Supper and a gift', kind: 'donation', donationPresets: [200_000, 500_000] };
const open = { key: 'open', name: 'Keep the vats warm', kind: 'donation' };
const seat = { key: 'seat', name: 'Chair', kind: 'paid', prices: naira(450_000) };
const crew = {
  key: 'crew',
  name: 'Crew',
  kind: 'free',
  requiresAttendeeDetails: true,
  formFields: [{ key: 'food', type: 'radio', label: 'Food', options: ['Fish', 'Rice'], required: true }],
};
const EVENTS: Record<string, object[]> = {
  'a-gift': [gift],
  'any-gift': [open],
  'two-gifts': [gift, open],
  'one-price': [seat],
  'a-gift-or-a-price': [gift, seat],
  'free-with-questions': [crew, { key: 'press', name: 'Press', kind: 'free' }],
};
const document = {
  version: 1,
  events: Object.entries(EVENTS).map(([slug, ticketTypes]) => ({ slug, title: 'Cloth for Class', ...times, ticketTypes })),
};

/** Field of a form: its attributes. */
type Attributes = Record<string, string>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, value]));

/** Returns the fields that a browser without scripts sends of the form of tickets, where `typed` stands in each number field. */
function sentBy(html: string, typed: string): [string, string][] {
  const form = /<form method="get"[^>]*class="stack choose".*?<\/form>/s.exec(html)![0];
  return [...form.matchAll(/<input\b([^>]*)>/g)]
    .map(([, tag]) => attributesOf(tag!))
    .filter(({ type, checked }) => type !== 'radio' || checked !== undefined)
    .map(({ name, type, value }): [string, string] => [name!, type === 'hidden' ? value! : type === 'number' ? typed : '']);
}

describe('a choice of tickets that is sent without one', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'nothing', document);
  });

  const get = async (slug: string, sent: [string, string][] = []) => {
    const answer = await fetch(`${service.urls[0]}/${shop.slug}/e/${slug}?${new URLSearchParams(sent)}`);
    return { status: answer.status, html: await answer.text() };
  };
  const alertIn = (html: string) => /<div[^>]*role="alert"[^>]*autofocus[^>]*>.*?<\/div>/s.exec(html)?.[0] ?? '';

  it.each(Object.keys(EVENTS).flatMap((slug) => ['0', ''].map((typed) => [slug, typed] as const)))(
    'is answered by a message at the place that is empty: %s, with %j in number fields',
    async (slug, typed) => {
      const shown = await get(slug);
      expect([shown.status, alertIn(shown.html)]).toEqual([200, '']);
      const { status, html } = await get(slug, sentBy(shown.html, typed));
      expect([status, alertIn(html)]).toEqual([400, expect.stringMatching(/Choose (?:at least one ticket|how much you give)\./)]);
      for (const [, id] of alertIn(html).matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    },
  );

  it('leads to the amounts of the only donation', async () => {
    const shown = await get('a-gift');
    const { html } = await get('a-gift', sentBy(shown.html, '0'));
    expect(alertIn(html)).toMatch(/<a href="#amount-[^"]+">Choose how much you give\.<\/a>/);
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="[^"]*-error"/);
  });

  it.each([
    ['', '[Ee]nter your code.'],
    ['NOPE', 'this code opens no tickets here now.'],
  ])('says of the code %j beside it: %s', async (code, message) => {
    const { status, html } = await get('one-price', [['code', code]]);
    expect([status, alertIn(html)]).toEqual([200, expect.stringMatching(new RegExp(`<a href="#code">.*${message}</a>`))]);
  });
});
