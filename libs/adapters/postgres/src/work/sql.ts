import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager, EntitySchema, ObjectLiteral, QueryResult, Repository } from 'typeorm';
import { leadsToNodes, turnTo } from '../distribution/dialect';
import type { Statement } from './statement';

const areDistributed = new WeakMap<DataSource, boolean>();

/**
 * The database as stores and readers see it: one transaction, or connections of the pool, one for each statement. The rows are those
 * of the caller's tenant scope (ADR 0040).
 */
export class Sql {
  /** @param manager of the transaction, or of the data source */
  constructor(private readonly manager: EntityManager) {}

  /** Runs a statement. Returns its rows. */
  async query<Row extends object>({ text }: Statement<Row>, values?: unknown[]): Promise<Row[]> {
    return (await this.run(text, values)).records as Row[];
  }

  /** Runs a statement whose rows nobody reads. Returns their number, or that of the rows it has changed. */
  async execute({ text }: Statement<object>, values?: unknown[]): Promise<number> {
    return (await this.run(text, values)).affected ?? 0;
  }

  /** Runs a statement by the plan that the connection keeps: for those whose planning costs more than their work. Returns its rows. */
  async prepared<Row extends object>({ name, text }: Statement<Row>, values: unknown[]): Promise<Row[]> {
    return (await (await this.connection()).query<Row>({ name, text, values })).rows;
  }

  /** Returns the repository of the plain rows of an entity. */
  repository<Row extends ObjectLiteral>(entity: EntitySchema<Row>): Repository<Row> {
    return this.manager.getRepository(entity);
  }

  /** Does work in one transaction; in a transaction already, in a savepoint of it. */
  transaction<T>(work: (sql: Sql) => Promise<T>, isolation?: 'REPEATABLE READ'): Promise<T> {
    const run = (manager: EntityManager) => work(new Sql(manager));
    return isolation ? this.manager.transaction(isolation, run) : this.manager.transaction(run);
  }

  /** Returns whether rows of the database are on several nodes, as the first connection that was asked says. */
  async isDistributed(): Promise<boolean> {
    const { dataSource } = this.manager;
    const answer = areDistributed.get(dataSource) ?? (await this.onConnection(leadsToNodes));
    areDistributed.set(dataSource, answer);
    return answer;
  }

  /**
   * Has the rest of this transaction be about one workspace, as a distributed database needs it of statements of many (ADR 0169 r6). Outside
   * of a transaction it changes nothing.
   */
  async turnTo(workspaceId: string): Promise<void> {
    if (this.manager.queryRunner?.isTransactionActive) await this.onConnection((client) => turnTo(client, workspaceId));
  }

  private async onConnection<T>(read: (client: PoolClient) => T): Promise<T> {
    const runner = this.manager.queryRunner ?? this.manager.dataSource.createQueryRunner();
    try {
      return read((await runner.connect()) as PoolClient);
    } finally {
      if (runner !== this.manager.queryRunner) await runner.release();
    }
  }

  private async run(text: string, values?: unknown[]): Promise<QueryResult<unknown>> {
    const { queryRunner = this.manager.dataSource.createQueryRunner() } = this.manager;
    try {
      return await queryRunner.query(text, values, true);
    } finally {
      if (queryRunner !== this.manager.queryRunner) await queryRunner.release();
    }
  }

  /** Returns what sends named statements, of which TypeORM knows nothing: the connection of the transaction, or the pool. */
  private async connection(): Promise<Pick<PoolClient, 'query'>> {
    const { queryRunner, dataSource } = this.manager;
    return queryRunner ? ((await queryRunner.connect()) as PoolClient) : (dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** Returns the database by a data source: each statement is committed by itself. */
export const sqlOf = (source: DataSource): Sql => new Sql(source.manager);
