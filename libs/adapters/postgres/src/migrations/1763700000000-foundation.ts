import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workspaces, the service clock (D-7) and the counters of what can run out (mechanisms 2.1). */
export class Foundation1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table service_clock (
        singleton boolean primary key default true check (singleton),
        offset_seconds bigint not null default 0
      )`);
    await runner.query(`insert into service_clock default values`);
    await runner.query(`
      create function service_now() returns timestamptz language sql volatile as $$
        select clock_timestamp() + make_interval(secs => (select offset_seconds from service_clock))
      $$`);
    await runner.query(`
      create table workspace (
        id uuid primary key,
        slug text not null,
        display_name text not null,
        timezone text not null,
        currencies text[] not null check (cardinality(currencies) > 0),
        api_enabled boolean not null default true,
        secret_keys_enabled boolean not null default true,
        headless_enabled boolean not null default false,
        settings jsonb not null default '{}',
        created_at timestamptz not null default service_now(),
        updated_at timestamptz not null default service_now()
      )`);
    await runner.query(`create unique index workspace_slug on workspace (lower(slug))`);
    await runner.query(`
      create table counter (
        workspace_id uuid not null references workspace (id) on delete cascade,
        kind text not null,
        subject_id uuid not null,
        capacity integer,
        held integer not null default 0 check (held >= 0),
        sold integer not null default 0 check (sold >= 0),
        primary key (workspace_id, kind, subject_id),
        check (capacity is null or held + sold <= capacity)
      ) with (fillfactor = 50)`);
    await runner.query(`
      create table slot_counter (
        workspace_id uuid not null references workspace (id) on delete cascade,
        variant_id uuid not null,
        start_at timestamptz not null,
        capacity integer not null default 1,
        held integer not null default 0 check (held >= 0),
        sold integer not null default 0 check (sold >= 0),
        primary key (workspace_id, variant_id, start_at),
        check (held + sold <= capacity)
      ) with (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table slot_counter, counter, workspace`);
    await runner.query(`drop function service_now()`);
    await runner.query(`drop table service_clock`);
  }
}
