import type { CustomerLink, CustomerLinkStore, LinkedUser } from '@svc/customers';
import type { EntityManager } from 'typeorm';
import { isBefore, ownerIn } from '../own-clock';
import { purgeRows } from '../rows/row-writes';
import { LINK, linkOf, LINKS } from './contact-sql';
import { customerLinkEntity } from './customer.entities';

/** Links within one transaction; read by hand, beside the contact they lead to. */
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

  async insert({ contact, ...link }: CustomerLink): Promise<void> {
    await this.manager.insert(customerLinkEntity, { ...link, contactId: contact?.id });
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return purgeRows(this.manager, customerLinkEntity, { where: `mode = 'test' and ${isBefore('linked_at', '$1::timestamptz', ownerIn('customer_link'))}`, parameters: [before], oldest: 'linked_at', most });
  }
}
