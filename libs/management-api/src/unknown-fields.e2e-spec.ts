import {
  type ErrorBody,
  openShop,
  readOperations,
  sharedService,
  type DescribedOperation,
  type SharedService,
  type Shop,
} from '@svc/testing';

/** Things by section, whose changes are judged once the thing is read. */
const CHANGES_OF_THINGS = /^PATCH \/v1\/admin\/[a-z-]+\/\{ref\}(?:\/reviews\/\{reviewRef\})?$/;

describe('[D-157] operations of the management API', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'unknown-fields', { version: 1 });
    operations = (await readOperations(service.urls[0]!)).filter(
      ({ method, path, isStream }) => path.startsWith('/v1/admin/') && method !== 'GET' && !isStream,
    );
  });

  async function send(operation: DescribedOperation, body: unknown) {
    const path = operation.pathOfNothing({ provider: 'paystack' });
    const { method } = operation;
    const request = { method, body };
    const answer = await service.client.send<ErrorBody>(path, { ...request, key: shop.adminToken });
    return answer.status === 403 ? service.client.send<ErrorBody>(path, { ...request, key: service.operatorToken }) : answer;
  }

  it('refuse a field that they do not know, and those without a body any field', async () => {
    const accepted: unknown[] = [];
    for (const operation of operations.filter(({ takesFile }) => !takesFile)) {
      const { method, path, hasBody } = operation;
      const valid = path.endsWith('/emails/preview') ? { kind: 'order_confirmed', language: 'en' } : (operation.bodyWith('x') as object);
      const body = hasBody ? { ...valid, bogus: 1 } : { bogus: 1 };
      const { status, body: answer } = await send(operation, body);
      const isRefused = status === 400 && 'bogus' in ((answer?.error.details?.['fields'] ?? {}) as object);
      if (!isRefused && !(status === 404 && CHANGES_OF_THINGS.test(`${method} ${path}`)))
        accepted.push([method, path, status, answer?.error]);
    }
    expect(accepted).toEqual([]);
    expect(operations.length).toBeGreaterThan(90);
  });

  it('create an admin token without a body and with an empty one, and none with one', async () => {
    const ask = (body: unknown, headers = {}) =>
      service.client.post<ErrorBody>(`/v1/admin/workspaces/${shop.slug}/admin-token`, body, { key: service.operatorToken, headers });
    const count = async () =>
      (await service.client.get<{ data: object[] }>(`/v1/admin/workspaces/${shop.slug}/admin-tokens`, { key: service.operatorToken })).body
        .data.length;
    const before = await count();
    const refused = await ask({ label: 'door', scopes: ['check-ins'], bogus: 1 });
    expect([refused.status, refused.body.error.code, Object.keys(refused.body.error.details!['fields'] as object)]).toEqual([
      400,
      'VALIDATION_ERROR',
      ['label', 'scopes', 'bogus'],
    ]);
    for (const body of [[], null, 'text', '[1]']) expect((await ask(body, { 'content-type': 'application/json' })).status).toBe(400);
    expect(await count()).toBe(before);
    for (const body of [undefined, {}, '']) expect((await ask(body)).status).toBe(201);
  });
});
