import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signed webhooks (§6, decisions 3.10): destinations, deliveries and their attempts. A delivery that is `due` or
 * `sending` may be taken once `due_at` has passed; while it is `sending` that is when its lease ends.
 */
export class Webhooks1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_destination (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        url text not null,
        description text,
        mode text not null check (mode in ('both', 'live', 'test')),
        events text[] not null,
        max_per_second integer check (max_per_second > 0),
        secret text not null,
        next_secret text,
        created_at timestamptz not null,
        disabled_at timestamptz,
        disabled_reason text check (disabled_reason in ('manual', 'failing', 'gone')),
        health jsonb not null default '{}',
        primary key (workspace_id, id),
        check ((disabled_at is null) = (disabled_reason is null))
      ) with (fillfactor = 50)`);
    await runner.query(`create index webhook_destination_id on webhook_destination (id)`);
    await runner.query(`
      create table webhook_event (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        type text not null,
        mode text check (mode in ('live', 'test')),
        body text not null,
        created_at timestamptz not null,
        primary key (workspace_id, id)
      )`);
    await runner.query(`create index webhook_event_age on webhook_event (created_at)`);
    await runner.query(`
      create table webhook_delivery (
        workspace_id uuid not null,
        id uuid not null,
        event_id uuid not null,
        destination_id uuid not null,
        state text not null check (state in ('due', 'sending', 'held', 'delivered', 'exhausted')),
        due_at timestamptz not null default service_now(),
        attempts integer not null default 0,
        tries integer not null default 0,
        delivered_at timestamptz,
        primary key (workspace_id, id),
        unique (workspace_id, event_id, destination_id),
        foreign key (workspace_id, event_id) references webhook_event (workspace_id, id) on delete cascade,
        foreign key (workspace_id, destination_id) references webhook_destination (workspace_id, id) on delete cascade
      ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)`);
    await runner.query(`create index webhook_delivery_log on webhook_delivery (workspace_id, destination_id, id)`);
    await runner.query(`create index webhook_delivery_due on webhook_delivery (destination_id, due_at) where state in ('due', 'sending')`);
    await runner.query(`create index webhook_delivery_sending on webhook_delivery (destination_id) where state = 'sending'`);
    await runner.query(`
      create table webhook_attempt (
        workspace_id uuid not null,
        delivery_id uuid not null,
        attempt integer not null,
        at timestamptz not null,
        duration_ms integer not null,
        outcome text not null,
        status integer,
        response_body text,
        primary key (workspace_id, delivery_id, attempt),
        foreign key (workspace_id, delivery_id) references webhook_delivery (workspace_id, id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table webhook_attempt, webhook_delivery, webhook_event, webhook_destination`);
  }
}
