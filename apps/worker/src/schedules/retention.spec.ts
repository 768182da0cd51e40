import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUESTS_KEPT_DAYS } from '@svc/access';
import { ServiceConfig } from '@svc/composition';
import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { Clock, RealClock } from '@svc/kernel';
import { purgeTestMode, RETENTION, retentionTasks, type Get } from './retention';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T08:00:00Z');

/** Returns a fake of every deleting use case: it records its arguments, and has deleted so many each time. */
function remembering(
  calls: unknown[][],
  deleted: number[],
  keptDays: ServiceConfig['keptDays'] = { messageTexts: 400, auditEntries: 730 },
): Get {
  const doer: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'run' ? (work: (tx: unknown) => unknown) => work(doer) : doer),
    apply: (_, __, args: unknown[]) => (calls.push(args), Promise.resolve(deleted.shift() ?? 0)),
  });
  return ((token: unknown) =>
    token === Clock || token === RealClock ? { now: () => NOW } : token === ServiceConfig ? { keptDays } : doer) as Get;
}

const agesOf = (calls: unknown[][]) =>
  calls.map(([before]) => {
    const moments =
      before instanceof Date ? [before] : Object.values(before ?? {}).filter((at): at is Date => at instanceof Date && at.getTime() > 0);
    return moments.map((at) => (NOW.getTime() - at.getTime()) / DAY_MS);
  });

describe('rows that are kept for a time', () => {
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
  ])('are deleted when that is over: %s, after %p days', async (name, ages) => {
    const calls: unknown[][] = [];
    await retentionTasks.find((task) => task.name === name)!.run(remembering(calls, []));
    expect(agesOf(calls)).toEqual(ages);
  });

  it('[D-75] deliveries of webhooks are deleted after 30 days, all of them, and then events that no partition takes along', async () => {
    const calls: unknown[][] = [];
    expect(await retentionTasks.find(({ name }) => name === 'purge-webhook-events')!.run(remembering(calls, [1_000, 1_000, 500, 7]))).toBe(
      2_507,
    );
    expect([agesOf(calls), calls.map(([, most]) => most)]).toEqual([
      [[30], [30], [30], [30]],
      [1_000, 1_000, 1_000, 1_000],
    ]);
  });

  it('are kept without an end where the installation says so', async () => {
    const calls: unknown[][] = [];
    for (const name of ['purge-message-texts', 'purge-audit-entries'])
      await retentionTasks.find((task) => task.name === name)!.run(remembering(calls, [], {}));
    expect(calls).toEqual([]);
  });

  it('have a task for each row of the table', () => {
    expect(retentionTasks.map(({ name }) => name)).toEqual([...new Set(RETENTION.map(({ task }) => task))]);
  });
});

describe('rows that an advanced test clock has deleted', () => {
  it('[ADR 0072 r4] are of test mode alone', async () => {
    const tables = RETENTION.filter(({ task }) => task.startsWith('purge-test-')).map(({ table }) => table);
    expect(tables.filter((table) => !table.includes('(test mode'))).toEqual([]);
    const calls: unknown[][] = [];
    await purgeTestMode(remembering(calls, []));
    expect(agesOf(calls)).toEqual(tables.map(() => [90]));
  });
});

describe('the guide for operators', () => {
  it('says for how long each table is kept that is emptied by time', () => {
    const page = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
    const section = page.slice(page.indexOf('### What is kept for how long'), page.indexOf('### Size of the database'));
    const rows = [...section.matchAll(/^\| [^|]+ \| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(([, tables = '', days = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => `${table}: ${daysIn(days)}`),
    );
    const deleted = RETENTION.map(({ table, days }) => `${table.split(' ')[0]}: ${days}`);
    const dropped = [
      `webhook_event: ${WEBHOOKS_KEPT_DAYS}`,
      `webhook_attempt: ${WEBHOOKS_KEPT_DAYS}`,
      `request_log: ${REQUESTS_KEPT_DAYS}`,
    ];
    expect(new Set(rows)).toEqual(new Set([...deleted, ...dropped]));
  });
});

/** Returns what the table of retention has in place of the words of a cell. */
function daysIn(cell: string): string {
  if (cell.startsWith('`KEEP_MESSAGE_TEXTS_DAYS`')) return 'messageTexts';
  if (cell.startsWith('`KEEP_AUDIT_DAYS`')) return 'auditEntries';
  return cell.startsWith('`forms.keepDays`') ? 'workspace' : cell.trim();
}
