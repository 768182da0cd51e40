import { RelayLoop } from './relay-loop';

describe('[ADR 0141 r1] the loop of the relay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits longer after each failure in a row, though facts keep coming, and works on after a success', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    let isAway = true;
    let tries = 0;
    const relay = { relay: async () => ((tries += 1), isAway ? Promise.reject(new Error('away')) : 0) };
    const warnings: string[] = [];
    const watch = { untilFacts: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)), wake: () => undefined };
    const log = { warn: (_: object, sentence: string) => void warnings.push(sentence) };
    const loop = new RelayLoop(relay, watch, log as never, { count: () => undefined });
    loop.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([tries <= 17, warnings.length]).toEqual([true, tries]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(6_000);
    const before = tries;
    await jest.advanceTimersByTimeAsync(3_000);
    expect([tries - before, warnings.length < tries]).toEqual([3, true]);
    const end = loop.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(1_000);
    await end;
  });
});
