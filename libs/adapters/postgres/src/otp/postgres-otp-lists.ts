import { OtpLists, type ChallengeQuery, type LedgerEntry, type ListPage, type LoggedCode, type WalletBalance } from '@svc/otp';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { pageOf } from '../rows/statements';
import { CHALLENGE, challengeOf, ENTRY, entryOf, walletEntity, type ChallengeRow } from './otp.entities';

export class PostgresOtpLists extends OtpLists {
  constructor(private readonly sql: Sql) {
    super();
  }

  async challenges(
    workspaceId: string,
    { after, limit, mode, keyId, channel, sender, country }: ChallengeQuery,
  ): Promise<ListPage<LoggedCode>> {
    const modes = mode ? [mode] : ['live', 'test'];
    const rows = await this.sql.query(CHALLENGES, [
      workspaceId,
      limit + 1,
      after ?? null,
      modes,
      keyId ?? null,
      channel ?? null,
      sender ?? null,
      country ?? null,
    ]);
    return pageOf(rows.map(loggedCodeOf), limit);
  }

  async ledger(workspaceId: string, { after, limit }: { after?: string; limit: number }): Promise<ListPage<LedgerEntry>> {
    return pageOf((await this.sql.query(LEDGER, [workspaceId, limit + 1, after ?? null])).map(entryOf), limit);
  }

  balances(workspaceId: string): Promise<WalletBalance[]> {
    return this.sql.repository(walletEntity).find({
      select: { currency: true, balanceMinor: true },
      where: { workspaceId },
      order: { currency: 'asc' },
    });
  }
}

function loggedCodeOf(row: object): LoggedCode {
  const {
    code: _code,
    attempts: _attempts,
    status: _status,
    handover: _handover,
    endedAt: _endedAt,
    visitorHash: _visitorHash,
    ...sent
  } = challengeOf(row);
  return sent;
}

/** By hand: each mode is read from its end of the key, so a page costs the same however many there are. */
const CHALLENGES = statement<ChallengeRow>('otp.challenges')`
  select sent.* from unnest($4::text[]) as wanted (mode)
   cross join lateral (
     select ${CHALLENGE} from otp_challenge challenge
      where workspace_id = $1 and challenge.mode = wanted.mode and ($3::uuid is null or id < $3)
        and ($5::uuid is null or key_id = $5) and ($6::text is null or channel = $6) and ($7::text is null or sender = $7) and ($8::text is null or country = $8)
      order by id desc limit $2) sent
   order by sent.id desc limit $2`;

/** By hand: entries are ordered by wallet and number, and the cursor is an id. */
const LEDGER = statement<LedgerEntry>('otp.ledger')`
  select ${ENTRY} from otp_ledger
   where workspace_id = $1
     and ($3::uuid is null or (currency, entry) < (select currency, entry from otp_ledger where workspace_id = $1 and id = $3))
   order by currency desc, entry desc limit $2`;
