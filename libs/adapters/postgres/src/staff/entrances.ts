import type { Invitation, InvitationStore, LinkStore, SessionStore, SignInLink, StaffSession } from '@svc/staff';
import { Not } from 'typeorm';
import { putRow } from '../rows/row-writes';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { INVITATION, invitationEntity, invitationOf, LINK, linkEntity, linkOf, sessionEntity, sessionOf } from './staff.entities';

/** Sessions within one transaction. */
export class PostgresSessionStore implements SessionStore {
  constructor(private readonly sql: Sql) {}

  async insert(session: StaffSession, tokenHash: string): Promise<void> {
    await this.sql.repository(sessionEntity).insert({ ...session, tokenHash });
  }

  async lock(personId: string, id: string): Promise<StaffSession | undefined> {
    const row = await this.sql.repository(sessionEntity).findOne({ where: { personId, id }, lock: { mode: 'pessimistic_write' } });
    return row ? sessionOf(row) : undefined;
  }

  async ofPerson(personId: string): Promise<StaffSession[]> {
    const rows = await this.sql.repository(sessionEntity).find({ where: { personId }, order: { createdAt: 'asc', id: 'asc' } });
    return rows.map(sessionOf);
  }

  async renew({ id, way, provedAt }: StaffSession, tokenHash: string): Promise<void> {
    await this.sql.repository(sessionEntity).update({ id }, { way, provedAt, tokenHash });
  }

  async changeWay({ id, way }: Pick<StaffSession, 'id' | 'way'>): Promise<void> {
    await this.sql.repository(sessionEntity).update({ id }, { way });
  }

  async remove(personId: string, id: string): Promise<boolean> {
    const { affected } = await this.sql.repository(sessionEntity).delete({ personId, id });
    return affected! > 0;
  }

  async removeAll(personId: string, butId?: string): Promise<number> {
    const { affected } = await this.sql.repository(sessionEntity).delete({ personId, ...(butId !== undefined && { id: Not(butId) }) });
    return affected!;
  }

  purge({ seenBefore, madeBefore }: { seenBefore: Date; madeBefore: Date }, most: number): Promise<number> {
    return this.sql.execute(PURGE_SESSIONS, [seenBefore, madeBefore, most]);
  }
}

const PURGE_SESSIONS = statement('staff.purge_sessions')`
  delete from staff_session where id in (select id from staff_session where last_seen_at < $1 or created_at < $2 limit $3)`;

/** Links for signing in within one transaction. By hand where a row is taken, so that one of several takes it. */
export class PostgresLinkStore implements LinkStore {
  constructor(private readonly sql: Sql) {}

  async put(link: SignInLink, tokenHash: string): Promise<void> {
    await putRow(this.sql, linkEntity, { ...link, tokenHash });
  }

  async take(hash: string): Promise<SignInLink | undefined> {
    const [row] = await this.sql.query(TAKE_LINK, [hash]);
    return row && linkOf(row);
  }

  async removeAll(personId: string): Promise<void> {
    await this.sql.repository(linkEntity).delete({ personId });
  }

  purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_LINKS, [before, most]);
  }
}

const TAKE_LINK = statement<SignInLink>('staff.take_link')`delete from sign_in_link where token_hash = $1 returning ${LINK}`;
const PURGE_LINKS = statement('staff.purge_links')`
  delete from sign_in_link where person_id in (select person_id from sign_in_link where expires_at < $1 limit $2)`;

/** Invitations within one transaction. */
export class PostgresInvitationStore implements InvitationStore {
  constructor(private readonly sql: Sql) {}

  async put(invitation: Invitation): Promise<void> {
    const { workspaceId, email } = invitation;
    await this.sql.repository(invitationEntity).delete({ workspaceId, email });
    await this.sql.repository(invitationEntity).insert(invitation);
  }

  async find({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>): Promise<Invitation | undefined> {
    const row = await this.sql.repository(invitationEntity).findOneBy({ workspaceId, id });
    return row ? invitationOf(row) : undefined;
  }

  async setHash({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>, tokenHash: string): Promise<void> {
    await this.sql.repository(invitationEntity).update({ workspaceId, id }, { tokenHash });
  }

  async take({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>, hash: string): Promise<Invitation | undefined> {
    const [row] = await this.sql.query(TAKE_INVITATION, [workspaceId, id, hash]);
    return row && invitationOf(row);
  }

  async remove({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>): Promise<Invitation | undefined> {
    const [row] = await this.sql.query(REMOVE_INVITATION, [workspaceId, id]);
    return row && invitationOf(row);
  }

  async purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_INVITATIONS, [before, most]);
  }
}

const TAKE_INVITATION = statement<InvitationRow>('staff.take_invitation')`
  delete from staff_invitation where workspace_id = $1 and id = $2 and token_hash = $3 returning ${INVITATION}`;
const REMOVE_INVITATION = statement<InvitationRow>('staff.remove_invitation')`
  delete from staff_invitation where workspace_id = $1 and id = $2 returning ${INVITATION}`;
const PURGE_INVITATIONS = statement('staff.purge_invitations')`
  delete from staff_invitation where (workspace_id, id) in (select workspace_id, id from staff_invitation where expires_at < $1 limit $2)`;

/** Columns of an invitation. */
type InvitationRow = { [Field in keyof Invitation]-?: undefined extends Invitation[Field] ? string | null : Invitation[Field] };
