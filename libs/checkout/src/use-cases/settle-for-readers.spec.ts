import { PAYMENT_WAITS, ProviderUnavailable, type CheckoutName, type Within } from '@svc/payments';
import { worldOf, type CheckoutWorld } from '../testing';
import type { Checkout } from '../domain/checkout';
import { type SettleCheckoutCommand, SettleForReaders } from './settle-checkout';

/** Settlement that the test ends. */
interface Look extends SettleCheckoutCommand {
  answer(checkout: Checkout): void;
  fail(error: Error): void;
}

describe('settling a checkout for its readers', () => {
  let world: CheckoutWorld;
  let name: CheckoutName;
  let recorded: Checkout;
  let looks: Look[];
  let readers: SettleForReaders;
  /** Ends the wait of all readers whose settlement has not begun. */
  let giveUp: () => void;
  let waited: number[];

  beforeEach(async () => {
    world = await worldOf(2);
    await world.open('event');
    name = world.names[0]!;
    recorded = (await world.recordOf(name)).checkout;
    looks = [];
    waited = [];
    giveUp = () => undefined;
    const over = new Promise<never>((_, reject) => (giveUp = () => reject(new ProviderUnavailable())));
    over.catch(() => undefined);
    const within: Within = (ms, work) => {
      waited.push(ms);
      return Promise.race([work(new AbortController().signal), over]);
    };
    const look = (command: SettleCheckoutCommand) => new Promise<Checkout>((answer, fail) => looks.push({ ...command, answer, fail }));
    const settling = { execute: async (command: SettleCheckoutCommand) => ({ checkout: await look(command), isComplete: true }) };
    readers = new SettleForReaders(settling, world.fixture.reader, within, PAYMENT_WAITS);
  });

  const checkoutWith = (facts: Partial<Checkout>): Checkout => ({ ...recorded, ...facts });
  const read = (facts: { fresh?: boolean } = {}) => readers.execute({ ...name, ...facts });
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('[D-97] gives each reader a settlement that began after their request: requests during one share the next', async () => {
    const first = read();
    const others = [read(), read(), read()];
    await turn();
    expect(looks).toHaveLength(1);
    looks[0]!.answer(checkoutWith({ status: 'open' }));
    expect((await first).status).toBe('open');
    await turn();
    expect(looks).toHaveLength(2);
    const last = read();
    looks[1]!.answer(checkoutWith({ status: 'paid' }));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    await turn();
    looks[2]!.answer(checkoutWith({ status: 'paid' }));
    expect([(await last).status, looks.length]).toEqual(['paid', 3]);
  });

  it('[D-97] keeps nothing of a settlement for later readers', async () => {
    for (const status of ['open', 'paid'] as const) {
      const reading = read();
      looks.at(-1)!.answer(checkoutWith({ status }));
      expect((await reading).status).toBe(status);
      await turn();
    }
    expect(looks).toHaveLength(2);
  });

  it('[D-97] asks about every attempt when one of the waiting readers wants it', async () => {
    const readings = [read(), read(), read({ fresh: true })];
    looks[0]!.answer(recorded);
    await turn();
    expect(looks.map(({ fresh }) => fresh)).toEqual([false, true]);
    looks[1]!.answer(recorded);
    await Promise.all(readings);
  });

  it('[D-97] returns the recorded checkout when waiting for a settlement and for its answer takes more than 3 s in all', async () => {
    const first = read();
    const second = read();
    giveUp();
    expect([await second, waited]).toEqual([recorded, [3_000]]);
    looks[0]!.answer(checkoutWith({ status: 'paid' }));
    expect((await first).status).toBe('paid');
  });

  it('[D-97] goes on after a failed settlement, with another one for each reader', async () => {
    const [first, second] = [read(), read()];
    looks[0]!.fail(new Error('The database is away.'));
    await expect(first).rejects.toThrow('away');
    await turn();
    looks[1]!.answer(checkoutWith({ status: 'paid' }));
    expect((await second).status).toBe('paid');
  });

  it('[D-97] keeps checkouts apart', async () => {
    await world.open('event');
    const readings = [read(), readers.execute(world.names[1]!)];
    expect(looks.map(({ checkoutId }) => checkoutId)).toEqual(world.names.map(({ checkoutId }) => checkoutId));
    for (const look of looks) look.answer(recorded);
    await Promise.all(readings);
  });
});
