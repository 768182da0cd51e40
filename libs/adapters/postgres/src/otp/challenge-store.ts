import type { Challenge, ChallengeName, ChallengeStore, LeftCode, RecentSends, SendsOf } from '@svc/otp';
import type { EntityManager } from 'typeorm';

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
    const { workspaceId, mode, id, keyId, destination, channel, sender, templateId, purpose, codeSource, code, attempts, status, handover, expiresAt, createdAt, charge } = challenge;
    await this.manager.query(INSERT, [
      workspaceId, mode, id, keyId, destination.hash, destination.masked, destination.country, destination.prefixHash, channel, sender, templateId ?? null, purpose ?? null,
      codeSource, code?.hash ?? null, code?.pepperVersion ?? null, attempts, status, expiresAt, createdAt, charge.amountMinor, charge.currency, handover,
    ]);
    if (serviceHash === undefined) return;
    await this.manager.query(`insert into service_code_send (destination_hash, challenge_id, sent_at) values ($1, $2, $3)`, [serviceHash, id, createdAt]);
  }

  async begin({ workspaceId, mode, id }: ChallengeName): Promise<boolean> {
    const [, begun] = await this.manager.query<[unknown, number]>(
      `update otp_challenge set handover = 'begun' where workspace_id = $1 and mode = $2 and id = $3 and handover = 'due'`,
      [workspaceId, mode, id],
    );
    return begun > 0;
  }

  async accepted({ workspaceId, mode, id }: ChallengeName, providerRef?: string): Promise<void> {
    await this.manager.query(
      `update otp_challenge set handover = 'ended', provider_ref = coalesce($4, provider_ref) where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id, providerRef ?? null],
    );
  }

  async unclear({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<void> {
    await this.manager.query(UNCLEAR, [workspaceId, mode, id, at, reason]);
  }

  async takeLeft(before: Date): Promise<LeftCode | undefined> {
    const [left] = await this.manager.query<LeftCode[]>(LEFT, [before]);
    return left;
  }

  async forgetTests(before: Date, most: number): Promise<number> {
    const [, forgotten] = await this.manager.query<[unknown, number]>(
      `delete from otp_challenge where (workspace_id, mode, id) in (
         select workspace_id, mode, id from otp_challenge where mode = 'test' and created_at < $1 order by created_at limit $2)`,
      [before, most],
    );
    return forgotten;
  }

  async forgetServiceSends(before: Date): Promise<number> {
    const [, forgotten] = await this.manager.query<[unknown, number]>(`delete from service_code_send where sent_at < $1`, [before]);
    return forgotten;
  }

  async fail({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined> {
    const [[charge]] = await this.manager.query<[Challenge['charge'][], number]>(FAIL, [workspaceId, mode, id, at, reason]);
    if (charge) await this.manager.query(`delete from service_code_send where challenge_id = $1`, [id]);
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

const INSERT = `
  insert into otp_challenge
    (workspace_id, mode, id, key_id, destination_hash, masked, country, prefix_hash, channel, sender, template_id, purpose,
     code_source, code_hash, pepper_version, attempts, status, expires_at, created_at, charge_minor, charge_currency, handover)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`;

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
   where handover <> 'ended' and created_at < $1
   order by created_at limit 1
     for update skip locked`;
