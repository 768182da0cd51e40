import { MicroBatcher } from './micro-batcher';

/** Trips that end when the test says so. */
function slowRoad() {
  const batches: number[][] = [];
  const endings: ((error?: Error) => void)[] = [];
  const send = (items: readonly number[]) => {
    batches.push([...items]);
    return new Promise<number[]>((resolve, reject) =>
      endings.push((error) => (error ? reject(error) : resolve(items.map((item) => item * 10)))),
    );
  };
  return { batches, endings, send };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('items that go together', () => {
  it('[ADR 0008 r1] go together when they come at once, and when no trip is free', async () => {
    const { batches, endings, send } = slowRoad();
    const onIdle = jest.fn();
    const batcher = new MicroBatcher(send, { trips: 2, items: 3 }, onIdle);
    const first = [1, 2].map((item) => batcher.add(item));
    await settled();
    const later = [3, 4, 5, 6, 7].map((item) => batcher.add(item));
    await settled();
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    endings[0]!();
    await settled();
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
      [6, 7],
    ]);
    expect(onIdle).not.toHaveBeenCalled();
    for (let next = 1; next < endings.length; next += 1, await settled()) endings[next]!();
    expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 50, 60, 70]);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('fail together, and leave those after them alone', async () => {
    const { endings, send } = slowRoad();
    const batcher = new MicroBatcher(send, { trips: 1, items: 2 }, () => undefined);
    const results = [1, 2, 3, 4, 5].map((item) => batcher.add(item).catch((error: Error) => error.message));
    await settled();
    endings[0]!();
    await settled();
    endings[1]!(new Error('The power fails.'));
    await settled();
    endings[2]!();
    expect(await Promise.all(results)).toEqual([10, 20, 'The power fails.', 'The power fails.', 50]);
  });
});
