import { BLOCK_WINDOW_MS, CODES_JUDGED, COUNTRY_WINDOW_MS, MOST_NUMBERS_IN_BLOCK, type SendsBefore, type SendWatch, type WatchedSend } from '@svc/otp';
import type { EntityManager } from 'typeorm';

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
