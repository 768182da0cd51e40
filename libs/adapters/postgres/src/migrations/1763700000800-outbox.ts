import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Facts that are still to be delivered to their consumers (mechanisms 2.8). Rows are short-lived: the relay removes
 * each in the transaction that writes its consequences. A fact that cannot be delivered waits until `due_at`.
 */
export class Outbox1763700000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text check (mode in ('live', 'test')),
        type text not null,
        data jsonb not null,
        occurred_at timestamptz not null default service_now(),
        due_at timestamptz not null default service_now(),
        attempts integer not null default 0,
        last_error text
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`);
    await runner.query(`create index outbox_failed on outbox (due_at) where attempts > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table outbox`);
  }
}
