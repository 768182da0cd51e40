import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listeners to the event stream of a workspace, and their pending deliveries (ADR 0074). Few rows: workspaces in development. */
export class Listeners1763700005600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_listener (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        mode text not null check (mode in ('both', 'live', 'test')),
        events text[] not null,
        epoch integer not null check (epoch >= 1),
        given integer not null default 0 check (given >= 0),
        seen_at timestamptz not null,
        primary key (workspace_id, id)
      )`);
    await runner.query('create index webhook_listener_age on webhook_listener (seen_at)');
    await runner.query(`
      create table webhook_hearing (
        workspace_id uuid not null,
        listener_id uuid not null,
        event_id uuid not null,
        id uuid not null,
        number integer check (number >= 1),
        primary key (workspace_id, listener_id, event_id),
        foreign key (workspace_id, listener_id) references webhook_listener (workspace_id, id) on delete cascade
      )`);
    await runner.query('create index webhook_hearing_given on webhook_hearing (workspace_id, listener_id, number)');
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_hearing');
    await runner.query('drop table webhook_listener');
  }
}
