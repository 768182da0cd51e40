-- Makes other openings for the same buyers and events wait until this transaction ends, in one order. `offset 0` keeps the planner to the primary key,
-- also before there are statistics (ADR 0145).
create or replace function lock_buyers(workspace uuid, in_mode text, checkouts uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(buyer)
     from (select distinct hashtextextended(concat_ws(' ', workspace, in_mode, c.event_id, c.contact_email), 61) as buyer
             from unnest(checkouts) as made (id)
            cross join lateral (select event_id, contact_email from checkout where workspace_id = workspace and mode = in_mode and id = made.id offset 0) c
            where c.event_id is not null
            order by buyer) as buyers;
end $$;
