import { openShop, startService, type RunningService } from '@svc/testing';

describe('an api process that is asked to end', () => {
  let service: RunningService;

  afterEach(() => service.stop());

  it('ends with its last answer, though clients keep their connections', async () => {
    service = await startService();
    const { keys } = await openShop(service, 'drained');
    const read = () => service.client.get('/v1/store/storefront', { key: keys.secretLive }).then(({ status }) => status);
    const underWay = Array.from({ length: 20 }, read);
    const [api] = service.processes;
    const [statuses] = await Promise.all([Promise.all(underWay), Promise.race(underWay).then(() => api!.stop())]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(api!.exitCode).toBe(0);
  });
});
