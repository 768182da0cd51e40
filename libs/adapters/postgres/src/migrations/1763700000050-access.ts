import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys, found by their hash alone, and the token buckets that all processes share (D-64, decisions 3.9). */
export class Access1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_key (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('publishable', 'secret', 'admin')),
        mode text check (mode in ('test', 'live')),
        scopes text[] not null,
        origins text[] not null,
        label text,
        limits jsonb not null default '{}',
        prefix text not null,
        ending text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        paused_at timestamptz,
        revoked_at timestamptz,
        replaced_by_id uuid,
        last_used_at timestamptz,
        last_used_ip text,
        primary key (workspace_id, id),
        foreign key (workspace_id, replaced_by_id) references access_key (workspace_id, id),
        check ((mode is null) = (kind = 'admin'))
      )`);
    await runner.query(`
      create table access_key_hash (
        hash bytea primary key check (length(hash) = 32),
        workspace_id uuid not null,
        key_id uuid not null,
        foreign key (workspace_id, key_id) references access_key (workspace_id, id) on delete cascade
      )`);
    await runner.query(`create index access_key_hash_key on access_key_hash (workspace_id, key_id)`);
    await runner.query(`
      create unlogged table rate_bucket (
        id text primary key,
        tokens double precision not null,
        granted integer not null,
        at timestamptz not null,
        full_at timestamptz not null
      ) with (fillfactor = 50)`);
    await runner.query(TAKE_TOKENS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function take_tokens`);
    await runner.query(`drop table rate_bucket, access_key_hash, access_key`);
  }
}

/** The rule of takeTokens (libs/access) as one atomic statement by the service clock. */
const TAKE_TOKENS = `
  create function take_tokens(bucket text, per_minute double precision, burst integer, wanted integer)
  returns table (granted integer, remaining integer, retry_after_ms bigint) language sql as $$
    with asked as materialized (select service_now() as at),
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
