import { judge, type Sample } from './verdict';

const MB = 1024 * 1024;
const WARM_UP = 300;

/** Samples of twenty minutes, one each 10 s; `change` is what differs from a service that is flat. */
function soaked(change: (at: number) => Partial<Sample> = () => ({})): Sample[] {
  return Array.from({ length: 121 }, (_, index) => {
    const at = index * 10;
    return {
      at,
      // Memory grows while the service warms up, and swings by 2 % afterwards.
      memory: { api: (Math.min(at, WARM_UP) / WARM_UP) * 100 * MB + (200 + 6 * Math.sin(at)) * MB, worker: 250 * MB },
      redis: 4 * MB + at * 100,
      ages: { outbox_oldest_seconds: 0.02 + 0.3 * Math.abs(Math.sin(at)) },
      tables: [
        { table: 'store_order', live: 2_000 + at * 10, dead: 100, bytes: (2_000 + at * 10) * 1_000 },
        { table: 'outbox', live: 3, dead: 200 + 100 * Math.sin(at), bytes: 2 * MB },
      ],
      logBytes: at * 10 * 275,
      requests: at * 10,
      ...change(at),
    };
  });
}
const faults = (samples: readonly Sample[]) =>
  judge(samples, WARM_UP)
    .filter(({ isFlat }) => !isFlat)
    .map(({ kind, name }) => `${kind} ${name}`);

describe('[ADR 0166 r4] the verdict of a soak', () => {
  it('is flat for a service that warms up, swings, and keeps orders', () => {
    expect(faults(soaked())).toEqual([]);
  });

  it.each<[string, string[], (at: number) => Partial<Sample>]>([
    [
      'memory of one process, 10 % in the steady time',
      ['memory worker'],
      (at) => ({ memory: { api: 300 * MB, worker: 250 * MB * (1 + at / 9_000) } }),
    ],
    ['memory of Redis', ['redis Redis'], (at) => ({ redis: 4 * MB + at * 20_000 })],
    ['the age of what waits', ['age outbox_oldest_seconds'], (at) => ({ ages: { outbox_oldest_seconds: at / 100 } })],
    [
      'an age that is there at the end alone',
      ['age due refund'],
      (at): Partial<Sample> => ({ ages: at > 900 ? { 'due refund': 60 } : {} }),
    ],
    ['lines of the log for a request', ['log bytes a request'], (at) => ({ logBytes: at * 10 * (275 + at / 20) })],
    [
      'a queue that is never vacuumed',
      ['size outbox'],
      (at) => ({ tables: [{ table: 'outbox', live: 3, dead: at * 10, bytes: 2 * MB + at * 4_000 }] }),
    ],
    [
      'dead rows that no vacuum removes',
      ['dead store_order'],
      (at) => ({ tables: [{ table: 'store_order', live: 5_000, dead: (at / 10) ** 2, bytes: 8 * MB }] }),
    ],
    [
      'a table that grows faster than its rows',
      ['size store_order'],
      (at) => ({ tables: [{ table: 'store_order', live: 2_000 + at * 10, dead: 0, bytes: (2_000 + at * 10) * (1_000 + at) }] }),
    ],
  ])('finds growth of %s', (_, growing, change) => {
    expect(faults(soaked(change))).toEqual(growing);
  });

  it('does not mind what shrinks', () => {
    expect(faults(soaked((at) => ({ memory: { api: (300 - at / 10) * MB } })))).toEqual([]);
  });

  it('refuses to judge a few samples', () => {
    expect(() => judge(soaked().slice(0, 34), WARM_UP)).toThrow('4 samples after the warm-up are too few to compare.');
  });
});
