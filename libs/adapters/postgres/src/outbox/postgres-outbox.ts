import type { Fact, Outbox } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { insertRecords } from '../rows/statements';
import { outboxEntity } from './outbox.entity';

/** By hand: all facts of a transaction by one statement, the same whatever their number. */
const APPEND = statement('outbox.append')`${insertRecords(outboxEntity)}`;

const leavers = new WeakSet<Sql>();

/** Returns true once where the transaction of this sql has left facts, so that the relays are to be woken after its commit. */
export const takeFacts = (sql: Sql): boolean => leavers.delete(sql);

/** Notes that the transaction of this sql leaves facts by other ways than `append`. */
export const noteFacts = (sql: Sql): void => void leavers.add(sql);

/** Leaves facts in the table `outbox`, in the transaction that made them. */
export class PostgresOutbox<F extends Fact = Fact> implements Outbox<F> {
  constructor(private readonly sql: Sql) {}

  async append(facts: readonly F[]): Promise<void> {
    if (facts.length === 0) return;
    await this.sql.execute(APPEND, [JSON.stringify(facts)]);
    noteFacts(this.sql);
  }
}
