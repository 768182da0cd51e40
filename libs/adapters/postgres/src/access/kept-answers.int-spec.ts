import type { KeyedRequest } from '@svc/access';
import { keptAnswersContract } from '@svc/access/testing';
import { RecordingJobQueue } from '@svc/kernel/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { asTenant } from '../row-level-security';
import { useDatabase } from '../testing';
import { CommittedJobs, noteJobs } from '../work/committed-jobs';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { afterCommit } from '../work/request-transaction';
import { PostgresKeptAnswers } from './kept-answers';
import { type Sql, sqlOf } from '../work/sql';
import { statement } from '../work/statement';

const NOW = new Date('2026-03-01T09:00:00Z');
const ANSWER = { status: 200, headers: [], body: '{}' };
const database = useDatabase();
let source: DataSource;
let workspaceId: string;

beforeAll(async () => {
  source = await createDataSource({ url: database.url, poolSize: 4, applicationName: 'kept', isTenantScoped: true }).initialize();
});

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

afterAll(() => source?.destroy());

const requestOf = (key = 'k1'): KeyedRequest => ({ workspaceId, operation: 'change', key, fingerprint: () => 'f', now: NOW });
const INSERT = statement('insert_counter')`insert into counter (workspace_id, kind, subject_id) values ($1, 'stock', md5($2)::uuid)`;
const insert = (sql: Sql, subject: string) => sql.execute(INSERT, [workspaceId, subject]);
const COUNT = statement<{ count: number }>('counters')`select count(*)::integer as count from counter where workspace_id = $1`;
const countIn = async (of: DataSource) => (await of.query<[{ count: number }]>(COUNT.text, [workspaceId]))[0].count;
const work = () => new PostgresUnitOfWork(sqlOf(source), (sql) => (subject: string) => insert(sql, subject));

describe('answers kept by PostgreSQL', () => {
  keptAnswersContract(async () => ({ answers: new PostgresKeptAnswers(source), workspaceId }));
});

describe('the transaction of a request', () => {
  it('[D-150] has all that the request writes, which its own reads see and nobody else’s before the answer is kept', async () => {
    await asTenant(workspaceId, () =>
      new PostgresKeptAnswers(source).keep(requestOf(), async () => {
        await work().run((write) => write('one'));
        await work().run((write) => write('two'));
        const [prepared] = await sqlOf(source).prepared(COUNT, [workspaceId]);
        const both = await Promise.all([countIn(source), countIn(source)]);
        expect([prepared!.count, ...both, await countIn(database.source)]).toEqual([2, 2, 2, 0]);
        return { result: undefined, answer: ANSWER };
      }),
    );
    expect(await countIn(database.source)).toBe(2);
  });

  it('[D-150] keeps nothing of a request that fails after its writes, nor of a unit that fails within it', async () => {
    const answers = new PostgresKeptAnswers(source);
    await asTenant(workspaceId, () =>
      answers.keep(requestOf(), async () => {
        await work().run((write) => write('one'));
        throw new Error('The answer cannot be made.');
      }),
    ).catch(() => undefined);
    expect([await countIn(database.source), await answers.find(requestOf(), NOW)]).toEqual([0, undefined]);

    await asTenant(workspaceId, () =>
      answers.keep(requestOf(), async () => {
        await work()
          .run(async (write) => {
            await write('undone');
            throw new Error('Not this.');
          })
          .catch(() => undefined);
        await work().run((write) => write('one'));
        return { result: undefined, answer: ANSWER };
      }),
    );
    expect(await countIn(database.source)).toBe(1);
  });

  it('[D-150] lets one of two requests with the same key wait for the other, which alone writes', async () => {
    const answers = new PostgresKeptAnswers(source);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const first = asTenant(workspaceId, () =>
      answers.keep(requestOf(), async () => {
        await work().run((write) => write('one'));
        await isReleased;
        return { result: 'first', answer: ANSWER };
      }),
    ).catch((error: Error) => error.constructor.name);
    const second = asTenant(workspaceId, () =>
      answers.keep(requestOf(), async () => {
        await work().run((write) => write('two'));
        return { result: 'second', answer: ANSWER };
      }),
    ).catch((error: Error) => error.constructor.name);
    release();
    const outcomes = await Promise.all([first, second]);
    expect([outcomes.filter((each) => each === 'KeyTaken').length, await countIn(database.source)]).toEqual([1, 1]);
  });

  it('enqueues jobs, and does what waits for it, once it is committed', async () => {
    const queue = new RecordingJobQueue();
    const jobs = new CommittedJobs(queue, { now: () => NOW }, 60_000, (error) => {
      throw error;
    });
    const noting = new PostgresUnitOfWork(
      sqlOf(source),
      (manager) => (name: string) => noteJobs(manager, { queue: 'refund', payload: { workspaceId: name } }),
      undefined,
      jobs,
    );
    const steps: string[] = [];
    await asTenant(workspaceId, () =>
      new PostgresKeptAnswers(source).keep(requestOf(), async () => {
        await noting.run(async (note) => note('one'));
        await afterCommit(() => void steps.push('after'));
        await jobs.settled();
        expect([steps, queue.jobs]).toEqual([[], []]);
        return { result: undefined, answer: ANSWER };
      }),
    );
    await jobs.settled();
    expect([steps, queue.jobs]).toEqual([['after'], [{ queue: 'refund', payload: { workspaceId: 'one' } }]]);
    await afterCommit(() => void steps.push('at once'));
    expect(steps).toEqual(['after', 'at once']);
  });

  it('gives every connection back', async () => {
    const answers = new PostgresKeptAnswers(source);
    for (let turn = 0; turn < 12; turn += 1) {
      const outcome = turn % 2 ? Promise.resolve({ result: turn, answer: ANSWER }) : Promise.reject(new Error('Refused.'));
      outcome.catch(() => undefined);
      await asTenant(workspaceId, () =>
        answers.keep(requestOf(`k${turn}`), async () => {
          await work().run((write) => write(`${turn}`));
          return outcome;
        }),
      ).catch(() => undefined);
    }
    expect(await countIn(database.source)).toBe(6);
    expect(await Promise.all(Array.from({ length: 8 }, () => countIn(source)))).toEqual(Array.from({ length: 8 }, () => 6));
  });
});
