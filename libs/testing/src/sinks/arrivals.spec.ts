import { Arrivals } from './arrivals';

describe('Arrivals', () => {
  it('looks once when the result is there', async () => {
    const look = jest.fn(() => 'here');
    expect([await new Arrivals().until(() => 'it', look), look.mock.calls.length]).toEqual(['here', 1]);
  });

  it('looks again after each arrival, and not between them', async () => {
    const [arrivals, arrived] = [new Arrivals(), [] as string[]];
    const look = jest.fn(() => arrived.length === 2 && arrived);
    const result = arrivals.until(() => 'two', look);
    for (const one of ['first', 'second']) {
      await settled();
      arrived.push(one);
      arrivals.note();
    }
    expect([await result, look.mock.calls.length]).toEqual([['first', 'second'], 3]);
  });

  it('misses nothing that arrives while it looks', async () => {
    const arrivals = new Arrivals();
    let looks = 0;
    const result = arrivals.until(
      () => 'it',
      async () => {
        looks += 1;
        if (looks === 1) arrivals.note();
        await settled();
        return looks === 2;
      },
    );
    expect(await result).toBe(true);
  });

  it('wakes all waiting tests', async () => {
    const arrivals = new Arrivals();
    let isHere = false;
    const result = Promise.all(
      ['one', 'another'].map((what) =>
        arrivals.until(
          () => what,
          () => isHere,
        ),
      ),
    );
    await settled();
    isHere = true;
    arrivals.note();
    expect(await result).toEqual([true, true]);
  });

  it('names at its deadline what did not arrive', async () => {
    await expect(
      new Arrivals().until(
        () => 'the mail',
        () => undefined,
        1,
      ),
    ).rejects.toThrow('Not within 1 ms: the mail');
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
