import type { Challenge, ChallengeName, ChallengeStore, LeftCode, OtpTx } from '@svc/otp';
import { LessThan } from 'typeorm';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isBefore, ownerIn } from '../work/database-clock';
import { purging } from '../rows/row-writes';
import { challengeEntity, serviceCodeSendEntity } from './otp.entities';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresWallet } from './wallet';

/** Challenges within one transaction; by hand where codes are taken as from a queue, or ended by a condition. */
export class PostgresChallengeStore implements ChallengeStore {
  constructor(private readonly sql: Sql) {}

  async unclear({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<void> {
    await this.sql.execute(UNCLEAR, [workspaceId, mode, id, at, reason]);
  }

  async takeLeft(before: Date): Promise<LeftCode | undefined> {
    for (const { workspaceId, mode, id } of await this.sql.query(LEFT, [before, MOST_LEFT])) {
      const [left] = await this.sql.query(TAKE_LEFT, [workspaceId, mode, id]);
      if (left) return left;
    }
    return undefined;
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_TESTS, [before, most]);
  }

  async purgeHours(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_HOURS, [before, most]);
  }

  async purgeServiceSends(before: Date): Promise<number> {
    const { affected } = await this.sql.repository(serviceCodeSendEntity).delete({ sentAt: LessThan(before) });
    return affected!;
  }

  async fail(
    { workspaceId, mode, id }: ChallengeName,
    { at, reason }: { at: Date; reason: string },
  ): Promise<Challenge['charge'] | undefined> {
    const [charge] = await this.sql.query(FAIL, [workspaceId, mode, id, at, reason]);
    if (charge) await this.sql.repository(serviceCodeSendEntity).delete({ challengeId: id });
    return charge;
  }
}

const PURGE_TESTS = statement(
  'otp.purge_tests',
)`${purging(challengeEntity, `mode = 'test' and ${isBefore('created_at', '$1::timestamptz', ownerIn('otp_challenge'))}`, 'created_at')}`;

const PURGE_HOURS = statement('otp.purge_hours')`
  delete from otp_key_hour where (workspace_id, mode, key_id, hour) in (
    select workspace_id, mode, key_id, hour from otp_key_hour where ${isBefore('hour', '$1::timestamptz', ownerIn('otp_key_hour'))} order by hour limit $2)`;

const FAIL = statement<Challenge['charge']>('otp.fail')`
  update otp_challenge set status = 'failed', handover = 'ended', ended_at = $4, delivery_status = 'failed', delivery_at = $4, delivery_reason = $5
   where workspace_id = $1 and mode = $2 and id = $3 and status = 'sent'
  returning charge_minor::float8 as "amountMinor", charge_currency as currency`;

/** SQL that keeps the delivery status that the provider has reported meanwhile. */
const UNCLEAR = statement('otp.unclear')`
  update otp_challenge
     set handover = 'ended', delivery_status = coalesce(delivery_status, 'unknown'), delivery_at = coalesce(delivery_at, $4),
         delivery_reason = case when delivery_status is null then $5 else delivery_reason end
   where workspace_id = $1 and mode = $2 and id = $3`;

/** Codes that a worker tries, where others hold the first ones. */
const MOST_LEFT = 32;

const LEFT = statement<ChallengeName>('otp.left')`
  select workspace_id as "workspaceId", mode, id from otp_challenge
   where handover <> 'ended' and ${isBefore('created_at', '$1::timestamptz', ownerIn('otp_challenge'))}
   order by created_at limit $2`;

const TAKE_LEFT = statement<LeftCode>('otp.take_left')`
  select workspace_id as "workspaceId", mode, id, handover from otp_challenge
   where workspace_id = $1 and mode = $2 and id = $3 and handover <> 'ended'
     for update skip locked`;

export function bindOtpTx(sql: Sql, ids: IdGenerator): OtpTx {
  return {
    challenges: new PostgresChallengeStore(sql),
    wallet: new PostgresWallet(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
