import { TurnsOf } from './turns-of';

describe('[D-143] turns at work', () => {
  async function doneInOrder(names: readonly string[]): Promise<string[]> {
    const turns = new TurnsOf();
    const done: string[] = [];
    let atOnce = 0;
    await Promise.all(
      names.map((name) =>
        turns.take(name[0]!, async () => {
          atOnce += 1;
          expect(atOnce).toBe(1);
          await new Promise((resolve) => setImmediate(resolve));
          atOnce -= 1;
          done.push(name);
        }),
      ),
    );
    return done;
  }

  it.each([
    [
      ['a1', 'a2', 'a3', 'b1'],
      ['a1', 'b1', 'a2', 'a3'],
    ],
    [
      ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'],
      ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'],
    ],
    [['a1'], ['a1']],
    [
      ['a1', 'b1', 'a2', 'b2'],
      ['a1', 'b1', 'a2', 'b2'],
    ],
  ])('are taken one at a time, by each owner in turn: %j as %j', async (names, order) => {
    expect([...(await doneInOrder(names))].sort()).toEqual([...names].sort());
    expect(await doneInOrder(names)).toEqual(order);
  });

  it('go to the next when one fails, at once as well, and start over once all is done', async () => {
    const turns = new TurnsOf();
    const failing = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', () => Promise.resolve(2));
    await expect(failing).rejects.toThrow('no');
    expect([await next, await turns.take('b', () => Promise.resolve(3))]).toEqual([2, 3]);
  });

  it('are not held up by an owner who asks for more while theirs is done', async () => {
    const turns = new TurnsOf();
    const done: string[] = [];
    const greedy = async (left: number): Promise<void> => {
      done.push('a');
      if (left > 0) void turns.take('a', () => greedy(left - 1));
    };
    const last = [turns.take('a', () => greedy(5)), turns.take('b', async () => void done.push('b'))];
    await Promise.all(last);
    expect(done.indexOf('b')).toBeLessThanOrEqual(2);
  });
});
