import type { IncomingMessage } from 'node:http';
import { collectOperations } from '../edge/collect-operations';
import { OPERATION_MODULES } from '../operation-modules';
import { PreparedRoutes } from './prepared-routes';

const operations = collectOperations(OPERATION_MODULES);
const routes = new PreparedRoutes(operations);
const find = (url: string, method = 'GET', headers = {}) => routes.find({ method, url, headers } as IncomingMessage)?.id;

describe('the front door', () => {
  it('[D-30] takes plain reads of everything that is declared so', () => {
    const prepared = operations.filter((operation) => operation.audience === 'store' && operation.prepared);
    expect(prepared).toHaveLength(14);
    for (const { id, path } of prepared) {
      expect([id, find(`/v1${path.replace(':slug', 'tote-bag')}`)]).toEqual([id, id]);
      expect([id, find(`/v1${path.replace(':slug', 'tote-bag')}`, 'HEAD')]).toEqual([id, id]);
    }
  });

  it('[D-30] takes nothing that may never be kept', () => {
    expect(operations.filter((operation) => operation.audience === 'store' && operation.prepared && operation.caching === 'no-store')).toEqual([]);
    for (const url of ['/v1/store/availability', '/v1/store/products/tote-bag/slots', '/v1/admin/workspace', '/healthz', '/']) {
      expect([url, find(url)]).toEqual([url, undefined]);
    }
  });

  it.each([
    '/v1/store/products?updatedSince=2026-01-01', '/v1/store/products?', '/v1/store/products/', '/V1/store/products', '/v1/store/products/a%20b',
    '/v1/store/products/%', '/v1/store/products/a/b', '//v1/store/products', 'http://x/v1/store/products', '*', '',
  ])('leaves the unusual address %p to the pipeline', (url) => {
    expect(find(url)).toBeUndefined();
  });

  it('leaves other methods and requests with a body to the pipeline', () => {
    expect(find('/v1/store/products', 'POST')).toBeUndefined();
    expect(find('/v1/store/products', 'OPTIONS')).toBeUndefined();
    expect(find('/v1/store/products', 'GET', { 'content-length': '2' })).toBeUndefined();
    expect(find('/v1/store/products', 'GET', { 'transfer-encoding': 'chunked' })).toBeUndefined();
  });
});
