import type { ChallengeStore, Factors, FactorStore, Passkey, PasskeyChallenge, StaffMail, StaffMailStore, Totp } from '@svc/staff';
import { cleared, insertUnlessThere, putRow } from '../rows/row-writes';
import { withoutNulls } from '../rows/statements';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import {
  CHALLENGE_FIELDS,
  challengeEntity,
  MAIL,
  mailOf,
  passkeyEntity,
  passkeyOf,
  staffMailEntity,
  totpEntity,
  totpOf,
} from './staff.entities';

/** Factors within one transaction. */
export class PostgresFactorStore implements FactorStore {
  constructor(private readonly sql: Sql) {}

  async of(personId: string): Promise<Factors> {
    const passkeys = await this.sql.repository(passkeyEntity).find({ where: { personId }, order: { createdAt: 'asc', id: 'asc' } });
    const totp = await this.sql.repository(totpEntity).findOneBy({ personId });
    return { passkeys: passkeys.map(passkeyOf), ...(totp && { totp: totpOf(totp) }) };
  }

  async passkeyBy(credentialId: string): Promise<Passkey | undefined> {
    const row = await this.sql.repository(passkeyEntity).findOneBy({ credentialId });
    return row ? passkeyOf(row) : undefined;
  }

  addPasskey(passkey: Passkey): Promise<boolean> {
    return insertUnlessThere(this.sql, passkeyEntity, { ...passkey, transports: [...passkey.transports] });
  }

  async usePasskey({ id, counter, isBackedUp, lastUsedAt }: Passkey): Promise<void> {
    await this.sql.repository(passkeyEntity).update({ id }, { counter, isBackedUp, lastUsedAt });
  }

  async removePasskey(personId: string, id: string): Promise<Passkey | undefined> {
    const row = await this.sql.repository(passkeyEntity).findOne({ where: { personId, id }, lock: { mode: 'pessimistic_write' } });
    if (!row) return undefined;
    await this.sql.repository(passkeyEntity).delete({ personId, id });
    return passkeyOf(row);
  }

  async putTotp({ personId, sealed, createdAt, confirmedAt, lastStep }: Totp): Promise<void> {
    await putRow(this.sql, totpEntity, cleared({ personId, sealed, createdAt, confirmedAt, lastStep }));
  }

  async spendStep(personId: string, step: number, at: Date): Promise<boolean> {
    return (await this.sql.execute(SPEND_STEP, [personId, step, at])) === 1;
  }

  async removeTotp(personId: string): Promise<boolean> {
    const { affected } = await this.sql.repository(totpEntity).delete({ personId });
    return affected! > 0;
  }

  async removeAll(personId: string): Promise<void> {
    for (const entity of [passkeyEntity, totpEntity]) await this.sql.repository(entity).delete({ personId });
  }
}

/** By hand: of several that give one code, one is accepted. */
const SPEND_STEP = statement('staff.spend_step')`
  update staff_totp set last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
   where person_id = $1 and (last_step is null or last_step < $2)`;

/** Challenges within one transaction. */
export class PostgresChallengeStore implements ChallengeStore {
  constructor(private readonly sql: Sql) {}

  async add(challenge: PasskeyChallenge, hash: string): Promise<void> {
    await this.sql.repository(challengeEntity).insert({ ...challenge, hash });
  }

  async take(hash: string): Promise<PasskeyChallenge | undefined> {
    const [row] = await this.sql.query(TAKE_CHALLENGE, [hash]);
    return row && withoutNulls<PasskeyChallenge>(row);
  }

  purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_CHALLENGES, [before, most]);
  }
}

const TAKE_CHALLENGE = statement<ChallengeRow>('staff.take_challenge')`
  delete from staff_challenge where hash = $1 returning ${CHALLENGE_FIELDS}`;
const PURGE_CHALLENGES = statement('staff.purge_challenges')`
  delete from staff_challenge where hash in (select hash from staff_challenge where expires_at < $1 limit $2)`;

interface ChallengeRow extends Omit<PasskeyChallenge, 'personId'> {
  personId: string | null;
}

/** Mails to staff within one transaction, as a queue. */
export class PostgresStaffMailStore implements StaffMailStore {
  constructor(private readonly sql: Sql) {}

  async plan(mails: readonly StaffMail[]): Promise<void> {
    await this.sql.repository(staffMailEntity).insert([...mails]);
  }

  async lease(now: Date, until: Date): Promise<StaffMail | undefined> {
    const [row] = await this.sql.query(LEASE_MAIL, [now, until]);
    return row && mailOf(row);
  }

  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.sql.repository(staffMailEntity).update({ id }, { dueAt });
  }

  async remove(id: string): Promise<void> {
    await this.sql.repository(staffMailEntity).delete({ id });
  }
}

const LEASE_MAIL = statement<Omit<StaffMail, 'language'> & { language: string | null }>('staff.lease_mail')`
  update staff_mail set attempts = attempts + 1, due_at = $2
   where id in (select id from staff_mail where due_at <= $1 order by due_at, id limit 1 for update skip locked)
  returning ${MAIL}`;
