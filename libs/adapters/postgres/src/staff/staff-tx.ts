import type { IdGenerator } from '@svc/kernel';
import { type StaffTx, StaffUnitOfWork } from '@svc/staff';
import { PostgresAuditTrail } from '../access/audit';
import { asTenant, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import type { Sql } from '../work/sql';
import { PostgresInvitationStore, PostgresLinkStore, PostgresSessionStore } from './entrances';
import { PostgresChallengeStore, PostgresFactorStore, PostgresStaffMailStore } from './factors';
import { PostgresMemberStore, PostgresPersonStore } from './people';

export function bindStaffTx(sql: Sql, ids: IdGenerator): StaffTx {
  return {
    people: new PostgresPersonStore(sql),
    members: new PostgresMemberStore(sql),
    sessions: new PostgresSessionStore(sql),
    links: new PostgresLinkStore(sql),
    invitations: new PostgresInvitationStore(sql),
    factors: new PostgresFactorStore(sql),
    challenges: new PostgresChallengeStore(sql),
    mails: new PostgresStaffMailStore(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}

/** Work on staff in the tenant scope of every workspace: a person has memberships in several, and signs in before one is known. */
export class PostgresStaffUnitOfWork extends StaffUnitOfWork {
  private readonly work: PostgresUnitOfWork<StaffTx>;

  constructor(sql: Sql, ids: IdGenerator) {
    super();
    this.work = new PostgresUnitOfWork(sql, (each) => bindStaffTx(each, ids));
  }

  run<T>(work: (tx: StaffTx) => Promise<T>): Promise<T> {
    return asTenant(EVERY_WORKSPACE, () => this.work.run(work));
  }
}
