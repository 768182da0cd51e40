import { ApiClient, openShop, startService, type ErrorBody, type RunningService, type Shop } from '@svc/testing';

/** A tenth: 5 requests a second and 20 at once; for documents one at once, and 1.2 a minute. */
const SCALE = '0.1';

describe('limits of the management API', () => {
  let service: RunningService;
  let shop: Shop;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { RATE_LIMIT_SCALE: SCALE, TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'managed');
  });

  afterAll(() => service.stop());

  /** Returns the answers to `count` simultaneous requests, to both processes in turn. */
  const answersOf = (count: number, key: string, path = '/v1/admin/workspace') =>
    Promise.all(Array.from({ length: count }, (_, at) => new ApiClient(service.urls[at % 2]!).get<ErrorBody>(path, { key })));

  it('[D-116] are shared by all processes, count each token apart, and say when to come back', async () => {
    const answers = await answersOf(120, shop.adminToken);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body.error).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
      expect([Number(headers.get('retry-after')) >= 1, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([
        true,
        '20',
        '0',
      ]);
    }
    const operator = await service.client.get('/v1/admin/workspaces', { key: service.operatorToken });
    expect([operator.status, operator.headers.get('ratelimit-limit')]).toEqual([200, '20']);
  });

  it('[D-116] admit few documents, and say so', async () => {
    const other = await openShop(service, 'documents');
    const plan = () => service.client.put<ErrorBody>('/v1/admin/document?dryRun=true', { version: 1 }, { key: other.adminToken });
    const statuses = [(await plan()).status];
    const refused = await plan();
    expect([...statuses, refused.status, refused.body.error.message]).toEqual([200, 429, expect.stringContaining('Too many documents')]);
    expect([refused.headers.get('ratelimit-limit'), Number(refused.headers.get('retry-after')) > 1]).toEqual(['1', true]);
    expect((await service.client.get('/v1/admin/document', { key: other.adminToken })).status).toBe(200);
  });

  it('[D-116] are not spent by what is refused for another reason', async () => {
    const refused = await answersOf(60, service.operatorToken, '/v1/admin/orders');
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
  });
});
