import { randomBytes } from 'node:crypto';
import type { Shop } from '@svc/testing';
import {
  film,
  filled,
  json,
  largestDocument,
  largestProduct,
  many,
  MEBIBYTE,
  mostValues,
  MULTIPART,
  multipart,
  noise,
  productsOf,
  zipped,
} from './bodies';
import type { Body, Disturbance } from './send';
import { hardPattern, QUESTIONS, type Tenants } from './tenants';

/** Largest body of a storefront's request, bytes. */
const STORE_LIMIT = 256 * 1_024;
const PARALLEL = 5;

/** Everything that one tenant may do to be a burden, in the order in which it is done. */
export function disturbancesOf(tenants: Tenants, exported: Buffer): Disturbance[] {
  return [
    ...documents(tenants, exported),
    ...items(tenants),
    ...forms(tenants),
    ...registrations(tenants),
    ...uploads(tenants),
    ...exportsOf(tenants),
  ];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { 'content-encoding': 'gzip' };

function documents({ maker, shop, large }: Tenants, exported: Buffer): Disturbance[] {
  const put = (
    name: string,
    body: Body,
    { of = maker, dryRun = true, gzip = false, times = 1 }: { of?: Shop; dryRun?: boolean; gzip?: boolean; times?: number } = {},
  ): Disturbance => ({
    name: `document: ${name}`,
    method: 'PUT',
    path: `/v1/admin/document${dryRun ? '?dryRun=true' : ''}`,
    headers: { ...bearer(of.adminToken), ...JSON_TYPE, ...(gzip && GZIP) },
    body,
    times,
  });
  const ones = () => productsOf('1,', 7.6 * MEBIBYTE);
  return [
    put('32 MiB of products, planned', () => largestDocument('pass_on')),
    put('32 MiB of tables, just below 3,000,000 values, planned', () => mostValues()),
    put('10,000 products as they are, planned', () => exported, { of: shop }),
    put('10,000 products each changed, planned', () => Buffer.from(exported.toString().replaceAll('"pass_on"', '"absorb"')), { of: shop }),
    put(
      'one product instead of 100,000, planned',
      () =>
        json({
          version: 1,
          products: [{ slug: 'only', name: 'Only', variants: [{ name: 'One', prices: [{ currency: 'NGN', priceMinor: 1 }] }] }],
        }),
      { of: large },
    ),
    put('7.6 MiB of `1,`', ones),
    put('7.6 MiB of `1,`, 5 at once', ones, { times: PARALLEL }),
    put('7.6 MiB of `{},`', () => productsOf('{},', 7.6 * MEBIBYTE)),
    put('7.6 MiB of `[`', () => filled('{"version":1,"products":', '[', 7.6 * MEBIBYTE, '')),
    put('7.6 MiB of `[`, closed', () =>
      filled('{"version":1,"products":', '[', 3.8 * MEBIBYTE, ']'.repeat(Math.floor(3.8 * MEBIBYTE) - 25) + '}'),
    ),
    put('2,990,000 wrong values', () => productsOf('7,', 5.98 * 1e6)),
    put('30 MiB of `1,`', () => productsOf('1,', 30 * MEBIBYTE)),
    put('30 MiB of keys', () => filled('{"version":1,', '"a":1,', 30 * MEBIBYTE, '"b":1}')),
    put('30 MiB in one text', () => filled('{"version":1,"products":"', 'x', 30 * MEBIBYTE, '"}')),
    put('8 KB that unfold to 7.6 MB', () => zipped(productsOf('1,', 7.6e6)), { gzip: true }),
    put('8 KB that unfold to 7.6 MB, 5 at once', () => zipped(productsOf('1,', 7.6e6)), { gzip: true, times: PARALLEL }),
    put('30 KB that unfold to 30 MiB', () => zipped(productsOf('1,', 30 * MEBIBYTE)), { gzip: true }),
    put('30 MiB of products, cut short', () => largestDocument('pass_on').subarray(0, 30 * MEBIBYTE)),
  ];
}

function items({ maker }: Tenants): Disturbance[] {
  const post = (name: string, body: Body, { gzip = false, path = 'products', times = 1 } = {}): Disturbance => ({
    name: `item: ${name}`,
    method: 'POST',
    path: `/v1/admin/${path}`,
    headers: { ...bearer(maker.adminToken), ...JSON_TYPE, ...(gzip && GZIP) },
    body,
    times,
  });
  const numbers = () => filled('{"slug":"many","name":"Many","variants":[', '1,', 7.8e6, '1]}');
  return [
    post('8 MiB product of 500 variants', () => largestProduct('largest')),
    post('7.6 KB that unfold to 7.8 MB', () => zipped(numbers()), { gzip: true }),
    post('7.6 KB that unfold to 7.8 MB, 5 at once', () => zipped(numbers()), { gzip: true, times: PARALLEL }),
    post('1,000,000 numbers as variants', () => filled('{"slug":"many","name":"Many","variants":[', '1,', 2e6, '1]}')),
    post('190,000 numbers as variants', () => filled('{"slug":"many","name":"Many","variants":[', '1,', 380_000, '1]}')),
    post('60,000 empty variants', () => filled('{"slug":"many","name":"Many","variants":[', '{},', 180_000, '{}]}')),
    post('7.8 MB of `[`', () => filled('{"slug":"deep","variants":', '[', 7.8e6, '')),
    post('190,000 unknown keys', () => json(Object.fromEntries(many(190_000, (index) => [`k${index}`, 1])))),
    post(
      '180,000 cells that are wrong',
      () =>
        json({
          slug: 'wrong',
          name: 'Wrong',
          columns: [{ key: 'a', label: 'A', type: 'number' }],
          rows: many(1_800, (index) => ({ key: `r${index}`, cells: Object.fromEntries(many(95, (cell) => [`c${cell}`, null])) })),
        }),
      { path: 'tables' },
    ),
    post('190,000 questions of a form', () => filled('{"slug":"ask","name":"Ask","fields":[', '1,', 380_000, '1]}'), { path: 'forms' }),
    post(
      'form of 200 hard patterns',
      () =>
        json({
          slug: 'hard',
          name: 'Hard',
          fields: many(200, (index) => ({ key: `q${index}`, label: 'A', type: 'text', validation: { pattern: hardPattern(index) } })),
        }),
      { path: 'forms' },
    ),
  ];
}

function forms({ maker }: Tenants): Disturbance[] {
  const ask = (name: string, form: string, body: Body, { gzip = false, times = 1 } = {}): Disturbance => ({
    name: `form: ${name}`,
    method: 'POST',
    path: `/v1/store/forms/${form}/submissions`,
    headers: { ...bearer(maker.keys.secretLive), ...JSON_TYPE, ...(gzip && GZIP) },
    body,
    times,
  });
  const hosted = (name: string, form: string, body: Body, headers: Record<string, string> = MULTIPART): Disturbance => ({
    name: `form: ${name}, on its page`,
    method: 'POST',
    path: `/${maker.slug}/f/${form}`,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const answersOf = (answer: unknown) => json({ answers: Object.fromEntries(many(QUESTIONS, (index) => [`q${index}`, answer])) });
  const unknown = () => json({ answers: Object.fromEntries(many(22_000, (index) => [`k${index}`, 1])) });
  return [
    ask('200 long answers', 'texts', () => answersOf('x'.repeat(1_200))),
    ask('200 answers, 40 to hard patterns', 'patterns', () => answersOf('a'.repeat(1_000))),
    ask('200 answers, 40 to hard patterns, 5 at once', 'patterns', () => answersOf('a'.repeat(1_000)), { times: PARALLEL }),
    ask('25 wrong choices among 200 each', 'choices', () => answersOf(['wrong'])),
    ask('100,000 choices', 'choices', () => json({ answers: { q0: many(60_000, () => 'x') } })),
    ask('22,000 unknown fields', 'texts', unknown),
    ask('22,000 unknown fields, zipped', 'texts', () => zipped(unknown()), { gzip: true }),
    ask('120,000 numbers', 'texts', () => filled('{"answers":[', '1,', STORE_LIMIT, '1]}')),
    hosted(
      '200 long answers',
      'texts',
      () => Buffer.from(new URLSearchParams(many(QUESTIONS, (index) => [`answers.q${index}`, 'x'.repeat(1_200)])).toString()),
      urlencoded,
    ),
    hosted('60,000 fields', 'texts', () => filled('seal=1', '&a=1', STORE_LIMIT, ''), urlencoded),
    hosted(
      '25 wrong choices among 200 each',
      'choices',
      () => Buffer.from(new URLSearchParams(many(QUESTIONS, (index) => [`answers.q${index}`, 'wrong'])).toString()),
      urlencoded,
    ),
    hosted('30 MiB of small parts', 'files', () => multipart(many(360_000, (index) => ({ name: `a${index}`, value: 'x' })))),
    hosted('30 MiB of small files', 'files', () =>
      multipart(many(210_000, () => ({ name: 'answers.photo', fileName: 'a.png', value: 'x' }))),
    ),
    hosted('two files of 10 MB', 'files', () =>
      multipart(many(2, () => ({ name: 'answers.photo', fileName: 'a.png', value: randomBytes(9_999_999) }))),
    ),
  ];
}

function registrations({ maker, ticketTypeRef }: Tenants): Disturbance[] {
  const contact = (name: string) => ({ name: 'Ada Obi', email: `${name}@example.com` });
  const register = (name: string, body: Body, { gzip = false, times = 1 } = {}): Disturbance => ({
    name: `registration: ${name}`,
    method: 'POST',
    path: '/v1/store/events/workshop/register',
    headers: { ...bearer(maker.keys.secretLive), ...JSON_TYPE, ...(gzip && GZIP) },
    body,
    times,
  });
  const tickets = (quantity: number, attendees?: unknown[]) => [{ ticketTypeRef, quantity, ...(attendees && { attendees }) }];
  const responses = Object.fromEntries(many(100, (index) => [`q${index}`, 'yes']));
  const unknown = () =>
    json({ contact: contact('unknown'), tickets: tickets(1), responses: Object.fromEntries(many(16_000, (index) => [`key${index}`, 1])) });
  return [
    register('1,000 seats', () => json({ contact: contact('thousand'), tickets: tickets(1_000), responses })),
    register('180 seats with 100 answers each', () =>
      json({
        contact: contact('answers'),
        tickets: tickets(
          180,
          many(180, (index) => ({ name: `Guest ${index}`, responses })),
        ),
      }),
    ),
    register('16,000 unknown answers', unknown),
    register('16,000 unknown answers, zipped, 5 at once', () => zipped(unknown()), { gzip: true, times: PARALLEL }),
    register('10,000 empty seats', () =>
      json({
        contact: contact('seats'),
        tickets: tickets(
          1_000,
          many(10_000, () => ({})),
        ),
      }),
    ),
    register('50,000 wrong seats', () =>
      json({
        contact: contact('seats'),
        tickets: tickets(
          1,
          many(50_000, () => 1),
        ),
      }),
    ),
    register('120,000 wrong tickets', () => filled('{"tickets":[', '1,', STORE_LIMIT, '1]}')),
    {
      name: 'registration: 60,000 fields, on its page',
      method: 'POST',
      path: `/${maker.slug}/e/workshop`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: () => filled('a=1', '&a=1', STORE_LIMIT, ''),
    },
  ];
}

function uploads({ maker }: Tenants): Disturbance[] {
  const upload = (name: string, type: string, body: Body, times = 1): Disturbance => ({
    name: `upload: ${name}`,
    method: 'POST',
    path: '/v1/admin/media?name=a',
    headers: { ...bearer(maker.adminToken), 'content-type': type },
    body,
    times,
  });
  const jpeg = () => noise(5_000, 3_800).jpeg({ quality: 95 }).toBuffer();
  const smallParts = many(360_000, (index) => ({ name: `a${index}`, value: 'x' }));
  return [
    upload('JPEG of 19 megapixels', 'image/jpeg', jpeg),
    upload('JPEG of 19 megapixels, 5 at once', 'image/jpeg', jpeg, PARALLEL),
    upload('PNG of 6 megapixels', 'image/png', () => noise(2_900, 2_200).png().toBuffer()),
    upload('GIF of 300 frames', 'image/gif', () => film(300, 200, 150)),
    upload('20 MiB that are no picture', 'image/jpeg', () => randomBytes(20 * MEBIBYTE)),
    upload('99 MiB of text', 'text/plain', () => filled('', 'All work and no play. ', 99 * MEBIBYTE, '')),
    upload('30 MiB of small parts', MULTIPART['content-type'], () => multipart(smallParts)),
    upload('a file and 30 MiB of small parts', MULTIPART['content-type'], () =>
      multipart([{ name: 'file', fileName: 'a.txt', value: 'text' }, ...smallParts]),
    ),
  ];
}

function exportsOf({ shop, large, fair }: Tenants): Disturbance[] {
  const get = (name: string, of: Shop, path: string, times = 1): Disturbance => ({
    name: `export: ${name}`,
    method: 'GET',
    path: `/v1/admin/${path}`,
    headers: bearer(of.adminToken),
    times,
  });
  return [
    get('document of 10,000 products', shop, 'document'),
    get('document of 100,000 products and 10,000 events', large, 'document'),
    get('guests of an event, 100,000', fair, 'registrations.csv?event=event-1'),
    get('guests of an event, 100,000, 5 at once', fair, 'registrations.csv?event=event-1', PARALLEL),
    get('list of orders', large, 'orders?limit=100'),
    get('list of orders found by a search', large, 'orders?limit=100&search=ada1'),
    get('list of products', large, 'products?limit=100'),
    get('list of guests', fair, 'registrations?event=event-1&limit=100'),
  ];
}
