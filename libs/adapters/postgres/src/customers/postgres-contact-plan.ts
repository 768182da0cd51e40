import type { ContactPlan, KnownPerson, NewContact } from '@svc/customers';
import type { EntityManager } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { joinContacts } from './contact-sql';

/** Writes who became known in the transaction that takes facts from the outbox; by hand, for all the facts at once. */
export class PostgresContactPlan implements ContactPlan {
  constructor(private readonly manager: EntityManager) {}

  async registrants(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]> {
    const rows = await this.manager.query<object[]>(REGISTRANTS, [JSON.stringify(of)]);
    return rows.map((row) => withoutNulls<KnownPerson & { id: string }>(row));
  }

  async join(people: readonly NewContact[]): Promise<void> {
    await joinContacts(this.manager, people);
  }
}

const REGISTRANTS = `
  select r.workspace_id as "workspaceId", r.mode, r.id, r.name, r.email, r.phone
    from jsonb_to_recordset($1::jsonb) as told ("workspaceId" uuid, id uuid)
    join registration r on r.workspace_id = told."workspaceId" and r.mode in ('live', 'test') and r.id = told.id
   where r.erased_at is null
   order by r.created_at, r.id`;
