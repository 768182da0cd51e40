import type { IncomingMessage } from 'node:http';
import { collectOperations, PlainRoutes, type StoreOperation } from '@svc/http';
import { OPERATION_MODULES } from './faces/operation-modules';

const operations = collectOperations(OPERATION_MODULES).filter((operation): operation is StoreOperation => operation.audience === 'store');
const routes = new PlainRoutes(operations.map((operation) => ({ operation })));
const JSON_BODY = { 'content-length': '2', 'content-type': 'application/json' };
const route = (url: string, method = 'GET', headers: object = {}) => routes.find({ method, url, headers } as IncomingMessage);
const find = (...args: Parameters<typeof route>) => route(...args)?.bound.operation.id;

describe('the table of plain requests', () => {
  it('[D-30] takes those for every operation of the storefront API', () => {
    expect(operations.length).toBeGreaterThan(25);
    for (const { id, method, path, body } of operations) {
      const url = `/v1${path.replace(/:\w+/, 'tote-bag')}`;
      expect([id, find(url, method, body && JSON_BODY)]).toEqual([id, id]);
      expect([id, route(url, method, body && JSON_BODY)?.name]).toEqual([id, path.includes(':') ? 'tote-bag' : '']);
      if (method === 'GET') expect([id, find(url, 'HEAD')]).toEqual([id, id]);
    }
  });

  it('[D-30] keeps in its memory, of what no cache may keep, the delta of orders alone', () => {
    expect(operations.filter(({ prepared }) => prepared)).toHaveLength(15);
    expect(operations.filter(({ prepared, caching }) => prepared && caching === 'no-store').map(({ id }) => id)).toEqual(['listOrders']);
    for (const url of ['/v1/admin/workspace', '/healthz', '/']) expect([url, find(url)]).toEqual([url, undefined]);
  });

  it('takes a plain query where the operation declares one', () => {
    expect(route('/v1/store/products?updatedSince=2026-01-01T00:00:00.000000%2B01:00&limit=20')).toMatchObject({
      bound: { operation: { id: 'listProducts' } },
      name: '',
    });
    expect(route('/v1/store/products/tote-bag/slots?date=2026-01-01')).toMatchObject({
      bound: { operation: { id: 'readProductSlots' } },
      name: 'tote-bag',
    });
    expect(find('/v1/store/availability?variantRefs=var_1,var_2')).toBe('readAvailability');
  });

  it.each([
    '/v1/store/storefront?updatedSince=2026-01-01',
    '/v1/store/products?',
    '/v1/store/products?a="b"',
    '/v1/store/products?a?b',
    '/v1/store/products/',
    '/V1/store/products',
    '/v1/store/products/a%20b',
    '/v1/store/products/%',
    '/v1/store/products/:',
    '/v1/store/products/a/b',
    '//v1/store/products',
    'http://x/v1/store/products',
    '*',
    '',
  ])('leaves the unusual address %p to the framework', (url) => {
    expect(find(url)).toBeUndefined();
  });

  it('leaves other methods, and a body that is not plain JSON or not asked for, to the framework', () => {
    expect(find('/v1/store/products', 'POST', JSON_BODY)).toBeUndefined();
    expect(find('/v1/store/products', 'OPTIONS')).toBeUndefined();
    expect(find('/v1/store/products', 'GET', { 'content-length': '2' })).toBeUndefined();
    expect(find('/v1/store/products', 'GET', { 'transfer-encoding': 'chunked' })).toBeUndefined();
    for (const headers of [
      {},
      { ...JSON_BODY, 'content-type': 'text/plain' },
      { ...JSON_BODY, 'content-encoding': 'gzip' },
      { ...JSON_BODY, 'content-length': '262145' },
    ]) {
      expect(find('/v1/store/checkouts', 'POST', headers)).toBeUndefined();
    }
  });

  it('refuses an operation that it could not route', () => {
    const [any] = operations;
    expect(() => new PlainRoutes([{ operation: { ...any!, path: '/store/:slug' } }])).toThrow('takes paths like');
  });
});
