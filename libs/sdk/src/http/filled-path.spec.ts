import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStorefront, createStorefrontServer, InvalidParameter } from '..';
import { createAdmin } from '../admin';
import { fakeFetch } from '../testing';

const baseUrl = 'http://shop.test/v1';
const REFUSED: unknown[] = [
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2E',
  'a/b',
  '/',
  '../..',
  'a\\b',
  '..\\',
  'prd_1?',
  'prd_1#',
  '?',
  '..\t',
  '.\n.',
  '\r',
  'prd_1\u0000',
  '\u007f',
  '\u0085',
  '\ud800',
  'a\udc00',
  undefined,
  null,
  0,
  42,
  true,
  ['..'],
  { toString: () => '..' },
  Symbol('..'),
];
const ALLOWED = [
  'tote-bag',
  '...',
  '..;',
  ' ..',
  '.. ',
  'a b',
  '%',
  '%2e%2e%2e',
  '%252e',
  'naïve',
  '🦊',
  'ord_01h455vb4pex5vsknk084sn02q',
  'a.b',
  'a:b',
  "'",
];

type Method = (...args: unknown[]) => unknown;

/** Returns the operations of a document with path parameters: names of the parameters by operation id. */
function withParameters(file: string): Map<string, string[]> {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../../../../docs', file), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return names.length === 0
      ? []
      : Object.values(methods).flatMap(({ operationId }) => (operationId === undefined ? [] : [[operationId, names] as const]));
  });
  return new Map(operations);
}

/** Returns every function of a client by its path in it. */
function methodsOf(client: object, at = ''): [string, Method][] {
  return Object.entries(client).flatMap(([name, value]) =>
    typeof value === 'function' ? [[`${at}${name}`, value as Method] as [string, Method]] : methodsOf(value as object, `${at}${name}.`),
  );
}

const fetch = fakeFetch({});
const settings = { baseUrl, fetch, maxRetries: 0 };
const server = createStorefrontServer({ ...settings, secretKey: 'svc_sk_test_x' });
const visitor = createStorefront({ ...settings, publishableKey: 'svc_pk_test_x' });
const admin = createAdmin({ ...settings, token: 'svc_ad_x' });

/** Returns the operations that a method sends with a name as its first argument, if that is a path parameter. */
async function namedBy(method: Method): Promise<string[]> {
  fetch.requests.length = 0;
  await Promise.resolve(method('a-name-of-something', {})).catch(() => undefined);
  return fetch.requests.filter(({ path }) => path.includes('a-name-of-something')).map(({ operationId }) => operationId!);
}

/** Returns the error of a call that sends nothing, or the request that it sends. */
async function refusalOf(ask: () => unknown): Promise<unknown> {
  fetch.requests.length = 0;
  const outcome = await Promise.resolve(ask()).catch((error: unknown) => error);
  return fetch.requests[0] ?? outcome;
}

/** Returns true for the InvalidParameter of this parameter. */
const refuses = (outcome: unknown, name?: string) =>
  outcome instanceof InvalidParameter &&
  outcome.code === 'INVALID_PARAMETER' &&
  outcome.message.startsWith(name ?? outcome.parameter) &&
  outcome.parameter === (name ?? outcome.parameter);

it.each([
  ['of servers', server],
  ['of browsers', visitor],
])('[D-117] no method of the storefront client %s sends a name that leads to another address', async (_whose, client) => {
  const [seen, sent]: [string[], unknown[]] = [[], []];
  for (const [name, method] of methodsOf(client).filter(([name]) => !name.startsWith('sync.'))) {
    const operations = await namedBy(method).catch(() => []);
    if (operations.length === 0) continue;
    seen.push(...operations);
    for (const value of REFUSED) if (!refuses(await refusalOf(() => method(value, {})))) sent.push([name, value]);
  }
  expect(sent).toEqual([]);
  const operationIds = [...withParameters('openapi.json').keys()];
  expect(seen.sort()).toEqual(
    client === server ? operationIds.sort() : expect.arrayContaining(['readProduct', 'readCheckout', 'registerForEvent']),
  );
});

it('[D-117] no operation of the management client sends a parameter that leads to another address, wherever it stands', async () => {
  const operations = withParameters('admin-openapi.json');
  expect(
    Object.keys(admin)
      .filter((name) => operations.has(name))
      .sort(),
  ).toEqual([...operations.keys()].sort());
  const sent: unknown[] = [];
  for (const [id, names] of operations) {
    const method = (admin as unknown as Record<string, Method>)[id]!;
    for (const name of names) {
      for (const value of REFUSED) {
        const input = { ...Object.fromEntries(names.map((each) => [each, 'given'])), [name]: value, body: {} };
        if (!refuses(await refusalOf(() => method(input)), name)) sent.push([id, name, value]);
      }
    }
  }
  expect(sent).toEqual([]);
});

it('[D-117] a path that was written by hand is held to the same rules, as its receiver reads it', async () => {
  const bad = [
    'admin/products',
    '',
    '/admin/products/',
    '/admin//products',
    '/admin/products/..',
    '/admin/products/%2e%2E',
    '/admin/products/.%2e/x',
    '/admin/products/a%2Fb',
    '/admin/products/a\\..',
    '/admin/products/prd_1?/reviews',
    '/admin/products/#',
    '/admin/pro\tducts',
    '/admin/products/.\t.',
    '/admin/products/%',
    '/admin/products/%00',
  ];
  for (const path of bad)
    expect([path, await refusalOf(() => admin.request('DELETE', path))]).toEqual([path, expect.any(InvalidParameter)]);
  for (const value of REFUSED)
    expect(await refusalOf(() => admin.request('DELETE', '/admin/products/{ref}', { path: { ref: value } }))).toMatchObject({
      parameter: 'ref',
    });
  expect(await refusalOf(() => admin.request('DELETE', '/admin/products/{ref}'))).toMatchObject({
    message: expect.stringMatching(/^ref is missing/),
  });
});

it('[D-117] parameters arrive unchanged at their place', async () => {
  for (const value of ALLOWED) {
    for (const ask of [
      () => server.products.get(value),
      () => admin.readOrder({ ref: value }),
      () => admin.request('GET', '/admin/orders/{ref}', { path: { ref: value } }),
      () => admin.request('GET', `/admin/orders/${encodeURIComponent(value)}`),
    ]) {
      fetch.requests.length = 0;
      await ask().catch(() => undefined);
      const [, , group, name, ...rest] = new URL(`${baseUrl}${fetch.requests[0]!.path}`).pathname.split('/').slice(1);
      expect([['products', 'orders'].includes(group!), decodeURIComponent(name!), rest]).toEqual([true, value, []]);
    }
  }
});

it('an error shows only the beginning of a long value', async () => {
  const error = (await refusalOf(() => server.products.get('/'.repeat(100_000)))) as InvalidParameter;
  expect(error.message.length).toBeLessThan(300);
});
