-- Reports to the outbox that the units of a variant at hand have gone from above its lowStockThreshold to it or below (D-156). Its trigger
-- runs for counters of variants whose units at hand have become fewer, or are counted from now on.
create or replace function note_low_stock() returns trigger language plpgsql as $$
declare
  left_now integer := new.capacity - new.sold;
  threshold integer;
begin
  select (v.details ->> 'lowStockThreshold')::integer into threshold
    from variant v where v.workspace_id = new.workspace_id and v.id = new.subject_id and v.deleted_at is null;
  if left_now <= threshold and (old.capacity is null or old.capacity - old.sold > threshold) then
    insert into outbox (id, workspace_id, mode, type, data)
    values (
      (left(uuid_at(real_now())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid, new.workspace_id, null, 'variant.stock_low.v1',
      jsonb_build_object('variantId', new.subject_id, 'left', left_now));
  end if;
  return null;
end $$;
