import fc from 'fast-check';
import {
  multipartBodies,
  openShop,
  readOperations,
  SHOP_ORIGIN,
  sharedService,
  type DescribedOperation,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface BadRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const REQUESTS = 4_000;
const AT_ONCE = 8;

/** Values that have broken services before, beside random ones. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '201',
  '1e3',
  '1.5',
  'NaN',
  '9'.repeat(40),
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table product; --",
  '${7*7}',
  '<script>',
  'é'.repeat(200),
  'x'.repeat(5_000),
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31T23:59:59-12:00',
  '275760-09-14T00:00:00Z',
  '2147483648',
  'prd_',
  'prd_zzzzzzzzzzzzzzzzzzzzzzzzzz',
  '__proto__',
  'constructor',
];

describe('generated bad requests', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'fuzzed');
    await service.client.post(
      '/v1/admin/forms',
      {
        slug: 'repairs',
        name: 'Repairs',
        published: true,
        fields: [
          { key: 'name', label: 'Name', type: 'text' },
          { key: 'photo', label: 'Photo', type: 'file' },
        ],
      },
      { key: shop.adminToken },
    );
    operations = await readOperations(service.urls[0]!);
  });

  const value = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }));
  const json = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.object({ maxDepth: 3 }));

  function badRequest(): fc.Arbitrary<BadRequest> {
    const keys = [shop.keys.secretLive, shop.keys.secretTest, shop.keys.publishableLive, shop.adminToken, service.operatorToken];
    return fc
      .record({
        operation: fc.constantFrom(...operations),
        otherMethod: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'), { freq: 6 }),
        names: fc.array(value, { minLength: 3, maxLength: 3 }),
        query: fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }),
        key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: value }),
        origin: fc.option(fc.oneof(fc.constant(SHOP_ORIGIN), value)),
        contentType: fc.constantFrom(
          'application/json',
          'application/json; charset=utf-7',
          'text/plain',
          'application/x-www-form-urlencoded',
          '',
        ),
        workspace: fc.option(fc.constantFrom('fuzzed', 'nobody', '%00'), { freq: 3 }),
        body: fc.oneof(
          { weight: 4, arbitrary: json.map((content) => JSON.stringify(content)) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              '',
              '{',
              '[',
              '"',
              'null',
              '{"version":1,"products":[{}]}',
              '{"version":1,"products":{"length":1e9}}',
            ),
          },
        ),
        known: fc.dictionary(
          fc.constantFrom(
            'version',
            'products',
            'events',
            'forms',
            'storefront',
            'workspace',
            'kind',
            'mode',
            'scopes',
            'origins',
            'limits',
            'slug',
            'currencies',
            'apiEnabledX',
          ),
          json,
          { maxKeys: 4 },
        ),
        useKnown: fc.boolean(),
      })
      .map((plan) => {
        const { operation } = plan;
        const method = plan.otherMethod ?? operation.method;
        let part = 0;
        const path = operation.path.replace(/\{\w+\}/g, () => encodeLoosely(plan.names[part++ % 3]!));
        const query = plan.query.map(
          ([index, text]) => `${operation.query[index % (operation.query.length || 1)] ?? 'q'}=${encodeLoosely(text)}`,
        );
        const headers = Object.fromEntries(
          Object.entries({
            authorization: `Bearer ${plan.key}`,
            origin: plan.origin ?? '',
            'content-type': plan.contentType,
            'x-workspace': plan.workspace ?? '',
          })
            .map(([name, text]) => [name, text.replace(/[^\x21-\x7e ]/g, '?').trim()])
            .filter(([, text]) => text !== ''),
        ) as Record<string, string>;
        const body = method === 'GET' || method === 'HEAD' ? undefined : plan.useKnown ? JSON.stringify(plan.known) : plan.body;
        return { method, address: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, body };
      });
  }

  /** Writes the text as a careless client might put it into an address. */
  function encodeLoosely(text: string): string {
    return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, '%2e');
  }

  async function send({ method, address, headers, body }: BadRequest): Promise<void> {
    const response = await fetch(service.urls[0] + address, { method, headers, body, redirect: 'manual' });
    // A stream of events has no end, so this request was valid.
    if (response.headers.get('content-type') === 'text/event-stream') return response.body?.cancel();
    const text = await response.text();
    const exchange = `${method} ${address} → ${response.status} ${text.slice(0, 300)}`;
    if (response.status >= 500) throw new Error(exchange);
    if (response.status < 400 || method === 'HEAD') return;
    const { error } = JSON.parse(text) as { error?: Record<string, unknown> };
    const enveloped =
      typeof error?.['code'] === 'string' &&
      typeof error['message'] === 'string' &&
      typeof error['retryable'] === 'boolean' &&
      error['requestId'] === response.headers.get('x-request-id');
    if (!enveloped) throw new Error(`no envelope: ${exchange}`);
  }

  it('[§7 envelope] never find a 5xx, nor an error without the envelope', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(badRequest(), { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
        await Promise.all(requests.map(send));
      }),
      // Shrinking would take longer than the test has, and hide the failure.
      { numRuns: REQUESTS / AT_ONCE, endOnFailure: true },
    );
  });

  it('[§7 envelope] never find a 5xx by the body of a form, on the page that takes files and where files are uploaded', async () => {
    const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
      const { status } = await fetch(service.urls[0] + path, { method: 'POST', body, headers, redirect: 'manual' });
      return status < 500 ? [] : [`${path} → ${status}`];
    };
    const faults: string[] = [];
    for (const { contentType, bytes } of multipartBodies(7, 50)) {
      const faultLists = await Promise.all([
        send('/fuzzed/f/repairs', bytes, { 'content-type': contentType, 'sec-fetch-site': 'same-origin' }),
        send('/v1/admin/media', bytes, { 'content-type': contentType, authorization: `Bearer ${shop.adminToken}` }),
      ]);
      faults.push(...faultLists.flat().map((fault) => `${fault}: ${contentType} ${String(bytes.subarray(0, 300))}`));
    }
    expect(faults).toEqual([]);
  });

  it('[§7 envelope] says what to do about a part of a form without a name', async () => {
    const bytes = Buffer.from('--x\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\nx\r\n--x--\r\n');
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${shop.adminToken}` };
    const answer = await fetch(`${service.urls[0]}/v1/admin/media`, { method: 'POST', body: bytes, headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'VALIDATION_ERROR', message: expect.stringContaining('has no name') as string } },
    ]);
  });

  it('[§7 envelope] never find a 5xx by a NUL in any one parameter', async () => {
    const keyOf = ({ path }: DescribedOperation) =>
      path.startsWith('/v1/admin/workspaces')
        ? service.operatorToken
        : path.startsWith('/v1/admin/')
          ? shop.adminToken
          : shop.keys.secretLive;
    for (const operation of operations) {
      const { method, path, query } = operation;
      const plain = path.replace(/\{\w+\}/g, 'nobody');
      const addresses = [...query.map((name) => `${plain}?${name}=%00`), ...(plain === path ? [] : [path.replace(/\{\w+\}/g, '%00')])];
      const headers = { authorization: `Bearer ${keyOf(operation)}`, 'content-type': 'application/json' };
      for (const address of addresses) await send({ method, address, headers, body: operation.hasBody ? '{}' : undefined });
    }
  });
});
