import type { Fact, Outbox } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { insertRecords } from '../rows/statements';
import { outboxEntity } from './outbox.entity';

/** By hand: all facts of a transaction by one statement, the same whatever their number. */
const APPEND = insertRecords(outboxEntity);

const leavers = new WeakSet<EntityManager>();

/** Returns true once where the transaction of this manager has left facts, so that the relays are to be woken after its commit. */
export const takeFacts = (manager: EntityManager): boolean => leavers.delete(manager);

/** Notes that the transaction of this manager leaves facts by other ways than `append`. */
export const noteFacts = (manager: EntityManager): void => void leavers.add(manager);

/** Leaves facts in the table `outbox`, in the transaction that made them. */
export class PostgresOutbox<F extends Fact = Fact> implements Outbox<F> {
  constructor(private readonly manager: EntityManager) {}

  async append(facts: readonly F[]): Promise<void> {
    if (facts.length === 0) return;
    await this.manager.query(APPEND, [JSON.stringify(facts)]);
    noteFacts(this.manager);
  }
}
