import type { Role } from '@svc/access';
import {
  type FactorDemand,
  type FactorState,
  type Invitation,
  type Membership,
  type NamedMember,
  type Person,
  type SeenSession,
  StaffReader,
  type StaffSession,
  type Way,
} from '@svc/staff';
import { MoreThan } from 'typeorm';
import { asTenant, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';
import { withoutNulls } from '../rows/statements';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { invitationEntity, invitationOf, sessionOf } from './staff.entities';

/** Reads staff by statements of their own, in the tenant scope of every workspace. */
export class PostgresStaffReader extends StaffReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async session(hash: string): Promise<SeenSession | undefined> {
    const [row] = await asTenant(EVERY_WORKSPACE, () => this.sql.prepared(SESSION, [hash]));
    if (!row) return undefined;
    const { email, name, language, personCreatedAt, passkeys, totp, ...session } = row;
    return {
      session: sessionOf(session),
      person: withoutNulls<Person>({ id: row.personId, email, name, language, createdAt: personCreatedAt }),
      factors: { passkeys, totp },
    };
  }

  async noteSeen(sessionId: string, at: Date): Promise<void> {
    await asTenant(EVERY_WORKSPACE, () => this.sql.execute(NOTE_SEEN, [sessionId, at]));
  }

  async memberships(personId: string): Promise<Membership[]> {
    const rows = await asTenant(EVERY_WORKSPACE, () => this.sql.prepared(MEMBERSHIPS, [personId]));
    return rows.map((row) => withoutNulls<Membership>(row));
  }

  async members(workspaceId: string): Promise<NamedMember[]> {
    const rows = await asTenant(EVERY_WORKSPACE, () => this.sql.prepared(MEMBERS, [workspaceId]));
    return rows.map(({ passkeys, totp, ...row }) => ({ ...withoutNulls<Omit<NamedMember, 'factors'>>(row), factors: { passkeys, totp } }));
  }

  async invitations(workspaceId: string, now: Date): Promise<Invitation[]> {
    const rows = await asTenant(EVERY_WORKSPACE, () =>
      this.sql
        .repository(invitationEntity)
        .find({ where: { workspaceId, expiresAt: MoreThan(now) }, order: { createdAt: 'desc', id: 'desc' } }),
    );
    return rows.map(invitationOf);
  }
}

/** SQL of the state of the factors of a person. */
const factorsOf = (person: string) => `
  (select count(*)::integer from passkey key where key.person_id = ${person}) as passkeys,
  coalesce((select case when app.confirmed_at is null then 'unconfirmed' else 'confirmed' end from staff_totp app where app.person_id = ${person}), 'none') as totp`;

interface SessionRow extends Omit<StaffSession, 'device'>, FactorState {
  device: string | null;
  way: Way;
  email: string;
  name: string | null;
  language: string | null;
  personCreatedAt: Date;
}

const SESSION = statement<SessionRow>('staff.session')`
  select s.id, s.person_id as "personId", s.way, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.proved_at as "provedAt", s.ip, s.device,
         p.email, p.name, p.language, p.created_at as "personCreatedAt", ${factorsOf('p.id')}
    from staff_session s join person p on p.id = s.person_id
   where s.token_hash = $1`;

const NOTE_SEEN = statement('staff.note_seen')`update staff_session set last_seen_at = $2 where id = $1`;

interface MemberRow {
  workspaceId: string;
  personId: string;
  role: Role;
  joinedAt: Date;
  invitedById: string | null;
}

const MEMBER = `m.workspace_id as "workspaceId", m.person_id as "personId", m.role, m.joined_at as "joinedAt", m.invited_by_id as "invitedById"`;

const MEMBERSHIPS = statement<MemberRow & { demand: FactorDemand }>('staff.memberships')`
  select ${MEMBER}, coalesce(policy.demand, 'none') as demand
    from staff_member m left join staff_policy policy on policy.workspace_id = m.workspace_id
   where m.person_id = $1
   order by m.joined_at, m.workspace_id`;

const MEMBERS = statement<MemberRow & FactorState & { email: string; name: string | null }>('staff.members')`
  select ${MEMBER}, p.email, p.name, ${factorsOf('m.person_id')}
    from staff_member m join person p on p.id = m.person_id
   where m.workspace_id = $1
   order by m.joined_at, m.person_id`;
