-- The workspace whose rows the connection may see (ADR 0040); null, which is equal to nothing, while none is set.
create or replace function seen_workspace() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('svc.workspace', true), '')::uuid
$$;
