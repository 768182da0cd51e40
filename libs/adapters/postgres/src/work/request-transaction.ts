import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { currentTenantScope, type TenantScope } from '../row-level-security/tenant-scope';
import { sharedClient } from './shared-client';
import { Sql } from './sql';

const storage = new AsyncLocalStorage<RequestTransaction | undefined>();

/** Returns the transaction of the current request, if it has one. */
export function currentTransaction(): RequestTransaction | undefined {
  const transaction = storage.getStore();
  return transaction?.isOver ? undefined : transaction;
}

/** Does work that others take part in, such as a batch of several requests, outside of the current request's transaction. */
export const outsideOfTransaction = <T>(work: () => T): T => storage.run(undefined, work);

/**
 * Runs an action when the transaction of the current request is committed; at once where there is none. For effects in memory, which no
 * rollback takes back.
 */
export async function afterCommit(action: () => void | Promise<void>): Promise<void> {
  const transaction = currentTransaction();
  if (transaction) transaction.afterCommit(action);
  else await action();
}

/**
 * One transaction around everything that a request writes (ADR 0138). It begins with the first unit of work, each of which is a
 * savepoint of it. From then on reads of the request see what it has written.
 */
export class RequestTransaction {
  private opening?: Promise<Sql>;
  private runner?: QueryRunner;
  private client?: PoolClient;
  private scope?: TenantScope;
  private readonly actions: (() => void | Promise<void>)[] = [];
  /** True once it was committed or undone: what the request has left running belongs to no transaction. */
  isOver = false;

  /** @param onBegin first statements of the transaction; an error that they throw ends the request */
  constructor(
    private readonly source: DataSource,
    private readonly onBegin: (sql: Sql) => Promise<void>,
  ) {}

  get hasBegun(): boolean {
    return this.opening !== undefined;
  }

  /** Does the work of the request. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return storage.run(this, work);
  }

  /** Returns the statements of the transaction, which begins now at the latest. */
  sql(): Promise<Sql> {
    this.opening ??= this.begin();
    return this.opening;
  }

  afterCommit(action: () => void | Promise<void>): void {
    this.actions.push(action);
  }

  /** Returns the connection of the transaction, for a statement with the same tenant scope; undefined for any other. */
  clientFor({ tenant, mode }: TenantScope): PoolClient | undefined {
    return this.scope?.tenant === tenant && this.scope.mode === mode ? this.client : undefined;
  }

  /** Commits, and does what waits for it. */
  async commit(): Promise<void> {
    if (this.hasBegun) await this.end((runner) => runner.commitTransaction());
    this.isOver = true;
    for (const action of this.actions) await action();
  }

  /** Undoes everything. */
  async rollback(): Promise<void> {
    await this.opening?.catch(() => undefined);
    this.isOver = true;
    if (this.runner) await this.end((runner) => runner.rollbackTransaction()).catch(() => undefined);
  }

  private async begin(): Promise<Sql> {
    const runner = this.source.createQueryRunner();
    const scope = currentTenantScope();
    const client = (await runner.connect()) as PoolClient;
    this.runner = runner;
    await runner.startTransaction();
    const sql = new Sql(runner.manager);
    await this.onBegin(sql);
    [this.client, this.scope] = [sharedClient(client, () => this.client !== undefined), { ...scope }];
    return sql;
  }

  private async end(finish: (runner: QueryRunner) => Promise<void>): Promise<void> {
    const runner = this.runner!;
    this.client = undefined;
    this.isOver = true;
    try {
      await finish(runner);
    } finally {
      await runner.release();
    }
  }
}
