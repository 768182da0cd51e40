import type { CreditKey, LedgerEntry, NewLedgerEntry, Wallet } from '@svc/otp';
import { LessThanOrEqual } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { cleared } from '../rows/row-writes';
import { ENTRY, entryOf, ledgerEntity } from './otp.entities';

/**
 * The wallet of a workspace. Balance and entry change in one statement, by hand, so that the ledger sums up whatever else the
 * transaction does.
 */
export class PostgresWallet implements Wallet {
  constructor(private readonly sql: Sql) {}

  async book(
    { workspaceId, id, kind, currency, amountMinor, challengeId, note, at }: NewLedgerEntry,
    key?: CreditKey,
  ): Promise<LedgerEntry> {
    const values = [
      workspaceId,
      id,
      kind,
      currency,
      amountMinor,
      challengeId ?? null,
      note ?? null,
      at,
      key?.key ?? null,
      key?.fingerprint ?? null,
    ];
    const [row] = await this.sql.query(PUT, values);
    return entryOf(row!);
  }

  async creditedBy(
    workspaceId: string,
    key: string,
    forgottenUntil: Date,
  ): Promise<{ entry: LedgerEntry; fingerprint: string } | undefined> {
    await this.sql.execute(LOCK_CREDIT, [workspaceId, key]);
    const named = { workspaceId, idempotencyKey: key };
    await this.sql
      .repository(ledgerEntity)
      .update({ ...named, at: LessThanOrEqual(forgottenUntil) }, cleared({ idempotencyKey: undefined, fingerprint: undefined }));
    const row = await this.sql.repository(ledgerEntity).createQueryBuilder('entry').addSelect('entry.fingerprint').where(named).getOne();
    if (!row) return undefined;
    const { fingerprint, ...entry } = row;
    return { entry, fingerprint: fingerprint! };
  }
}

const LOCK_CREDIT = statement('otp.lock_credit')`
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::uuid, $2::text), 42))`;

const NOTE = `
  insert into otp_ledger as noted (workspace_id, id, kind, currency, amount_minor, challenge_id, note, at, idempotency_key, fingerprint, entry, balance_minor)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, entries, balance_minor from moved
  returning ${ENTRY}`;

const PUT = statement<LedgerEntry>('otp.put_entry')`
  with moved as (
    insert into otp_wallet as wallet (workspace_id, currency, balance_minor, entries) values ($1, $4, $5::bigint, 1)
    on conflict (workspace_id, currency) do update set balance_minor = wallet.balance_minor + $5::bigint, entries = wallet.entries + 1
    returning balance_minor, entries
  ) ${NOTE}`;
