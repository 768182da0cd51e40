-- Returns the newest messages of a mode, or of both, to any of these recipients, `most` at most and below a cursor if there is one. Recipients are
-- in small letters. It finds them by an index on an
-- expression, so it runs as the owner of the tables, limited to the tenant scope, like search_orders_v2.
create or replace function messages_to(for_workspace uuid, for_mode text, most integer, recipients text[], before uuid)
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  return array(
    select m.id from unnest(recipients) as wanted (recipient)
     cross join lateral (
       select id from message
        where workspace_id = for_workspace and (mode = coalesce(for_mode, mode)) is true and lower(recipient) = wanted.recipient
            and (before is null or id < before)
       offset 0) m
     order by m.id desc limit most);
end
$$;
