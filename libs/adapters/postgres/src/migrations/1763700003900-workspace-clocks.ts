import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A clock for each workspace and mode, beside the offset of all (D-115, ADR 0044). */
export class WorkspaceClocks1763700003900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table workspace_clock (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        offset_seconds bigint not null,
        primary key (workspace_id, mode)
      )`);
    for (const statement of [CLOCK_OFFSET, NOW_OF, NOW, FURTHEST_NOW, MOVE_CLOCK, takeTokens('clock_timestamp()')])
      await runner.query(statement);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(takeTokens('service_now()'));
    await runner.query(NOW_OF_ALL);
    await runner.query(`drop function move_clock, furthest_service_now, service_now(uuid, text), clock_offset`);
    await runner.query(`drop table workspace_clock`);
  }
}

/** Distance of the clock of a workspace and mode from the real one; a workspace without a clock of its own has that of the service. */
const CLOCK_OFFSET = `
  create function clock_offset(of_workspace uuid, of_mode text) returns interval language sql stable as $$
    select make_interval(secs => c.offset_seconds
             + coalesce((select w.offset_seconds from workspace_clock w where w.workspace_id = of_workspace and w.mode = of_mode), 0))
      from service_clock c
  $$`;

const NOW_OF = `
  create function service_now(of_workspace uuid, of_mode text) returns timestamptz language sql volatile as $$
    select clock_timestamp() + clock_offset(of_workspace, of_mode)
  $$`;

/** Time of the workspace and mode of the connection; that of the live mode if no mode is set, that of the service if no workspace is. */
const NOW = `
  create or replace function service_now() returns timestamptz language sql volatile as $$
    select clock_timestamp() + clock_offset(seen_workspace(), coalesce(nullif(current_setting('svc.mode', true), ''), 'live'))
  $$`;

/** Time of the clock that is furthest ahead: anything not due by it is due by no clock. */
const FURTHEST_NOW = `
  create function furthest_service_now() returns timestamptz language sql volatile as $$
    select clock_timestamp() + make_interval(secs => c.offset_seconds + greatest((select max(w.offset_seconds) from workspace_clock w), 0))
      from service_clock c
  $$`;

/** Moves the clock of the service, of a workspace, or of one of its modes. Development and tests only. */
const MOVE_CLOCK = `
  create function move_clock(seconds bigint, of_workspace uuid default null, of_mode text default null) returns void language sql volatile as $$
    update service_clock set offset_seconds = offset_seconds + seconds where of_workspace is null;
    insert into workspace_clock as known (workspace_id, mode, offset_seconds)
    select of_workspace, moved.mode, seconds from unnest('{live,test}'::text[]) as moved (mode)
     where of_workspace is not null and (of_mode is null or moved.mode = of_mode)
    on conflict (workspace_id, mode) do update set offset_seconds = known.offset_seconds + excluded.offset_seconds;
  $$`;

const NOW_OF_ALL = `
  create or replace function service_now() returns timestamptz language sql volatile as $$
    select clock_timestamp() + make_interval(secs => (select offset_seconds from service_clock))
  $$`;

/** Function of rate buckets by a clock: the real one, by which requests are counted (D-115), or the service's, as before. */
const takeTokens = (now: string) => `
  create or replace function take_tokens(bucket text, per_minute double precision, burst integer, wanted integer)
  returns table (granted integer, remaining integer, retry_after_ms bigint) language sql as $$
    with asked as materialized (select ${now} as at),
    taken as (
      insert into rate_bucket as known (id, tokens, granted, at, full_at)
      select bucket, burst - least(wanted, burst), least(wanted, burst), asked.at,
             asked.at + make_interval(secs => least(wanted, burst) * 60 / per_minute)
        from asked
      on conflict (id) do update set (tokens, granted, at, full_at) = (
        select greatest(filled - given, 0), given, moment, moment + make_interval(secs => (burst - filled + given) * 60 / per_minute)
          from (select greatest(known.at, excluded.at) as moment) present
         cross join lateral (
           select least(burst, known.tokens + extract(epoch from moment - known.at) * per_minute / 60) as filled) refilled
         cross join lateral (select least(wanted, floor(filled + 1e-6)::integer) as given) decided
      )
      returning known.tokens, known.granted
    )
    select taken.granted,
           floor(tokens + 1e-6)::integer,
           case when taken.granted > 0 then 0 else ceil((1 - tokens) * 60000 / per_minute - 1e-6)::bigint end
      from taken
  $$`;
