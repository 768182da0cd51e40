import { UnitOfWork } from '@svc/kernel';
import type { DataSource, EntityManager } from 'typeorm';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/** A unit of work on Postgres; repeats the whole work when the database asks for it. */
export class PostgresUnitOfWork<Tx> extends UnitOfWork<Tx> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bind: (manager: EntityManager) => Tx,
  ) {
    super();
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction((manager) => work(this.bind(manager)));
      } catch (error) {
        if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      }
    }
  }
}

function isRepeatable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
