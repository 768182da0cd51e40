import type { CustomerLink, CustomerLinkStore, LinkedUser } from '@svc/customers';
import type { EntityManager } from 'typeorm';
import { LINK, linkOf, LINKS } from './contact-sql';

/** Links within one transaction. */
export class PostgresCustomerLinkStore implements CustomerLinkStore {
  constructor(private readonly manager: EntityManager) {}

  /** Locks the user's name, since there may be no row to lock; reads after it, so that who has waited sees what the other one wrote. */
  async claim({ workspaceId, mode, externalRef }: LinkedUser): Promise<CustomerLink | undefined> {
    await this.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 47))', [[workspaceId, mode, externalRef].join(' ')]);
    const [row] = await this.manager.query<object[]>(`select ${LINK} from ${LINKS} where l.workspace_id = $1 and l.mode = $2 and l.external_ref = $3`, [
      workspaceId, mode, externalRef,
    ]);
    return row && linkOf(row);
  }

  async insert({ workspaceId, mode, id, externalRef, contact, linkedAt }: CustomerLink): Promise<void> {
    await this.manager.query(`insert into customer_link (workspace_id, mode, id, external_ref, contact_id, linked_at) values ($1, $2, $3, $4, $5, $6)`, [
      workspaceId, mode, id, externalRef, contact?.id ?? null, linkedAt,
    ]);
  }

  async forgetTests(before: Date, most: number): Promise<number> {
    const [, forgotten] = await this.manager.query<[unknown, number]>(
      `delete from customer_link where (workspace_id, mode, id) in (
         select workspace_id, mode, id from customer_link where mode = 'test' and linked_at < $1 order by linked_at limit $2)`,
      [before, most],
    );
    return forgotten;
  }
}
