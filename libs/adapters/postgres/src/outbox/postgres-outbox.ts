import type { Fact, Outbox } from '@svc/kernel';
import type { EntityManager } from 'typeorm';

const leavers = new WeakSet<EntityManager>();

/** Whether facts were left in the transaction of this manager, so that the relays are to be woken after its commit. */
export const leftFacts = (manager: EntityManager): boolean => leavers.has(manager);

/** Says that the transaction of this manager leaves facts by other ways than `append`. */
export const noteFacts = (manager: EntityManager): void => void leavers.add(manager);

/** Leaves facts in the table `outbox`, in the transaction that made them. */
export class PostgresOutbox<F extends Fact = Fact> implements Outbox<F> {
  constructor(private readonly manager: EntityManager) {}

  async append(facts: readonly F[]): Promise<void> {
    if (facts.length === 0) return;
    await this.manager.query(
      `insert into outbox (id, workspace_id, mode, type, data)
       select id, "workspaceId", mode, type, data
         from jsonb_to_recordset($1::jsonb) as fact (id uuid, "workspaceId" uuid, mode text, type text, data jsonb)`,
      [JSON.stringify(facts)],
    );
    noteFacts(this.manager);
  }
}
