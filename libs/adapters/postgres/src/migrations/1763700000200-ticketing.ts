import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events with their days, ticket types and unlock codes (§2.6). What can run out is counted in `counter`, of the kinds
 * event, event_day, ticket_type, price_phase and unlock_code; capacities stand there and nowhere else.
 */
export class Ticketing1763700000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        slug text not null,
        title text not null,
        published boolean not null,
        published_at timestamptz,
        first_published_at timestamptz,
        position integer,
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        attached_product_ids uuid[] not null,
        attached_package_ids uuid[] not null,
        details jsonb not null,
        created_at timestamptz not null default service_now(),
        updated_at timestamptz not null default service_now(),
        deleted_at timestamptz,
        primary key (workspace_id, id)
      )`);
    await runner.query(`create unique index event_slug on event (workspace_id, lower(slug)) where deleted_at is null`);
    await runner.query(`create index event_shown on event (workspace_id, end_at) where deleted_at is null and published`);
    for (const [table, key, columns] of NESTED) {
      await runner.query(`
        create table ${table} (
          workspace_id uuid not null,
          id uuid not null,
          event_id uuid not null,
          ${key} text not null,
          position integer not null,
          ${columns},
          created_at timestamptz not null default service_now(),
          updated_at timestamptz not null default service_now(),
          deleted_at timestamptz,
          primary key (workspace_id, id),
          foreign key (workspace_id, event_id) references event (workspace_id, id) on delete cascade
        )`);
      await runner.query(
        `create unique index ${table}_${key} on ${table} (workspace_id, event_id, lower(${key})) where deleted_at is null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table unlock_code, ticket_type, event_day, event`);
  }
}

const NESTED = [
  ['event_day', 'key', 'details jsonb not null'],
  ['ticket_type', 'key', 'valid_day_ids uuid[] not null, price_phases jsonb not null, details jsonb not null'],
  ['unlock_code', 'code', 'ticket_type_ids uuid[] not null'],
];
