import { AdminClient } from './admin-client.mjs';

it.each([
  '/products/..',
  '/products/%2e%2E',
  '/products/',
  '/products//reviews',
  '/products/a\\b',
  '/products/a#b',
  '/products/a%2Fb',
  '/products/.\t.',
  '/products/a b',
  '/products/..?limit=1',
  '/products/%00',
])('[D-117] a path that leads to another address than is written is not asked for: %j', async (path) => {
  const client = new AdminClient('http://127.0.0.1:1/v1', 'svc_ad_x');
  await expect(client.call('DELETE', path)).rejects.toThrow('leads to another address');
});
