import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money (mechanisms 2.4–2.6): payment attempts, payments, refunds, exceptions for a person to decide, and events of
 * providers. Each receipt has one payment, whichever process reads it first. `due_at` is the moment from which a worker may
 * take a row, or the end of its lease. `look_at` is the same for checks of attempts that have ended.
 */
export class Payments1763700001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_attempt (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        checkout_id uuid not null,
        rail text not null,
        provider text not null,
        reference text not null,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        flow text not null check (flow in ('inline', 'redirect', 'transfer')),
        status text not null check (status in ('created', 'pending', 'paid', 'failed', 'closing', 'closed')),
        instructions jsonb,
        expires_at timestamptz,
        created_at timestamptz not null,
        asked_at timestamptz,
        due_at timestamptz not null default service_now(),
        tries integer not null default 0,
        look_at timestamptz,
        looks integer not null default 0,
        primary key (workspace_id, mode, id)
      ) with (fillfactor = 70)`);
    await runner.query(`create index payment_attempt_checkout on payment_attempt (workspace_id, mode, checkout_id)`);
    await runner.query(`create index payment_attempt_closing on payment_attempt (due_at) where status = 'closing'`);
    await runner.query(`create index payment_attempt_look on payment_attempt (look_at) where look_at is not null`);
    await runner.query(`
      create table provider_reference (
        provider text not null,
        reference text not null,
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null,
        checkout_id uuid not null,
        attempt_id uuid not null,
        primary key (provider, reference)
      )`);
    await runner.query(`
      create table payment (
        workspace_id uuid not null,
        mode text not null,
        id uuid not null,
        checkout_id uuid not null,
        attempt_id uuid not null,
        provider text not null,
        provider_reference text not null,
        rail text not null,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        paid_at timestamptz not null,
        applied_minor bigint not null check (applied_minor between 0 and amount_minor),
        disposition text not null,
        booked_at timestamptz not null,
        primary key (workspace_id, mode, id),
        constraint payment_receipt unique (workspace_id, mode, provider, provider_reference),
        foreign key (workspace_id, mode, attempt_id) references payment_attempt (workspace_id, mode, id) on delete cascade
      )`);
    await runner.query(`create index payment_checkout on payment (workspace_id, mode, checkout_id)`);
    await runner.query(`
      create table refund (
        workspace_id uuid not null,
        mode text not null,
        id uuid not null,
        checkout_id uuid not null,
        payment_id uuid not null,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        reason text,
        status text not null check (status in ('pending', 'succeeded', 'failed')),
        created_at timestamptz not null,
        due_at timestamptz not null default service_now(),
        attempts integer not null default 0,
        last_error text,
        settled_at timestamptz,
        primary key (workspace_id, mode, id),
        foreign key (workspace_id, mode, payment_id) references payment (workspace_id, mode, id) on delete cascade
      ) with (fillfactor = 70)`);
    await runner.query(`create index refund_checkout on refund (workspace_id, mode, checkout_id)`);
    await runner.query(`create index refund_payment on refund (workspace_id, mode, payment_id)`);
    await runner.query(`create index refund_due on refund (due_at) where status = 'pending'`);
    await runner.query(`
      create table payment_exception (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        kind text not null,
        checkout_id uuid,
        payment_id uuid,
        refund_id uuid,
        amount_minor bigint,
        currency text,
        message text not null,
        created_at timestamptz not null,
        resolved_at timestamptz,
        primary key (workspace_id, mode, id)
      )`);
    await runner.query(`create index payment_exception_open on payment_exception (workspace_id, mode, id) where resolved_at is null`);
    await runner.query(`
      create table provider_event (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        provider text not null,
        event_id text not null,
        reference text not null,
        raw bytea not null,
        headers jsonb not null,
        received_at timestamptz not null,
        due_at timestamptz not null default service_now(),
        attempts integer not null default 0,
        done_at timestamptz,
        outcome text check (outcome in ('settled', 'unknown')),
        last_error text,
        primary key (workspace_id, mode, id),
        unique (workspace_id, mode, provider, event_id)
      ) with (fillfactor = 70)`);
    await runner.query(`create index provider_event_due on provider_event (due_at) where done_at is null`);
    await runner.query(`create index provider_event_done on provider_event (done_at) where done_at is not null`);
    await makeSandbox(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sandbox_fault, sandbox_callback, sandbox_refund, sandbox_receipt, sandbox_charge`);
    await runner.query(`drop table provider_event, payment_exception, refund, payment, provider_reference, payment_attempt`);
  }
}

/** Tables of the built-in provider: no rule of the service reads them. */
async function makeSandbox(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table sandbox_charge (
      workspace_id uuid not null references workspace (id) on delete cascade,
      mode text not null check (mode in ('live', 'test')),
      reference text not null,
      rail text not null,
      amount_minor bigint not null,
      currency text not null,
      description text not null,
      return_url text not null,
      state text not null check (state in ('open', 'confirming', 'failed', 'closed')),
      card_number text,
      bank_account jsonb,
      expires_at timestamptz,
      created_at timestamptz not null default service_now(),
      primary key (workspace_id, mode, reference)
    )`);
  await runner.query(`create index sandbox_charge_reference on sandbox_charge (reference)`);
  await runner.query(`create index sandbox_charge_age on sandbox_charge (created_at)`);
  await runner.query(`
    create table sandbox_receipt (
      workspace_id uuid not null,
      mode text not null,
      id text not null,
      reference text not null,
      amount_minor bigint not null,
      paid_at timestamptz not null,
      primary key (workspace_id, mode, id),
      foreign key (workspace_id, mode, reference) references sandbox_charge (workspace_id, mode, reference) on delete cascade
    )`);
  await runner.query(`create index sandbox_receipt_charge on sandbox_receipt (workspace_id, mode, reference)`);
  await runner.query(`
    create table sandbox_refund (
      workspace_id uuid not null,
      mode text not null,
      idempotency_key text not null,
      receipt_id text not null,
      amount_minor bigint not null,
      created_at timestamptz not null default service_now(),
      primary key (workspace_id, mode, idempotency_key),
      foreign key (workspace_id, mode, receipt_id) references sandbox_receipt (workspace_id, mode, id) on delete cascade
    )`);
  await runner.query(`create index sandbox_refund_receipt on sandbox_refund (workspace_id, mode, receipt_id)`);
  await runner.query(`
    create table sandbox_callback (
      workspace_id uuid not null references workspace (id) on delete cascade,
      mode text not null check (mode in ('live', 'test')),
      id uuid not null,
      reference text not null,
      body text not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      primary key (workspace_id, mode, id)
    )`);
  await runner.query(`create index sandbox_callback_due on sandbox_callback (due_at) where sent_at is null`);
  await runner.query(`
    create table sandbox_fault (
      workspace_id uuid not null references workspace (id) on delete cascade,
      mode text not null check (mode in ('live', 'test')),
      operation text not null,
      kind text not null,
      times integer not null check (times >= 0),
      primary key (workspace_id, mode, operation)
    )`);
}
