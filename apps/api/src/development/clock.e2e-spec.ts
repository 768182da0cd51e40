import { ApiClient, startService, type ErrorBody, type RunningService } from '@svc/testing';

const HOUR_MS = 3_600_000;

describe('the clock of development', () => {
  let service: RunningService;

  afterEach(() => service.stop());

  it('[D-7] moves for all processes at once', async () => {
    service = await startService({ apis: 2 });
    const elsewhere = new ApiClient(service.urls[1]!);
    const moved = await service.client.post<{ now: string }>('/dev/clock', { advanceSeconds: 3_600 });
    expect(moved.status).toBe(200);
    const there = await elsewhere.get<{ now: string }>('/dev/clock');
    expect(Math.abs(Date.parse(there.body.now) - Date.now() - HOUR_MS)).toBeLessThan(HOUR_MS / 2);
  });

  it('says what it takes', async () => {
    service = await startService();
    for (const body of [{}, { advanceSeconds: 'soon' }, { advanceSeconds: 1.5 }, { advanceSeconds: 1e12 }, [], null]) {
      const answer = await service.client.post<ErrorBody>('/dev/clock', body);
      expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  it('is closed in production', async () => {
    service = await startService({ env: { NODE_ENV: 'production' } });
    expect((await service.client.get('/dev/clock')).status).toBe(404);
    expect((await service.client.post('/dev/clock', { advanceSeconds: 1 })).status).toBe(404);
  });
});
