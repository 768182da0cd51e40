import { Readiness, readinessOf } from './readiness';

const WELL = { database: 'ok', queue: 'ok', migrations: 'ok', stamps: 'ok', outbox: 'ok', recurring: 'ok' } as const;

describe('readiness', () => {
  it.each(['database', 'migrations'])('[D-136] is decided by the %s: no request can be served without', (part) => {
    expect(readinessOf({ ...WELL, [part]: 'failed' })).toBe('failed');
  });

  it.each([
    ['queue', 'failed'],
    ['stamps', 'failed'],
    ['stamps', 'late'],
    ['outbox', 'failed'],
    ['outbox', 'late'],
    ['recurring', 'failed'],
    ['recurring', 'late'],
  ])('[D-136] is not decided by the %s, which is %s: its work only waits', (part, status) => {
    expect(readinessOf({ ...WELL, [part]: status })).toBe('ok');
  });

  it('[D-136] is `ok` when every part is', () => {
    expect(readinessOf(WELL)).toBe('ok');
  });
});

describe('[ADR 0141 r5] readiness of the queue', () => {
  const dataSource = { query: () => Promise.resolve([{}]) } as unknown as ConstructorParameters<typeof Readiness>[0];
  const recurring = { late: () => Promise.resolve([]) };
  const readinessWith = (ping: () => Promise<void>) => new Readiness(dataSource, { ping }, recurring, { outward: true });

  it.each([
    ["OOM command not allowed when used memory > 'maxmemory'.", /out of memory/],
    ["READONLY You can't write against a read only replica.", /read-only/],
    ['MISCONF Redis is configured to save RDB snapshots', /takes no writes/],
    ['connect ECONNREFUSED 127.0.0.1:6379', /does not answer/],
  ])('has failed with a reason while it takes no writes: %s', async (words, cause) => {
    const report = await readinessWith(() => Promise.reject(new Error(words))).check();
    expect(report).toMatchObject({ parts: { queue: 'failed' }, reason: expect.stringMatching(cause) });
    expect(report.reason).toContain(words);
  });

  it('is `ok`, without a reason, once it takes writes', async () => {
    const report = await readinessWith(() => Promise.resolve()).check();
    expect([report.parts.queue, report.reason]).toEqual(['ok', undefined]);
  });
});
