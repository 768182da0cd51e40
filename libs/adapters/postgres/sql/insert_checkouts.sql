-- Inserts checkouts, but for those whose idempotency key is in use, and answers the ids of those inserted. The records are objects with
-- the same columns each, so that the columns are named in one place (checkout.entity.ts).
create or replace function insert_checkouts(records jsonb) returns uuid[] language plpgsql as $$
declare
  columns text := (select string_agg(quote_ident(name), ', ' order by name) from jsonb_object_keys(records -> 0) as name);
  made uuid[];
begin
  execute format(
    'with made as (
       insert into checkout (%1$s) select %1$s from jsonb_populate_recordset(null::checkout, $1) order by idempotency_key
       on conflict (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null do nothing
       returning id)
     select coalesce(array_agg(id), ''{}'') from made', columns) into made using records;
  return made;
end $$;
