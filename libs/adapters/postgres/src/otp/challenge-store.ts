import type { Challenge, ChallengeName, ChallengeStore, LeftCode, RecentSends, SendsOf } from '@svc/otp';
import { LessThan, type EntityManager } from 'typeorm';
import { isBefore, ownerIn } from '../own-clock';
import { insertRecords } from '../rows/columns-sql';
import { purgeRows } from '../rows/row-writes';
import { challengeEntity, serviceCodeSendEntity } from './otp.entities';
import { rowOfChallenge } from './otp-rows';

/** Statements by hand where codes are counted, locked before there is a row, or taken as from a queue; each is one round trip of a request for a code. */
export class PostgresChallengeStore implements ChallengeStore {
  constructor(private readonly manager: EntityManager) {}

  async lockSends({ workspaceId, mode, destinationHash, keyId, serviceHash }: SendsOf): Promise<void> {
    if (serviceHash !== undefined) await this.manager.query(`select pg_advisory_xact_lock(hashtextextended($1::text, 101))`, [serviceHash]);
    await this.manager.query(LOCK, [workspaceId, mode, destinationHash, keyId]);
  }

  async recentSends({ workspaceId, mode, destinationHash, keyId, serviceHash }: SendsOf, { since, most }: { since: Date; most: number }): Promise<RecentSends> {
    const [row] = await this.manager.query<{ toDestination: Date[]; byService: Date[]; fullSince: Date | null }[]>(RECENT, [workspaceId, mode, destinationHash, keyId, since, most, serviceHash ?? null]);
    return { toDestination: row!.toDestination, byService: row!.byService, fullSince: row!.fullSince ?? undefined };
  }

  async insert(challenge: Challenge, serviceHash?: string): Promise<void> {
    await this.manager.query(INSERT, [JSON.stringify([rowOfChallenge(challenge)])]);
    if (serviceHash === undefined) return;
    await this.manager.insert(serviceCodeSendEntity, { destinationHash: serviceHash, challengeId: challenge.id, sentAt: challenge.createdAt });
  }

  async begin({ workspaceId, mode, id }: ChallengeName): Promise<boolean> {
    const { affected } = await this.manager.update(challengeEntity, { workspaceId, mode, id, handover: 'due' }, { handover: 'begun' });
    return affected === 1;
  }

  async accepted({ workspaceId, mode, id }: ChallengeName, providerRef?: string): Promise<void> {
    await this.manager.update(challengeEntity, { workspaceId, mode, id }, { handover: 'ended', providerRef });
  }

  async unclear({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<void> {
    await this.manager.query(UNCLEAR, [workspaceId, mode, id, at, reason]);
  }

  async takeLeft(before: Date): Promise<LeftCode | undefined> {
    const [left] = await this.manager.query<LeftCode[]>(LEFT, [before]);
    return left;
  }

  purgeTests(before: Date, most: number): Promise<number> {
    return purgeRows(this.manager, challengeEntity, { where: `mode = 'test' and ${isBefore('created_at', '$1::timestamptz', ownerIn('otp_challenge'))}`, parameters: [before], oldest: 'created_at', most });
  }

  async purgeServiceSends(before: Date): Promise<number> {
    const { affected } = await this.manager.delete(serviceCodeSendEntity, { sentAt: LessThan(before) });
    return affected!;
  }

  async fail({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined> {
    const [[charge]] = await this.manager.query<[Challenge['charge'][], number]>(FAIL, [workspaceId, mode, id, at, reason]);
    if (charge) await this.manager.delete(serviceCodeSendEntity, { challengeId: id });
    return charge;
  }
}

/** First the number, then the key: everybody waits in this order. */
const LOCK = `
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::uuid, $2::text, $3::text), 55)),
         pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::uuid, $2::text, $4::uuid), 55))`;

const RECENT = `
  select array(select created_at from otp_challenge
                where workspace_id = $1 and mode = $2 and destination_hash = $3 and created_at > $5 and status <> 'failed'
                order by created_at desc limit 10) as "toDestination",
         (select created_at from otp_challenge
           where workspace_id = $1 and mode = $2 and key_id = $4 and created_at > $5 and status <> 'failed'
           order by created_at desc offset $6::integer - 1 limit 1) as "fullSince",
         array(select sent_at from service_code_send where destination_hash = $7 and sent_at > $5 order by sent_at desc limit 10) as "byService"`;

const INSERT = insertRecords(challengeEntity);

const FAIL = `
  update otp_challenge set status = 'failed', handover = 'ended', ended_at = $4, delivery_status = 'failed', delivery_at = $4, delivery_reason = $5
   where workspace_id = $1 and mode = $2 and id = $3 and status = 'sent'
  returning charge_minor::float8 as "amountMinor", charge_currency as currency`;

/** What the provider has told meanwhile stands. */
const UNCLEAR = `
  update otp_challenge
     set handover = 'ended', delivery_status = coalesce(delivery_status, 'unknown'), delivery_at = coalesce(delivery_at, $4),
         delivery_reason = case when delivery_status is null then $5 else delivery_reason end
   where workspace_id = $1 and mode = $2 and id = $3`;

const LEFT = `
  select workspace_id as "workspaceId", mode, id, handover from otp_challenge
   where handover <> 'ended' and ${isBefore('created_at', '$1::timestamptz', ownerIn('otp_challenge'))}
   order by created_at limit 1
     for update skip locked`;
