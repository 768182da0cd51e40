import { latestOnly } from './countdown';

/** Work that ends when the test resolves it. */
function held() {
  const ends: ((error?: Error) => void)[] = [];
  const stale: boolean[] = [];
  const only = latestOnly(
    (isStale) =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => {
          stale.push(isStale());
          if (error) reject(error);
          else resolve();
        });
      }),
  );
  return { only, ends, stale };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('work that runs once at a time', () => {
  it('runs once more for all requests during a run, which learns that it is stale', async () => {
    const { only, ends, stale } = held();
    const all = [only.request(), only.request(), only.request()];
    expect(ends).toHaveLength(1);
    ends[0]!();
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]!();
    await Promise.all(all);
    expect(stale).toEqual([true, false]);
    expect(only.busy()).toBeUndefined();
  });

  it('rejects when the last run fails, and runs again afterwards', async () => {
    const { only, ends } = held();
    const first = only.request();
    const busy = only.busy();
    ends[0]!(new Error('no network'));
    await expect(first).rejects.toThrow('no network');
    await expect(busy).resolves.toBeUndefined();
    const second = only.request();
    ends[1]!();
    await expect(second).resolves.toBeUndefined();
  });

  it('ignores the failure of a stale run', async () => {
    const { only, ends } = held();
    const requests = [only.request(), only.request()];
    ends[0]!(new Error('no network'));
    await settle();
    ends[1]!();
    await expect(Promise.all(requests)).resolves.toHaveLength(2);
  });
});
