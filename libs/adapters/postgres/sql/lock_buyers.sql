-- Makes other openings for the same buyers and events wait until this transaction ends, in one order.
create or replace function lock_buyers(workspace uuid, in_mode text, checkouts uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(buyer)
     from (select distinct hashtextextended(concat_ws(' ', workspace, in_mode, c.event_id, c.contact_email), 61) as buyer
             from checkout c
            where c.workspace_id = workspace and c.mode = in_mode and c.id = any (checkouts) and c.event_id is not null
            order by buyer) as buyers;
end $$;
