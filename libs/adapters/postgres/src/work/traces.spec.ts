import { NO_TRACING, traceBy } from '@svc/kernel';
import { RecordingJobQueue } from '@svc/kernel/testing';
import { RecordingTracing } from '@svc/testing';
import { CommittedJobs, noteJobs, takeJobs } from './committed-jobs';
import { MicroBatcher } from './micro-batcher';
import type { Sql } from './sql';
import { statement, statementName } from './statement';

const NOW = new Date('2026-11-23T08:00:00Z');

let tracing: RecordingTracing;
beforeEach(() => traceBy((tracing = new RecordingTracing())));
afterEach(() => traceBy(NO_TRACING));

describe('[ADR 0161 r2] work of several traces', () => {
  it('has each job carry that of the transaction which noted it, whoever enqueues them', async () => {
    const queue = new RecordingJobQueue();
    const enqueuedIn: (string | undefined)[] = [];
    const enqueue = async (jobs: Parameters<RecordingJobQueue['enqueue']>[0]) => {
      enqueuedIn.push(tracing.current);
      await queue.enqueue(jobs);
    };
    const jobs = new CommittedJobs({ enqueue }, { now: () => NOW }, 60_000, () => undefined);
    for (const trace of ['one', undefined, 'other']) {
      const sql = {} as Sql;
      tracing.within(trace, () => {
        noteJobs(sql, { queue: 'refund', payload: { workspaceId: String(trace) } });
        jobs.enqueue(takeJobs(sql));
      });
    }
    tracing.within('last', () => jobs.enqueueAhead([{ queue: 'refund', payload: { workspaceId: 'last' } }]));
    await jobs.settled();
    expect(queue.jobs.map(({ payload, trace }) => [payload.workspaceId, trace])).toEqual([
      ['one', 'one'],
      ['undefined', undefined],
      ['other', 'other'],
      ['last', 'last'],
    ]);
    expect(new Set(enqueuedIn)).toEqual(new Set([undefined]));
  });

  it('has a trip of several items belong to none, and one of a single trace to that', async () => {
    const trips: [string, string | undefined][] = [];
    const send = async (items: readonly string[]) => {
      trips.push([items.join(), tracing.current]);
      return items;
    };
    const batcher = new MicroBatcher(send, { trips: 1, items: 2 }, () => undefined);
    const add = (item: string, trace?: string) => tracing.within(trace, () => batcher.add(item));
    await Promise.all([add('1', 'a'), add('2', 'b'), add('3', 'b'), add('4', 'b'), add('5'), add('6', 'a'), add('7', 'a')]);
    expect(trips).toEqual([
      ['1,2', undefined],
      ['3,4', 'b'],
      ['5,6', undefined],
      ['7', 'a'],
    ]);
  });
});

describe('[ADR 0161 r5] the name of a statement', () => {
  it('is that of its declaration, also of a later one', () => {
    const texts = ['select 1 from workspace where id = $1', 'select 2 from workspace where id = $1'];
    expect(statementName(texts[0]!)).toBe('select workspace');
    const one = statement('work.one_named_for_a_test')`select 1 from workspace where id = $1`;
    expect(texts.map(statementName)).toEqual([one.name, 'select workspace']);
    const other = statement('work.other_named_for_a_test')`select 2 from workspace where id = $1`;
    expect(texts.map(statementName)).toEqual([one.name, other.name]);
  });

  it.each([
    ['SELECT "t"."id" AS "t_id" FROM "ticket_type" "t" WHERE "t"."name" = $1', 'select ticket_type'],
    ['INSERT INTO "audit_entry"("id") VALUES ($1)', 'insert audit_entry'],
    ['update payment_attempt set status = $1', 'update payment_attempt'],
    ['START TRANSACTION', 'start'],
    ['  COMMIT', 'commit'],
    ['', 'statement'],
  ])('is its verb and its table otherwise, and never a value: %s', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});
