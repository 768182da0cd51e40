import type { JoinedContacts } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { joinContacts } from './customer.entities';

/** Contacts that corrected people join, within one transaction. */
export class PostgresJoinedContacts implements JoinedContacts {
  constructor(
    private readonly sql: Sql,
    private readonly ids: IdGenerator,
  ) {}

  async join({ workspaceId, mode, name, email, phone }: Parameters<JoinedContacts['join']>[0]): Promise<string> {
    const [contact] = await joinContacts(this.sql, [{ workspaceId, mode, id: this.ids.next(), name, email, phone }]);
    return contact!.id;
  }
}
