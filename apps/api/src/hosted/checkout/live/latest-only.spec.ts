import { latestOnly } from './countdown';

/** Work that ends when the test says so. */
function held() {
  const ends: ((error?: Error) => void)[] = [];
  const outdated: boolean[] = [];
  const only = latestOnly(
    (isOutdated) =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => {
          outdated.push(isOutdated());
          if (error) reject(error);
          else resolve();
        });
      }),
  );
  return { only, ends, outdated };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('doing one thing at a time', () => {
  it('does it once more for all who asked meanwhile, and tells the first that it is out of date', async () => {
    const { only, ends, outdated } = held();
    const all = [only.ask(), only.ask(), only.ask()];
    expect(ends).toHaveLength(1);
    ends[0]!();
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]!();
    await Promise.all(all);
    expect(outdated).toEqual([true, false]);
    expect(only.busy()).toBeUndefined();
  });

  it('fails when it fails last, and works again afterwards', async () => {
    const { only, ends } = held();
    const first = only.ask();
    const busy = only.busy();
    ends[0]!(new Error('no network'));
    await expect(first).rejects.toThrow('no network');
    await expect(busy).resolves.toBeUndefined();
    const second = only.ask();
    ends[1]!();
    await expect(second).resolves.toBeUndefined();
  });

  it('forgets a failure of what is out of date', async () => {
    const { only, ends } = held();
    const asked = [only.ask(), only.ask()];
    ends[0]!(new Error('no network'));
    await settle();
    ends[1]!();
    await expect(Promise.all(asked)).resolves.toHaveLength(2);
  });
});
