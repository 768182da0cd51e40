import {
  type ErrorBody,
  openShop,
  readOperations,
  sharedService,
  type DescribedOperation,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Parameters {
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string; description?: string }[]; requestBody?: { content: object } }>
  >;
}

/** Things by section, whose changes are judged once the thing is read. */
const CHANGES_OF_THINGS = /^PATCH \/v1\/admin\/[a-z-]+\/\{ref\}(?:\/reviews\/\{reviewRef\})?$/;

describe('[D-157] operations of the management API', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];
  let described: Parameters;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'unknown-fields', { version: 1 });
    described = (await (await fetch(`${service.urls[0]}/v1/admin/openapi.json`)).json()) as Parameters;
    operations = (await readOperations(service.urls[0]!)).filter(
      ({ method, path, isStream }) => path.startsWith('/v1/admin/') && method !== 'GET' && !isStream,
    );
  });

  const pathWith = ({ method, path }: DescribedOperation): string => {
    const { parameters = [] } = described.paths[path.replace('/v1', '')]![method.toLowerCase()]!;
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const about = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.description ?? '';
      const [, prefix] = /`([a-z]{3})_…`/.exec(about) ?? [];
      if (name === 'provider') return 'paystack';
      return prefix ? `${prefix}_01h455vb4pex5vsknk084sn02q` : 'live';
    });
  };
  const isOfFiles = ({ method, path }: DescribedOperation) => {
    const content = described.paths[path.replace('/v1', '')]![method.toLowerCase()]!.requestBody?.content;
    return content !== undefined && !('application/json' in content);
  };
  async function send(operation: DescribedOperation, body: unknown) {
    const path = pathWith(operation);
    const request = { method: operation.method, body };
    const answer = await service.client.send<ErrorBody>(path, { ...request, key: shop.adminToken });
    return answer.status === 403 ? service.client.send<ErrorBody>(path, { ...request, key: service.operatorToken }) : answer;
  }

  it('refuse a field that they do not know, and those without a body any field', async () => {
    const accepted: unknown[] = [];
    for (const operation of operations.filter((each) => !isOfFiles(each))) {
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
