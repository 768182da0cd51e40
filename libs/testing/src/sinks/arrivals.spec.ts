import { Arrivals } from './arrivals';

describe('Arrivals', () => {
  it('asks once when the answer is there', async () => {
    const look = jest.fn(() => 'here');
    expect([await new Arrivals().until(() => 'it', look), look.mock.calls.length]).toEqual(['here', 1]);
  });

  it('asks again after each arrival, and not between them', async () => {
    const [arrivals, arrived] = [new Arrivals(), [] as string[]];
    const look = jest.fn(() => arrived.length === 2 && arrived);
    const found = arrivals.until(() => 'two', look);
    for (const one of ['first', 'second']) {
      await settled();
      arrived.push(one);
      arrivals.note();
    }
    expect([await found, look.mock.calls.length]).toEqual([['first', 'second'], 3]);
  });

  it('misses nothing that arrives while it looks', async () => {
    const arrivals = new Arrivals();
    let looks = 0;
    const found = arrivals.until(
      () => 'it',
      async () => {
        looks += 1;
        if (looks === 1) arrivals.note();
        await settled();
        return looks === 2;
      },
    );
    expect(await found).toBe(true);
  });

  it('wakes everybody who waits', async () => {
    const arrivals = new Arrivals();
    let isHere = false;
    const found = Promise.all(
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
    expect(await found).toEqual([true, true]);
  });

  it('says at its deadline what did not come', async () => {
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
