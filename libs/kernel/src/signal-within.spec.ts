import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signalWithin } from './signal-within';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a signal with a time limit', () => {
  it('[ADR 0103 r4] aborts in time, even after a garbage collection', async () => {
    const signal = signalWithin(200, new AbortController().signal);
    const aborted = once(signal, 'abort');
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    await aborted;
    expect((signal.reason as Error).name).toBe('TimeoutError');
  });

  it('aborts with any of the others', () => {
    const other = new AbortController();
    const signal = signalWithin(60_000, new AbortController().signal, other.signal);
    other.abort(new Error('enough'));
    expect(signal.reason).toEqual(new Error('enough'));
  });
});
