import type { Challenge, ChallengeName, ChallengeStore, RecentSends, SendsOf } from '@svc/otp';
import type { EntityManager } from 'typeorm';

export class PostgresChallengeStore implements ChallengeStore {
  constructor(private readonly manager: EntityManager) {}

  async lockSends({ workspaceId, mode, destinationHash, keyId }: SendsOf): Promise<void> {
    await this.manager.query(LOCK, [workspaceId, mode, destinationHash, keyId]);
  }

  async recentSends({ workspaceId, mode, destinationHash, keyId }: SendsOf, { since, most }: { since: Date; most: number }): Promise<RecentSends> {
    const [row] = await this.manager.query<{ toDestination: Date[]; fullSince: Date | null }[]>(RECENT, [workspaceId, mode, destinationHash, keyId, since, most]);
    return { toDestination: row!.toDestination, fullSince: row!.fullSince ?? undefined };
  }

  async insert(challenge: Challenge): Promise<void> {
    const { workspaceId, mode, id, keyId, destination, channel, sender, templateId, purpose, codeSource, code, attempts, status, expiresAt, createdAt, charge } = challenge;
    await this.manager.query(INSERT, [
      workspaceId, mode, id, keyId, destination.hash, destination.masked, destination.country, destination.prefixHash, channel, sender, templateId ?? null, purpose ?? null,
      codeSource, code?.hash ?? null, code?.pepperVersion ?? null, attempts, status, expiresAt, createdAt, charge.amountMinor, charge.currency,
    ]);
  }

  async accepted({ workspaceId, mode, id }: ChallengeName, providerRef: string): Promise<void> {
    await this.manager.query(`update otp_challenge set provider_ref = $4 where workspace_id = $1 and mode = $2 and id = $3`, [workspaceId, mode, id, providerRef]);
  }

  async fail({ workspaceId, mode, id }: ChallengeName, { at, reason }: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined> {
    const [[charge]] = await this.manager.query<[Challenge['charge'][], number]>(FAIL, [workspaceId, mode, id, at, reason]);
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
           order by created_at desc offset $6::integer - 1 limit 1) as "fullSince"`;

const INSERT = `
  insert into otp_challenge
    (workspace_id, mode, id, key_id, destination_hash, masked, country, prefix_hash, channel, sender, template_id, purpose,
     code_source, code_hash, pepper_version, attempts, status, expires_at, created_at, charge_minor, charge_currency)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`;

const FAIL = `
  update otp_challenge set status = 'failed', ended_at = $4, delivery_status = 'failed', delivery_at = $4, delivery_reason = $5
   where workspace_id = $1 and mode = $2 and id = $3 and status = 'sent'
  returning charge_minor::float8 as "amountMinor", charge_currency as currency`;
