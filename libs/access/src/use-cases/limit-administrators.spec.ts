import { anAccessKey, aWorkspace, keyText } from '../testing/access.builder';
import { InMemoryRateLimiter } from '../testing/in-memory-rate-limiter';
import { RecordingAccessLog } from '../testing/recording-access-log';
import type { Administrator } from './admit-administrator';
import { LeasedTokens } from './leased-tokens';
import { LimitAdministrators } from './limit-administrators';

const START = Date.parse('2026-03-01T09:00:00Z');
const merchant: Administrator = { operator: false, workspace: aWorkspace(), key: anAccessKey(keyText('admin', undefined, 'admin')) };
const operator: Administrator = { operator: true };

function limits({ scale = 1 } = {}) {
  let now = START;
  const tokens = new LeasedTokens(new InMemoryRateLimiter(() => now), new RecordingAccessLog());
  const limit = new LimitAdministrators(tokens, { now: () => new Date(now) }, scale);
  const taken = async (times: number, administrator = merchant, isDocument = false) => {
    let count = 0;
    for (let time = 0; time < times; time += 1)
      count += await limit.take(administrator, { isDocument }).then(
        () => 1,
        () => 0,
      );
    return count;
  };
  return { limit, taken, pass: (ms: number) => (now += ms) };
}

describe('requests to the management API', () => {
  it('[D-116] are 200 at once and then 50 a second, for each token and for the operator', async () => {
    const { taken, pass } = limits();
    expect([await taken(250), await taken(250, operator)]).toEqual([200, 200]);
    pass(1_000);
    expect(await taken(100)).toBe(50);
    const other = { ...merchant, key: anAccessKey(keyText('admin', undefined, 'other'), { id: '01890000-0000-7000-8000-0000000000ff' }) };
    expect(await taken(20, other)).toBe(20);
  });

  it('[D-116] carry 12 documents a minute, which leave the other requests as they are', async () => {
    const { limit, taken, pass } = limits();
    expect([await taken(20, merchant, true), await taken(20)]).toEqual([12, 20]);
    await expect(limit.take(merchant, { isDocument: true })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 5,
      message: expect.stringContaining('Too many documents'),
      status: { limit: 12, remaining: 0 },
    });
    pass(60_000);
    expect(await taken(20, merchant, true)).toBe(12);
  });

  it('[D-116] get the status of the tightest bucket', async () => {
    const { limit } = limits();
    expect(await limit.take(merchant, { isDocument: true })).toMatchObject({ limit: 12, remaining: 11 });
    expect(await limit.take(merchant, { isDocument: false })).toMatchObject({ limit: 200 });
  });

  it('[D-116] are multiplied by RATE_LIMIT_SCALE, and with 0 not counted', async () => {
    expect(await limits({ scale: 2 }).taken(1_000)).toBe(400);
    expect(await limits({ scale: 0 }).taken(1_000)).toBe(1_000);
    expect(await limits({ scale: 0 }).limit.take(merchant, { isDocument: true })).toBeUndefined();
  });
});
