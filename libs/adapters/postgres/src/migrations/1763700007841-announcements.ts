import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of merchants to guests of their events, with the key of the request (D-137). */
export class Announcements1763700007841 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table announcement (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        event_id uuid not null,
        who text not null check (who in ('confirmed', 'waiting', 'all')),
        about text not null check (about in ('event', 'other')),
        text jsonb not null,
        by_language jsonb not null,
        recipients integer not null check (recipients >= 0),
        unsubscribed integer not null check (unsubscribed >= 0),
        created_at timestamptz not null,
        idempotency_key text,
        fingerprint text,
        primary key (workspace_id, id),
        foreign key (workspace_id, event_id) references event (workspace_id, id) on delete cascade
      )`);
    await runner.query('create index announcement_event on announcement (workspace_id, event_id)');
    await runner.query('create index announcement_age on announcement (workspace_id, created_at)');
    await runner.query(
      'create index announcement_key on announcement (workspace_id, idempotency_key, created_at) where idempotency_key is not null',
    );
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table announcement');
  }
}
