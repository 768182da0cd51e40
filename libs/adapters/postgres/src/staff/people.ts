import type { Role } from '@svc/access';
import type { FactorDemand, Member, MemberStore, Person, PersonStore } from '@svc/staff';
import { In, LessThan } from 'typeorm';
import { cleared, insertUnlessThere, putRow } from '../rows/row-writes';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { memberEntity, memberOf, personEntity, personOf, policyEntity } from './staff.entities';

const EARLIEST_FIRST = { joinedAt: 'asc', workspaceId: 'asc', personId: 'asc' } as const;

/** People within one transaction. */
export class PostgresPersonStore implements PersonStore {
  constructor(private readonly sql: Sql) {}

  async lock(id: string): Promise<Person | undefined> {
    const row = await this.sql.repository(personEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? personOf(row) : undefined;
  }

  async byEmail(email: string): Promise<Person | undefined> {
    const row = await this.sql.repository(personEntity).findOneBy({ email });
    return row ? personOf(row) : undefined;
  }

  insert(person: Person): Promise<boolean> {
    return insertUnlessThere(this.sql, personEntity, person);
  }

  async update({ id, name, language }: Person): Promise<void> {
    await this.sql.repository(personEntity).update({ id }, cleared({ name, language }));
  }

  /**
   * People are on every node of a distributed database and memberships are not, so it reads both, and looks again once the people are locked:
   * whoever joins a workspace locks their person.
   */
  async purge(before: Date, most: number): Promise<number> {
    const old = await this.sql.repository(personEntity).find({ select: { id: true }, where: { createdAt: LessThan(before) } });
    const left = (await this.inNoWorkspace(old.map(({ id }) => id))).slice(0, most);
    if (left.length === 0) return 0;
    await this.sql.repository(personEntity).find({
      select: { id: true },
      where: { id: In(left) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    const { affected } = await this.sql.repository(personEntity).delete({ id: In(await this.inNoWorkspace(left)) });
    return affected!;
  }

  private async inNoWorkspace(ids: readonly string[]): Promise<string[]> {
    const members = await this.sql.query(PEOPLE_IN_WORKSPACES, [ids]);
    const inSome = new Set(members.map(({ personId }) => personId));
    return ids.filter((id) => !inSome.has(id));
  }
}

const PEOPLE_IN_WORKSPACES = statement<{ personId: string }>('staff.people_in_workspaces')`
  select distinct person_id as "personId" from staff_member where person_id = any ($1::uuid[])`;

/** Members of workspaces within one transaction. */
export class PostgresMemberStore implements MemberStore {
  constructor(private readonly sql: Sql) {}

  async lockAll(workspaceId: string): Promise<Member[]> {
    await this.sql.execute(LOCK_MEMBERS, [workspaceId]);
    const rows = await this.sql.repository(memberEntity).find({ where: { workspaceId }, order: EARLIEST_FIRST });
    return rows.map(memberOf);
  }

  async ofPerson(personId: string): Promise<Member[]> {
    const rows = await this.sql.repository(memberEntity).find({ where: { personId }, order: EARLIEST_FIRST });
    return rows.map(memberOf);
  }

  async insert(member: Member): Promise<void> {
    await this.sql.repository(memberEntity).insert(member);
  }

  async changeRole({ workspaceId, personId }: Pick<Member, 'workspaceId' | 'personId'>, role: Role): Promise<void> {
    await this.sql.repository(memberEntity).update({ workspaceId, personId }, { role });
  }

  async remove({ workspaceId, personId }: Pick<Member, 'workspaceId' | 'personId'>): Promise<void> {
    await this.sql.repository(memberEntity).delete({ workspaceId, personId });
  }

  async demand(workspaceId: string): Promise<FactorDemand> {
    return (await this.sql.repository(policyEntity).findOneBy({ workspaceId }))?.demand ?? 'none';
  }

  async setDemand(workspaceId: string, demand: FactorDemand): Promise<void> {
    await putRow(this.sql, policyEntity, { workspaceId, demand });
  }
}

const LOCK_MEMBERS = statement('staff.lock_members')`select pg_advisory_xact_lock(hashtextextended('staff of ' || $1::uuid, 0))`;
