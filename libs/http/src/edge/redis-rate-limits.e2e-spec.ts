import { ApiClient, describeWithRedis, openShop, startService, type RunningService } from '@svc/testing';

describeWithRedis('rate limits on Redis', (redisUrl) => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { REDIS_URL: redisUrl, RATE_LIMIT_SCALE: '1' } });
  });

  afterAll(() => service.stop());

  it('[§7 RATE_LIMITED] are shared by all processes, too', async () => {
    const shop = await openShop(service, 'limits');
    const limits = { secretReadLive: { perMinute: 1, burst: 4 } };
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', limits },
      { key: shop.adminToken },
    );
    const clients = service.urls.map((url) => new ApiClient(url));

    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await clients[index % 2]!.get('/v1/store/products', { key: made.body.key })).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
