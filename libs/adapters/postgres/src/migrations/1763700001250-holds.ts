import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HOLD_RULES } from './1763700001250-hold-rules';

/**
 * Holds of checkouts on limited things (mechanisms 2.1). A hold is a row for each thing, whose state changes once, so
 * counters are updated exactly once. A transaction that updates several counters locks them in the order of their subjects.
 */
export class Holds1763700001250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table hold (
        ${OF_CHECKOUT},
        kind text not null,
        subject_id uuid not null,
        start_at timestamptz not null default 'epoch',
        count integer not null check (count > 0),
        state text not null default 'held' check (state in ('held', 'converted', 'released')),
        primary key (workspace_id, mode, checkout_id, kind, subject_id, start_at),
        ${OWNER}
      )`);
    await runner.query(`create index hold_of_subject on hold (workspace_id, mode, kind, subject_id, start_at) where state = 'held'`);
    await runner.query(`
      create table discount_use (
        ${OF_CHECKOUT},
        code_id uuid not null,
        contact_key text not null,
        n integer not null check (n > 0),
        primary key (workspace_id, mode, code_id, contact_key, n),
        ${OWNER}
      )`);
    await runner.query(`create index discount_use_checkout on discount_use (workspace_id, mode, checkout_id)`);
    for (const made of [...HOLD_RULES, TRY_HOLDS, LAPSED_CHECKOUTS, TAKE_HOLDS, CONVERT_HOLDS, RELEASE_HOLDS]) {
      await runner.query(made);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop function release_holds, convert_holds, take_holds, lapsed_checkouts, try_holds, turn_holds, short_of, uses_left, lock_counters, wanted_moves`,
    );
    await runner.query(`drop table discount_use, hold`);
  }
}

const OF_CHECKOUT = `
  workspace_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  checkout_id uuid not null`;

const OWNER = `foreign key (workspace_id, mode, checkout_id) references checkout (workspace_id, mode, id) on delete cascade`;

/** Takes holds for the moves, or raises \`HL001\` at the first that runs out. A subject without a counter has no limit. */
const TRY_HOLDS = `
  create function try_holds(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns void language plpgsql as $$
  declare
    taken record;
    still integer;
  begin
    if exists (select from hold where workspace_id = workspace and mode = in_mode and checkout_id = checkout and state = 'held') then
      perform lock_counters(workspace, in_mode, array[checkout], moves);
      perform turn_holds(workspace, in_mode, array[checkout], 'released');
    end if;
    for taken in select * from wanted_moves(moves) loop
      if taken.kind = 'slot' then
        insert into slot_counter (workspace_id, variant_id, start_at) values (workspace, taken.subject_id, taken.start_at) on conflict do nothing;
        update slot_counter c set held = c.held + taken.count
         where c.workspace_id = workspace and c.variant_id = taken.subject_id and c.start_at = taken.start_at and c.held + c.sold + taken.count <= c.capacity;
      else
        update counter c set held = c.held + taken.count
         where c.workspace_id = workspace and c.kind = taken.kind and c.subject_id = taken.subject_id
           and (c.capacity is null or c.held + c.sold + taken.count <= c.capacity);
        if not found then
          insert into counter (workspace_id, kind, subject_id, held) values (workspace, taken.kind, taken.subject_id, taken.count) on conflict do nothing;
        end if;
      end if;
      if not found then
        raise exception using errcode = 'HL001', message = 'ran out';
      end if;
      if taken.kind = 'discount_code' then
        still := uses_left(workspace, in_mode, checkout, taken.subject_id);
        if still <= 0 then
          raise exception using errcode = 'HL001', message = 'used as often as this buyer may';
        end if;
        insert into discount_use (workspace_id, mode, checkout_id, code_id, contact_key, n)
        select workspace, in_mode, checkout, d.id, c.contact_email, free.n
          from discount_code d, checkout c, generate_series(1, (d.details ->> 'maxUsesPerContact')::integer - still + 1) as free (n)
         where d.workspace_id = workspace and d.id = taken.subject_id and c.workspace_id = workspace and c.mode = in_mode and c.id = checkout
           and c.contact_email is not null
           and not exists (select from discount_use u where u.workspace_id = workspace and u.mode = in_mode and u.code_id = d.id
                                                      and u.contact_key = c.contact_email and u.n = free.n)
         limit 1;
      end if;
    end loop;
    insert into hold (workspace_id, mode, checkout_id, kind, subject_id, start_at, count)
    select workspace, in_mode, checkout, kind, subject_id, start_at, count from wanted_moves(moves)
    on conflict (workspace_id, mode, checkout_id, kind, subject_id, start_at) do update set count = excluded.count, state = 'held';
  end $$`;

/** Checkouts that hold some of the moves, have ended, and have no pending payment: locked, except those that a settlement has locked. */
const LAPSED_CHECKOUTS = `
  create function lapsed_checkouts(workspace uuid, in_mode text, checkout uuid, wanted jsonb) returns uuid[] language plpgsql as $$
  begin
    return array(
      select c.id from checkout c
       where c.workspace_id = workspace and c.mode = in_mode and c.id <> checkout and c.status = 'open' and c.holds = 'held'
         and least(c.expires_at, c.held_until) <= service_now()
         and c.id in (select h.checkout_id from hold h join wanted_moves(wanted) m using (kind, subject_id, start_at)
                       where h.workspace_id = workspace and h.mode = in_mode and h.state = 'held')
         and not exists (select from payment_attempt a where a.workspace_id = workspace and a.mode = in_mode and a.checkout_id = c.id
                                                          and a.status not in ('failed', 'closed'))
       order by c.id
         for update skip locked);
  end $$`;

/**
 * Takes holds for all the moves of a checkout and returns \`[]\`, or takes none and returns the shortages: kind, subjectId,
 * remaining. If something runs out, holds of lapsed checkouts on it are released first. Test mode only checks.
 */
const TAKE_HOLDS = `
  create function take_holds(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns jsonb language plpgsql as $$
  declare
    lapsed uuid[];
    short jsonb;
  begin
    for round in 1..3 loop
      if in_mode = 'live' then
        begin
          perform try_holds(workspace, in_mode, checkout, moves);
          return '[]';
        exception when sqlstate 'HL001' then null;
        end;
        lapsed := lapsed_checkouts(workspace, in_mode, checkout, moves);
      end if;
      if lapsed <> '{}' then
        perform lock_counters(workspace, in_mode, lapsed || checkout, moves);
        perform turn_holds(workspace, in_mode, lapsed, 'released');
        update checkout c set holds = 'released', held_until = null, version = version + 1, updated_at = service_now()
         where c.workspace_id = workspace and c.mode = in_mode and c.id = any (lapsed);
      else
        short := short_of(workspace, in_mode, checkout, moves);
        exit when short <> '[]' or in_mode = 'test';
      end if;
    end loop;
    return coalesce(nullif(short, '[]'), (select jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', 0)) from wanted_moves(moves)
                                           where in_mode = 'live'), '[]');
  end $$`;

const CONVERT_HOLDS = `
  create function convert_holds(workspace uuid, in_mode text, checkout uuid) returns void language sql volatile
    begin atomic
      select turn_holds(workspace, in_mode, array[checkout], 'converted');
    end`;

const RELEASE_HOLDS = `
  create function release_holds(workspace uuid, in_mode text, checkout uuid) returns void language sql volatile
    begin atomic
      select turn_holds(workspace, in_mode, array[checkout], 'released');
    end`;
