import { UnitOfWork } from '@svc/kernel';
import type { Sql } from './sql';
import { takeJobs, type CommittedJobs } from './committed-jobs';
import { type OutboxNotifier, takeFacts } from '../outbox';
import { currentTransaction } from './request-transaction';
import { setCurrentTrace } from './trace-scope';

/** SQLSTATE of work that is to be repeated. */
export const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * A unit of work on Postgres. It repeats the whole work when the database asks for it. After the commit it notifies the relays
 * if facts were left, and enqueues the noted jobs. Within the transaction of a request it is a part of that (ADR 0138).
 */
export class PostgresUnitOfWork<Tx> extends UnitOfWork<Tx> {
  /**
   * @param notifier for work that may leave facts: without it they wait for the relay's next poll
   * @param jobs for work that may make something due: without it a sweep finds that
   */
  constructor(
    private readonly sql: Sql,
    private readonly bind: (sql: Sql) => Tx,
    private readonly notifier?: OutboxNotifier,
    private readonly jobs?: CommittedJobs,
  ) {
    super();
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.commit(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      }
    }
  }

  private async commit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const request = currentTransaction();
    let hasFacts = false;
    let noted: ReturnType<typeof takeJobs> = [];
    const result = await ((await request?.sql()) ?? this.sql).transaction(async (sql) => {
      try {
        await setCurrentTrace(sql);
        return await work(this.bind(sql));
      } finally {
        [hasFacts, noted] = [takeFacts(sql), takeJobs(sql)];
      }
    });
    const proceed = () => {
      if (hasFacts) this.notifier?.notify();
      this.jobs?.enqueue(noted);
    };
    if (request) request.afterCommit(proceed);
    else proceed();
    return result;
  }
}

function isRepeatable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
