import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds by the provider's own id: one of the provider's is one of ours at most. A large table is given it before, while others write (`readyIndexes`). */
export const PROVIDER_REFUNDS = {
  name: 'refund_at_provider',
  table: 'refund',
  definition: '(workspace_id, mode, payment_id, provider_refund_id) where provider_refund_id is not null',
  isUnique: true,
  column: 'provider_refund_id',
};

/**
 * Money that moved at a provider without us (ADR 0090): refunds that were made in its dashboard, disputes as payment exceptions,
 * and how far the refunds and disputes of each account have been read. Accounts that are there are read from now on.
 */
export class MovedMoney1763700007200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refund add column source text');
    await runner.query(`alter table refund add constraint refund_source check (source = 'provider') not valid`);
    await runner.query(
      `create unique index if not exists ${PROVIDER_REFUNDS.name} on ${PROVIDER_REFUNDS.table} ${PROVIDER_REFUNDS.definition}`,
    );
    await runner.query(
      `alter table payment_exception add column dispute_id text, add column dispute_reason text, add column respond_by timestamptz, add column dispute_outcome text`,
    );
    await runner.query(
      `create unique index payment_exception_dispute on payment_exception (workspace_id, mode, payment_id, dispute_id) where dispute_id is not null`,
    );
    await runner.query(`
      create table provider_account (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        provider text not null,
        refunds_since timestamptz not null default clock_timestamp(),
        disputes_since timestamptz not null default clock_timestamp(),
        due_at timestamptz not null default service_now(),
        tries integer not null default 0,
        last_error text,
        primary key (workspace_id, mode, provider)
      ) with (fillfactor = 70)`);
    await runner.query('create index provider_account_due on provider_account (due_at)');
    await runner.query(
      'insert into provider_account (workspace_id, mode, provider) select workspace_id, mode, provider from provider_credentials',
    );
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_account');
    await runner.query(`delete from payment_exception where kind in ('dispute', 'provider_refund')`);
    await runner.query(
      'alter table payment_exception drop column dispute_id, drop column dispute_reason, drop column respond_by, drop column dispute_outcome',
    );
    await runner.query(`drop index ${PROVIDER_REFUNDS.name}`);
    await runner.query('alter table refund drop column source');
  }
}
