import { ServiceConfig } from '@svc/composition';
import { Clock, RealClock } from '@svc/kernel';
import { purgeTestMode, RETENTION, retentionTasks, type Get } from './retention';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T08:00:00Z');

/** Stands for whatever deletes something: remembers what it is asked, and has deleted so many each time. */
function remembering(
  asked: unknown[][],
  deleted: number[],
  keptDays: ServiceConfig['keptDays'] = { messageTexts: 400, auditEntries: 730 },
): Get {
  const doer: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'run' ? (work: (tx: unknown) => unknown) => work(doer) : doer),
    apply: (_, __, args: unknown[]) => (asked.push(args), Promise.resolve(deleted.shift() ?? 0)),
  });
  return ((token: unknown) =>
    token === Clock || token === RealClock ? { now: () => NOW } : token === ServiceConfig ? { keptDays } : doer) as Get;
}

const agesOf = (asked: unknown[][]) =>
  asked.map(([before]) => {
    const moments =
      before instanceof Date ? [before] : Object.values(before ?? {}).filter((at): at is Date => at instanceof Date && at.getTime() > 0);
    return moments.map((at) => (NOW.getTime() - at.getTime()) / DAY_MS);
  });

describe('what is kept for a time', () => {
  it.each([
    ['purge-message-texts', [[400]]],
    ['purge-audit-entries', [[730]]],
    ['purge-provider-events', [[30]]],
    ['purge-test-orders', [[90], [90]]],
    ['purge-test-codes', [[90]]],
    ['purge-test-people', [[90], [90]]],
    ['purge-sandbox-charges', [[90]]],
    ['purge-sign-ups', [[30], [90]]],
    ['purge-submissions', [[]]],
    ['purge-rate-buckets', [[]]],
  ])('is deleted when that is over: %s, after %p days', async (name, ages) => {
    const asked: unknown[][] = [];
    await retentionTasks.find((task) => task.name === name)!.run(remembering(asked, []));
    expect(agesOf(asked)).toEqual(ages);
  });

  it('[D-75] deliveries of webhooks are deleted after 30 days, all of them, and then events that no partition takes along', async () => {
    const asked: unknown[][] = [];
    expect(await retentionTasks.find(({ name }) => name === 'purge-webhook-events')!.run(remembering(asked, [1_000, 1_000, 500, 7]))).toBe(
      2_507,
    );
    expect([agesOf(asked), asked.map(([, most]) => most)]).toEqual([
      [[30], [30], [30], [30]],
      [1_000, 1_000, 1_000, 1_000],
    ]);
  });

  it('is kept without an end where the installation says so', async () => {
    const asked: unknown[][] = [];
    for (const name of ['purge-message-texts', 'purge-audit-entries'])
      await retentionTasks.find((task) => task.name === name)!.run(remembering(asked, [], {}));
    expect(asked).toEqual([]);
  });

  it('has a task for each row of the table', () => {
    expect(retentionTasks.map(({ name }) => name)).toEqual([...new Set(RETENTION.map(({ task }) => task))]);
  });
});

describe('what a test clock that was moved has deleted', () => {
  it('[ADR 0072 r4] is of test mode alone', async () => {
    const tables = RETENTION.filter(({ task }) => task.startsWith('purge-test-')).map(({ table }) => table);
    expect(tables.filter((table) => !table.includes('(test mode'))).toEqual([]);
    const asked: unknown[][] = [];
    await purgeTestMode(remembering(asked, []));
    expect(agesOf(asked)).toEqual(tables.map(() => [90]));
  });
});
