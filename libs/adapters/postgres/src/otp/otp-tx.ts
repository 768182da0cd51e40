import {
  BLOCK_WINDOW_MS,
  type Challenge,
  type ChallengeName,
  type ChallengeStore,
  CODES_JUDGED,
  type CountedGuess,
  COUNTRY_WINDOW_MS,
  type GuessSettlement,
  type GuessStore,
  type KeptCode,
  type LeftCode,
  MOST_GUESSES,
  MOST_NUMBERS_IN_BLOCK,
  MOST_TO_ONE_NUMBER,
  type OtpTx,
  type RecentSends,
  type SendsBefore,
  type SendsOf,
  type SendWatch,
  type WatchedSend,
} from '@svc/otp';
import { type EntityManager, LessThan } from 'typeorm';
import type { IdGenerator } from '@svc/kernel';
import { isBefore, ownerIn } from '../database-clock';
import { insertRecords } from '../rows/statements';
import { cleared, purgeRows } from '../rows/row-writes';
import { challengeEntity, rowOfChallenge, serviceCodeSendEntity } from './otp.entities';
import { PostgresAuditTrail } from '../audit';
import { PostgresWallet } from './wallet';

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
                order by created_at desc limit ${MOST_TO_ONE_NUMBER}) as "toDestination",
         (select created_at from otp_challenge
           where workspace_id = $1 and mode = $2 and key_id = $4 and created_at > $5 and status <> 'failed'
           order by created_at desc offset $6::integer - 1 limit 1) as "fullSince",
         array(select sent_at from service_code_send where destination_hash = $7 and sent_at > $5 order by sent_at desc limit ${MOST_TO_ONE_NUMBER}) as "byService"`;

const INSERT = insertRecords(challengeEntity);

const FAIL = `
  update otp_challenge set status = 'failed', handover = 'ended', ended_at = $4, delivery_status = 'failed', delivery_at = $4, delivery_reason = $5
   where workspace_id = $1 and mode = $2 and id = $3 and status = 'sent'
  returning charge_minor::float8 as "amountMinor", charge_currency as currency`;

/** Keeps the delivery status that the provider has reported meanwhile. */
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

interface CountedRow {
  code: KeptCode;
  attempts: number;
  status: GuessSettlement['status'];
  expiresAt: Date;
  endedAt: Date | null;
}

/** Two statements, by hand, and one write to the log for every guess, whatever it is made at: a guess at nothing is counted beside the challenges. */
export class PostgresGuessStore implements GuessStore {
  constructor(private readonly manager: EntityManager) {}

  async count({ workspaceId, mode, id }: ChallengeName): Promise<CountedGuess> {
    const [[row]] = await this.manager.query<[CountedRow[], number]>(COUNT, [workspaceId, mode, id]);
    if (row) return { at: 'challenge', challenge: { ...row, endedAt: row.endedAt ?? undefined } };
    const [found] = await this.manager.query<{ codeSource: 'client' | 'service' }[]>(COUNT_ASIDE, [workspaceId, mode, id]);
    if (!found) return { at: 'nothing' };
    return { at: found.codeSource === 'client' ? 'client' : 'spent' };
  }

  async settle({ workspaceId, mode, id }: ChallengeName, { attempts, status, endedAt }: GuessSettlement): Promise<void> {
    await this.manager.update(challengeEntity, { workspaceId, mode, id }, cleared({ attempts, status, endedAt }));
  }
}

const COUNT = `
  update otp_challenge set attempts = attempts + 1
   where workspace_id = $1 and mode = $2 and id = $3 and attempts < ${MOST_GUESSES} and code_source = 'service'
  returning json_build_object('hash', code_hash, 'pepperVersion', pepper_version) as code, attempts, status, expires_at as "expiresAt", ended_at as "endedAt"`;

/** Spread over a few rows, so that those who guess at nothing do not wait for one another. */
const COUNT_ASIDE = `
  with found as (select code_source from otp_challenge where workspace_id = $1 and mode = $2 and id = $3),
       aside as (
         insert into otp_stray_guess as stray (workspace_id, mode, bucket, guesses)
         select $1, $2, hashtext($3::text) & 15, 1 where not exists (select from found)
         on conflict (workspace_id, mode, bucket) do update set guesses = stray.guesses + 1
       )
  select code_source as "codeSource" from found`;

interface BeforeRow {
  block: Date[];
  ended: number;
  verified: number;
  lastSentAt: Date | null;
}

/** What was sent before, by hand: sums and latest moments in one statement. */
export class PostgresSendWatch implements SendWatch {
  constructor(private readonly manager: EntityManager) {}

  async before({ workspaceId, mode, keyId, destination: { hash, prefixHash, country } }: WatchedSend, now: Date): Promise<SendsBefore> {
    const since = (windowMs: number) => new Date(now.getTime() - windowMs);
    const [row] = await this.manager.query<BeforeRow[]>(BEFORE, [
      workspaceId, mode, keyId, prefixHash, hash, since(BLOCK_WINDOW_MS), MOST_NUMBERS_IN_BLOCK, country, since(COUNTRY_WINDOW_MS), now, CODES_JUDGED,
    ]);
    const { block, ended, verified, lastSentAt } = row!;
    return { block, country: { ended, verified, lastSentAt: lastSentAt ?? undefined } };
  }
}

const OF_KEY = `otp_challenge where workspace_id = $1 and mode = $2 and key_id = $3 and status <> 'failed'`;
const TO_COUNTRY = `${OF_KEY} and country = $8 and code_source = 'service' and created_at > $9`;

const BEFORE = `
  select array(select max(created_at) as at from ${OF_KEY} and prefix_hash = $4 and created_at > $6 and destination_hash <> $5
                group by destination_hash order by at desc limit $7) as block,
         count(*)::integer as ended, (count(*) filter (where status = 'verified'))::integer as verified,
         (select max(created_at) from ${TO_COUNTRY}) as "lastSentAt"
    from (select status from ${TO_COUNTRY} and (status <> 'sent' or expires_at <= $10) order by created_at desc limit $11) ended`;

export function bindOtpTx(manager: EntityManager, ids: IdGenerator): OtpTx {
  return {
    challenges: new PostgresChallengeStore(manager),
    guesses: new PostgresGuessStore(manager),
    watch: new PostgresSendWatch(manager),
    wallet: new PostgresWallet(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
