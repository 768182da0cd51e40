import { openShop, readOperations, sharedService, type DescribedOperation, type SharedService, type Shop } from '@svc/testing';

describe('a slash at the end of an address', () => {
  let service: SharedService;
  let shop: Shop;
  let operations: DescribedOperation[];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'slashes');
    operations = (await readOperations(service.urls[0]!)).map((operation) => ({
      ...operation,
      path: operation.path.replace(/\{\w+\}/g, 'nobody'),
    }));
  });

  async function answerOf(method: string, path: string, key?: string) {
    const response = await fetch(service.urls[0] + path, { method, headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });
    const { error } = (await response.json()) as { error?: { code: string } };
    return { status: response.status, code: error?.code };
  }

  it('[D-117] leads nowhere in the management API, whatever the method and the caller', async () => {
    const managed = operations.filter(({ path }) => path.startsWith('/v1/admin/'));
    expect(managed.length).toBeGreaterThan(150);
    for (const { method, path } of managed) {
      const keys = [path.startsWith('/v1/admin/workspaces') ? service.operatorToken : shop.adminToken, undefined];
      for (const key of keys)
        expect([method, path, await answerOf(method, `${path}/`, key)]).toEqual([method, path, { status: 404, code: 'NOT_FOUND' }]);
    }
    expect(await answerOf('DELETE', '/v1/admin/workspace/', shop.adminToken)).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await answerOf('GET', '/v1/admin/products/%2E%2E', shop.adminToken)).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('[D-117, D-90] is ignored by the storefront API, as before', async () => {
    expect(await answerOf('GET', '/v1/store/products/', shop.keys.secretLive)).toEqual({ status: 200, code: undefined });
    expect(await answerOf('DELETE', '/v1/store/products/', shop.keys.secretLive)).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  });
});
