import { readinessOf } from './readiness';

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
