import fc from 'fast-check';
import { inDays, openHostedCheckout, openShop, postCheckout, sharedService, type SharedService, type Shop } from '@svc/testing';

/** Form as a page shows it: its address, and the values that a visitor sends without changing anything. */
interface ShownForm {
  action: string;
  fields: [name: string, value: string][];
}

const RUNS = 150;
const AT_ONCE = 4;

/** Values that have broken forms before, beside random ones. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '1.5',
  'NaN',
  '9'.repeat(40),
  'null',
  'on',
  '[object Object]',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table checkout; --",
  '${7*7}',
  '<script>alert(1)</script>',
  'é'.repeat(200),
  'x'.repeat(5_000),
  '2026-02-30',
  '275760-09-14',
  '__proto__',
  'constructor',
  'tic_zzzzzzzzzzzzzzzzzzzzzzzzzz',
  '+2348031234567',
  'ada@buyers.example',
  'NG',
  'XX',
  'card',
  '\r\n.\r\n',
  '＠',
  '١٢٣',
];

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: { website: 'https://forms.example' },
  deliveryZones: [{ key: 'lagos', kind: 'delivery', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Blue', prices: naira(500_000), stock: 90 }] },
    { slug: 'sofa', name: 'Sofa', variants: [{ key: 'one', name: 'Indigo', prices: naira(8_000_000), stock: 5 }], saveForItEnabled: true },
    { slug: 'lamp', name: 'Lamp', variants: [{ key: 'one', name: 'Brass', prices: naira(900_000), stock: 0 }], restockAlertsEnabled: true },
  ],
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: inDays(60),
      endAt: inDays(60.2),
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['fair/friends'] }],
      ticketTypes: [
        {
          key: 'entry',
          name: 'Entry',
          kind: 'free',
          capacity: 40,
          groupSize: 2,
          requiresAttendeeDetails: true,
          minAge: 12,
          formFields: [
            { key: 'car', type: 'radio', label: 'Car?', options: ['Yes', 'No'], required: true },
            { key: 'born', type: 'date', label: 'Born' },
            { key: 'likes', type: 'multi_select', label: 'Likes', options: ['Blue', 'Red'] },
          ],
        },
        { key: 'supper', name: 'Supper', kind: 'paid', prices: naira(500_000), capacity: 40 },
        {
          key: 'table',
          name: 'Table',
          kind: 'deposit',
          prices: naira(1_000_000),
          depositType: 'percent',
          depositValue: 30,
          depositBalanceDueAt: inDays(30),
        },
        { key: 'give', name: 'Give', kind: 'donation', donationPresets: [200_000] },
        { key: 'friends', name: 'Friends', kind: 'paid', prices: naira(100_000), visibility: 'hidden' },
      ],
    },
  ],
};
const buyer = { name: 'Ada Obi', email: 'ada@buyers.example' };
const KNOWN: Record<string, string> = { 'contact.name': buyer.name, 'contact.email': buyer.email, email: buyer.email, name: buyer.name };

describe('forms of hosted pages that are sent with anything', () => {
  let service: SharedService;
  let shop: Shop;
  let forms: ShownForm[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'forms', document);
    await service.client.patch(
      '/v1/admin/workspace',
      {
        selfService: {
          tickets: { rename: true, giveAway: true, giveBack: true },
          orders: { cancelCheckout: true, changeAddress: true, requestRefund: true },
        },
      },
      { key: shop.adminToken },
    );
    await service.client.post(
      '/v1/admin/forms',
      {
        slug: 'repairs',
        name: 'Repairs',
        published: true,
        fields: [
          { key: 'name', label: 'Name', type: 'text' },
          { key: 'when', label: 'When', type: 'date' },
        ],
      },
      { key: shop.adminToken },
    );
    forms = (await Promise.all((await addresses()).map(formsOf))).flat();
    forms.push(
      ...forms
        .filter(({ action }) => /\/o\/|\/give-away$/.test(new URL(action).pathname))
        .map(({ action, fields }): ShownForm => ({ action: action.replace('?', '/confirm?'), fields: [...fields, ['code', '123456']] })),
    );
  }, 60_000);

  /** Returns the addresses of a page of every kind with a form, each in a state in which it shows one. */
  async function addresses(): Promise<string[]> {
    const own = (path: string) => `${service.urls[0]}/${shop.slug}/${path}`;
    const { ticketTypes } = (
      await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/fair', { key: shop.keys.secretLive })
    ).body;
    const tier = (name: string) => ticketTypes.find((ticketType) => ticketType.name === name)!.ref;
    const quantity = (name: string) => `quantity.${tier(name)}=1`;
    const tickets = (name: string) =>
      postCheckout(service, shop, 'events/fair/checkout', { tickets: [{ ticketTypeRef: tier(name), quantity: 2 }], contact: buyer });
    const [goods, parcel, savings, seats, deposit] = await Promise.all([
      openHostedCheckout(service, shop, ['mug'], { contact: buyer }),
      openHostedCheckout(service, shop, ['mug'], { contact: buyer }),
      openHostedCheckout(service, shop, ['sofa'], { contact: buyer }),
      tickets('Supper'),
      tickets('Table'),
    ]);
    const orderOf = async ({ ref, hostedUrl }: { ref: string; hostedUrl: string }) => {
      await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
      return new URL(readAttribute(await (await fetch(hostedUrl)).text(), /href="([^"]*\/o\/ord_[^"]*)"/)!, service.urls[0]).href;
    };
    const [order, sent] = await Promise.all([orderOf(deposit), orderOf(parcel)]);
    const orderPage = await (await fetch(order)).text();
    const linked = (part: string) => new URL(readAttribute(orderPage, new RegExp(`href="([^"]*/${part}/[^"]*)"`))!, service.urls[0]).href;
    return [
      own(`e/fair?${quantity('Entry')}`),
      own(`e/fair?${quantity('Supper')}&code=FRIENDS`),
      own('e/fair?code=FRIENDS'),
      own('f/repairs'),
      own('newsletter'),
      own('restock/lamp'),
      goods.hostedUrl,
      savings.hostedUrl,
      savings.hostedUrl.replace('?', '/save?'),
      seats.hostedUrl,
      order,
      sent,
      linked('b'),
      linked('t'),
      linked('t').replace('?', '/give-away?'),
    ];
  }

  const readAttribute = (html: string, pattern: RegExp): string | undefined =>
    pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

  /** Returns the forms of a page that are sent by POST, with the values of their fields. */
  async function formsOf(address: string): Promise<ShownForm[]> {
    const answer = await fetch(address);
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} → ${answer.status} ${html.slice(0, 200)}`);
    return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
      .filter(([, attributes]) => /method="post"/i.test(attributes!))
      .map(([, attributes, inside]) => ({
        action: new URL(readAttribute(attributes!, /action="([^"]*)"/) ?? address, answer.url).href,
        fields: [...inside!.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)].flatMap(([, field]) => {
          const name = readAttribute(field!, /\bname="([^"]*)"/);
          return name === undefined ? [] : [[name, readAttribute(field!, /\bvalue="([^"]*)"/) ?? KNOWN[name] ?? '1'] as [string, string]];
        }),
      }));
  }

  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );

  /** Form with some fields replaced, missing, sent twice or unknown; or a body that is not a form. */
  const sent = () =>
    fc.record({
      form: fc.constantFrom(...forms),
      replaced: fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }),
      missing: fc.array(fc.nat(), { maxLength: 3 }),
      added: fc.array(
        fc.tuple(
          fc.oneof(
            value,
            fc.nat().map((index) => `seat.${index}.name`),
          ),
          value,
        ),
        { maxLength: 3 },
      ),
      raw: fc.option(
        fc.oneof(
          fc.constantFrom('%', '=&=&', 'a', '%ff=%fe', `contact.name=${'x'.repeat(300_000)}`),
          fc.string({ unit: 'binary', maxLength: 60 }),
        ),
        { freq: 8 },
      ),
    });

  function bodyOf({
    form,
    replaced,
    missing,
    added,
    raw,
  }: {
    form: ShownForm;
    replaced: [number, string][];
    missing: number[];
    added: [string, string][];
    raw: string | null;
  }): string {
    if (raw !== null) return raw;
    const fields = form.fields.map(([name, value]): [string, string] => [name, value]);
    const at = (index: number) => index % (fields.length || 1);
    for (const [index, value] of replaced) if (fields[at(index)]) fields[at(index)]![1] = value;
    const left = fields.filter((_, index) => !missing.some((dropped) => at(dropped) === index));
    return new URLSearchParams([...left, ...added]).toString();
  }

  it.each([
    ['without a field', () => []],
    ['with every field empty', ({ fields }: ShownForm) => fields.map(([name]): [string, string] => [name, ''])],
  ] as [string, (form: ShownForm) => [string, string][]][])(
    'say what is missing, or lead on, when they are sent %s',
    async (_, fieldsOf) => {
      const silent: string[] = [];
      for (const form of forms.filter(({ action }) => !action.includes('/cancel'))) {
        const answer = await fetch(form.action, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(fieldsOf(form)),
          headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
        });
        const html = await answer.text();
        const leadsOn = answer.status === 303 || (answer.status === 200 && html.includes('autocomplete="one-time-code"'));
        const saysWhat = answer.status >= 400 && /role="alert"[^>]*autofocus/.test(html);
        if (!leadsOn && !saysWhat) silent.push(`${answer.status} ${form.action}`);
      }
      expect(silent).toEqual([]);
    },
  );

  it('[§7 envelope] are answered by a page that says so, or lead on: never by a 5xx, and never with what was sent as markup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constant(undefined).chain(sent), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (filled) => {
        await Promise.all(
          filled.map(async (one) => {
            const body = bodyOf(one);
            const answer = await fetch(one.form.action, {
              method: 'POST',
              redirect: 'manual',
              body,
              headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
            });
            const html = await answer.text();
            const isAnswered =
              answer.status === 303 || (answer.status < 500 && (answer.headers.get('content-type') ?? '').startsWith('text/html'));
            if (!isAnswered || html.includes('<script>alert(1)'))
              throw new Error(`POST ${one.form.action} ${body.slice(0, 500)} → ${answer.status} ${html.slice(0, 300)}`);
          }),
        );
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it.each([
    ['alone', () => '\u0000'],
    ['at the end', (value: string) => `${value}\u0000`],
  ])('are answered by a page, or lead on, with a NUL character %s in each of their fields in turn', async (_, changed) => {
    const failed: string[] = [];
    for (const { action, fields } of forms)
      for (const field of [...new Set(fields.map(([name]) => name)), 'discountCode', 'seat.0.name', 'nul\u0000']) {
        const answer = await fetch(action, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams([
            ...fields.filter(([name]) => name !== field),
            [field, changed(fields.find(([name]) => name === field)?.[1] ?? '')],
          ]),
          headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
        });
        if (answer.status !== 303 && answer.status >= 500) failed.push(`${answer.status} ${action} ${field}`);
      }
    expect(failed).toEqual([]);
  });

  it('are found on every kind of page that has one', () => {
    const kinds = new Set(forms.map(({ action }) => new URL(action).pathname.replace(`/${shop.slug}`, '').replace(/_[0-9a-z]{10,}/g, '')));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        '/b/ord/pay',
        '/c/chk/cancel',
        '/c/chk/pay',
        '/c/chk/save/pay',
        '/e/fair',
        '/f/repairs',
        '/newsletter',
        '/o/ord/address',
        '/o/ord/address/confirm',
        '/o/ord/refund',
        '/o/ord/refund/confirm',
        '/restock/lamp',
        '/t/att/give-away',
        '/t/att/give-away/confirm',
        '/t/att/rename',
      ]),
    );
  });
});
