/** Moves of a checkout, summed by subject, in lock order. */
const WANTED_MOVES = `
  create function wanted_moves(moves jsonb) returns table (kind text, subject_id uuid, start_at timestamptz, count integer) language sql stable as $$
    select move.kind, move."subjectId", coalesce(move."startAt", 'epoch'), sum(move.count)::integer
      from jsonb_to_recordset(moves) as move (kind text, "subjectId" uuid, "startAt" timestamptz, count integer)
     group by 1, 2, 3
     order by 2, 1, 3
  $$`;

/** Locks every counter that the moves and the holds of the checkouts touch. */
const LOCK_COUNTERS = `
  create function lock_counters(workspace uuid, in_mode text, checkouts uuid[], moves jsonb) returns void language plpgsql as $$
  declare
    touched record;
  begin
    for touched in
      select kind, subject_id, start_at from wanted_moves(moves)
       union
      select kind, subject_id, start_at from hold where workspace_id = workspace and mode = in_mode and checkout_id = any (checkouts) and state = 'held'
       order by subject_id, kind, start_at
    loop
      if touched.kind = 'slot' then
        perform from slot_counter c where c.workspace_id = workspace and c.variant_id = touched.subject_id and c.start_at = touched.start_at for update;
      else
        perform from counter c where c.workspace_id = workspace and c.kind = touched.kind and c.subject_id = touched.subject_id for update;
      end if;
    end loop;
  end $$`;

/** Number of times that the buyer of a checkout may still use a discount code; null without a limit for each buyer. */
const USES_LEFT = `
  create function uses_left(workspace uuid, in_mode text, checkout uuid, of_code uuid) returns integer language sql stable as $$
    select (d.details ->> 'maxUsesPerContact')::integer
           - (select count(*)::integer from discount_use u
               where u.workspace_id = workspace and u.mode = in_mode and u.code_id = of_code and u.contact_key = c.contact_email and u.checkout_id <> c.id)
      from discount_code d, checkout c
     where d.workspace_id = workspace and d.id = of_code and c.workspace_id = workspace and c.mode = in_mode and c.id = checkout
  $$`;

/** Moves that exceed what is left for a checkout, with the remaining quantity; its own holds count as available to it. */
const SHORT_OF = `
  create function short_of(workspace uuid, in_mode text, checkout uuid, moves jsonb) returns jsonb language sql stable as $$
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'remaining', greatest(remaining, 0)) order by subject_id, kind), '[]')
      from (
        select m.kind, m.subject_id, m.count,
               least(
                 case when m.kind = 'slot' then coalesce(s.capacity - s.held - s.sold, 1) else c.capacity - c.held - c.sold end + coalesce(own.count, 0),
                 case when m.kind = 'discount_code' then uses_left(workspace, in_mode, checkout, m.subject_id) end
               ) as remaining
          from wanted_moves(moves) m
          left join counter c on m.kind <> 'slot' and c.workspace_id = workspace and c.kind = m.kind and c.subject_id = m.subject_id
          left join slot_counter s on m.kind = 'slot' and s.workspace_id = workspace and s.variant_id = m.subject_id and s.start_at = m.start_at
          left join hold own on own.workspace_id = workspace and own.mode = in_mode and own.checkout_id = checkout and own.kind = m.kind
                            and own.subject_id = m.subject_id and own.start_at = m.start_at and own.state = 'held'
      ) as told
     where remaining < count
  $$`;

/** Sets the holds of the checkouts to converted or released; holds in another state stay unchanged. */
const TURN_HOLDS = `
  create function turn_holds(workspace uuid, in_mode text, checkouts uuid[], into_state text) returns void language plpgsql as $$
  declare
    turned record;
    sells integer := (into_state = 'converted')::integer;
  begin
    for turned in
      with changed as (
        update hold set state = into_state
         where workspace_id = workspace and mode = in_mode and checkout_id = any (checkouts) and state = 'held'
        returning kind, subject_id, start_at, count
      )
      select kind, subject_id, start_at, sum(count)::integer as count from changed group by 1, 2, 3 order by 2, 1, 3
    loop
      if turned.kind = 'slot' then
        update slot_counter c set held = c.held - turned.count, sold = c.sold + sells * turned.count
         where c.workspace_id = workspace and c.variant_id = turned.subject_id and c.start_at = turned.start_at;
      else
        update counter c set held = c.held - turned.count, sold = c.sold + sells * turned.count
         where c.workspace_id = workspace and c.kind = turned.kind and c.subject_id = turned.subject_id;
      end if;
    end loop;
    if into_state = 'released' then
      delete from discount_use where workspace_id = workspace and mode = in_mode and checkout_id = any (checkouts);
    end if;
  end $$`;

/** The rules, each after those that it calls. */
export const HOLD_RULES = [WANTED_MOVES, LOCK_COUNTERS, USES_LEFT, SHORT_OF, TURN_HOLDS];
