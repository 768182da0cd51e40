import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One-time passwords (§4.8, §4.9). Of a number there is a keyed hash and its masked form, of a code a keyed hash; the windows of
 * §8 are computed from the challenges themselves (D-55). A wallet holds what the entries of its ledger sum up to.
 */
export class Otp1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table otp_challenge (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        key_id uuid not null,
        destination_hash text not null,
        masked text not null,
        country text not null,
        prefix_hash text not null,
        channel text not null check (channel in ('whatsapp', 'sms')),
        sender text not null check (sender in ('own', 'frontdesk')),
        template_id uuid,
        purpose text,
        code_source text not null check (code_source in ('service', 'client')),
        code_hash text,
        pepper_version integer,
        attempts integer not null default 0 check (attempts between 0 and 5),
        status text not null check (status in ('sent', 'verified', 'burned', 'failed')),
        expires_at timestamptz not null,
        created_at timestamptz not null,
        ended_at timestamptz,
        charge_minor bigint not null check (charge_minor >= 0),
        charge_currency text not null,
        delivery_status text check (delivery_status in ('sent', 'delivered', 'read', 'failed')),
        delivery_at timestamptz,
        delivery_reason text,
        provider_ref text,
        primary key (workspace_id, mode, id),
        check ((code_source = 'service') = (code_hash is not null and pepper_version is not null))
      ) with (fillfactor = 80)`);
    await runner.query(`create index otp_challenge_destination on otp_challenge (workspace_id, mode, destination_hash, created_at desc)`);
    await runner.query(
      `create index otp_challenge_of_key on otp_challenge (workspace_id, mode, key_id, created_at desc) where status <> 'failed'`,
    );
    await runner.query(`create index otp_challenge_provider on otp_challenge (provider_ref) where provider_ref is not null`);
    await runner.query(`
      create table otp_wallet (
        workspace_id uuid not null references workspace (id) on delete cascade,
        currency text not null,
        balance_minor bigint not null check (balance_minor >= 0),
        entries bigint not null,
        primary key (workspace_id, currency)
      ) with (fillfactor = 70)`);
    await runner.query(`
      create table otp_ledger (
        workspace_id uuid not null,
        id uuid not null,
        currency text not null,
        entry bigint not null,
        kind text not null check (kind in ('credit', 'charge', 'refund')),
        amount_minor bigint not null check (case kind when 'charge' then amount_minor < 0 else amount_minor > 0 end),
        balance_minor bigint not null check (balance_minor >= 0),
        challenge_id uuid,
        note text,
        at timestamptz not null,
        primary key (workspace_id, id),
        unique (workspace_id, currency, entry),
        unique (workspace_id, challenge_id, kind),
        foreign key (workspace_id, currency) references otp_wallet (workspace_id, currency) on delete cascade,
        check ((kind = 'credit') = (challenge_id is null))
      )`);
    await runner.query(
      `comment on column otp_ledger.entry is 'Counts the entries of a wallet, from 1, in the order in which they were booked.'`,
    );
    await runner.query(`comment on column otp_ledger.challenge_id is 'Of mode live: nothing is charged for a test.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table otp_ledger, otp_wallet, otp_challenge`);
  }
}
