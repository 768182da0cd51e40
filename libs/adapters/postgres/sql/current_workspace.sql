-- Returns the workspace whose rows the connection sees (ADR 0040), or null, which equals nothing, if none is set.
create or replace function current_workspace() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('svc.workspace', true), '')::uuid
$$;
