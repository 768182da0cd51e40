import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Values of counters by the rows that they count, and differences found by the last comparison (mechanisms 2.1 r7). */
export class InventoryDrift1763700001800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inventory_finding (
        workspace_id uuid not null references workspace (id) on delete cascade,
        kind text not null,
        subject_id uuid not null,
        start_at timestamptz not null,
        found_at timestamptz not null,
        primary key (workspace_id, kind, subject_id, start_at)
      )`);
    await runner.query(INVENTORY_DRIFT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function inventory_drift`);
    await runner.query(`drop table inventory_finding`);
  }
}

/**
 * Counters of a workspace, or of all, that do not say what holds and tickets do, as of one moment. Seats are sold as often as
 * tickets admit, whether they were bought or registered for; all else as often as holds were converted. \`start_at\` is
 * 'epoch' but for slots.
 */
const INVENTORY_DRIFT = `
  create function inventory_drift(of_workspace uuid) returns table (
    workspace_id uuid, kind text, subject_id uuid, start_at timestamptz, held bigint, sold bigint, should_hold bigint, should_have_sold bigint
  ) language sql stable as $$
    with counted as (
      select c.workspace_id, c.kind, c.subject_id, 'epoch'::timestamptz as start_at, c.held, c.sold
        from counter c where of_workspace is null or c.workspace_id = of_workspace
       union all
      select s.workspace_id, 'slot', s.variant_id, s.start_at, s.held, s.sold from slot_counter s where of_workspace is null or s.workspace_id = of_workspace
    ),
    admitted as (
      select * from attendee a
       where a.mode = 'live' and a.status not in ('declined', 'cancelled') and (of_workspace is null or a.workspace_id = of_workspace)
    ),
    tickets as (
      select a.workspace_id, 'event' as kind, a.event_id as subject_id, count(*) as sold from admitted a group by a.workspace_id, a.event_id
       union all
      select a.workspace_id, 'event_day', day_id, count(*) from admitted a, unnest(a.counted_day_ids) as day_id group by a.workspace_id, day_id
       union all
      select a.workspace_id, 'ticket_type', a.ticket_type_id, count(distinct (coalesce(a.registration_id, a.order_item_id), a.ticket))
        from admitted a group by a.workspace_id, a.ticket_type_id
       union all
      select r.workspace_id, 'unlock_code', code_id, count(*) from registration r, unnest(r.unlock_code_ids) as code_id
       where r.mode = 'live' and (of_workspace is null or r.workspace_id = of_workspace) group by r.workspace_id, code_id
    ),
    taken as (
      select t.workspace_id, t.kind, t.subject_id, 'epoch'::timestamptz as start_at, 0::bigint as held, t.sold from tickets t
       union all
      select h.workspace_id, h.kind, h.subject_id, h.start_at,
             case h.state when 'held' then h.count else 0 end,
             case when h.state = 'converted' and h.kind not in ('event', 'event_day', 'ticket_type') then h.count else 0 end
        from hold h where h.mode = 'live' and h.state <> 'released' and (of_workspace is null or h.workspace_id = of_workspace)
    ),
    due as (
      select t.workspace_id, t.kind, t.subject_id, t.start_at, sum(t.held)::bigint as held, sum(t.sold)::bigint as sold
        from taken t group by t.workspace_id, t.kind, t.subject_id, t.start_at
    )
    select workspace_id, kind, subject_id, start_at, coalesce(c.held, 0)::bigint, coalesce(c.sold, 0)::bigint, coalesce(d.held, 0), coalesce(d.sold, 0)
      from counted c full join due d using (workspace_id, kind, subject_id, start_at)
     where (coalesce(c.held, 0), coalesce(c.sold, 0)) <> (coalesce(d.held, 0), coalesce(d.sold, 0))
  $$`;
