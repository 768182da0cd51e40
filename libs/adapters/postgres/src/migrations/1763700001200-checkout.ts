import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checkout sessions (§2.8, §3): columns for what is searched or changes, jsonb for what was agreed when it was opened.
 * Items of a checkout are a snapshot, so nothing here references the catalogue.
 */
export class Checkout1763700001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table checkout (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        kind text not null check (kind in ('products', 'event')),
        channel text not null check (channel in ('hosted', 'headless')),
        status text not null check (status in ('open', 'paid', 'expired', 'cancelled')),
        event_id uuid,
        cart jsonb not null,
        seats jsonb not null default '[]',
        responses jsonb not null default '{}',
        date_of_birth date,
        moves jsonb not null default '[]',
        holds text not null default 'none' check (holds in ('none', 'held', 'converted', 'released')),
        held_until timestamptz,
        contact jsonb,
        contact_email text generated always as (lower(btrim(contact ->> 'email'))) stored,
        delivery_address jsonb,
        return_url text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null default service_now(),
        completed_at timestamptz,
        cancelled_at timestamptz,
        order_id uuid,
        order_number integer,
        version integer not null default 1,
        operation text,
        idempotency_key text,
        fingerprint text,
        key_until timestamptz,
        primary key (workspace_id, mode, id),
        check ((kind = 'event') = (event_id is not null)),
        check ((status = 'paid') = (completed_at is not null)),
        check ((status = 'cancelled') = (cancelled_at is not null)),
        check (idempotency_key is null or (operation is not null and fingerprint is not null and key_until is not null))
      ) with (fillfactor = 80)`);
    await runner.query(
      `create unique index checkout_key on checkout (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null`,
    );
    await runner.query(`create index checkout_test_age on checkout (created_at) where mode = 'test'`);
    await runner.query(`create index checkout_lapsing on checkout (expires_at) where status = 'open'`);
    await runner.query(`create index checkout_holding on checkout (held_until) where held_until is not null and holds = 'held'`);
    await runner.query(
      `create index checkout_buyer on checkout (workspace_id, mode, event_id, contact_email) where status = 'open' and event_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table checkout`);
  }
}
