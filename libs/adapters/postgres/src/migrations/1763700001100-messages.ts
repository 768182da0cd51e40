import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages to people, each once per kind, subject and version (D-83). One that is `due` or `sending` may be taken once
 * `due_at` has passed; while it is `sending` that is when its lease ends.
 */
export class Messages1763700001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        kind text not null,
        channel text not null check (channel in ('email', 'sms', 'whatsapp')),
        recipient text not null,
        subject_id uuid not null,
        version uuid not null,
        details jsonb not null default '{}',
        state text not null default 'due' check (state in ('due', 'sending', 'sent', 'failed', 'skipped')),
        attempts integer not null default 0,
        due_at timestamptz not null default service_now(),
        created_at timestamptz not null default service_now(),
        sent_at timestamptz,
        last_error text,
        provider_ref text,
        primary key (workspace_id, mode, id),
        unique (workspace_id, mode, kind, subject_id, version)
      ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)`);
    await runner.query(`create index message_log on message (workspace_id, id)`);
    await runner.query(`create index message_subject on message (workspace_id, subject_id, id)`);
    await runner.query(`create index message_id on message (id)`);
    await runner.query(`create index message_due on message (due_at) where state in ('due', 'sending')`);
    await runner.query(`create index message_age on message (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table message`);
  }
}
