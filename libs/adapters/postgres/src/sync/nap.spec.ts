import { Nap } from './session-connection';

const TOO_LONG_MS = 2 ** 30;

describe('a nap', () => {
  it('ends by itself', async () => {
    await new Nap().take(1);
  });

  it('ends when it is called', async () => {
    const nap = new Nap();
    const slept = nap.take(TOO_LONG_MS);
    nap.wake();
    await slept;
  });

  it('is not taken when the call came before it, once', async () => {
    const nap = new Nap();
    nap.wake();
    nap.wake();
    await nap.take(TOO_LONG_MS);
    const next = nap.take(TOO_LONG_MS).then(() => 'woken');
    expect(await Promise.race([next, new Promise((resolve) => setImmediate(() => resolve('asleep')))])).toBe('asleep');
    nap.wake();
    await next;
  });
});
