-- Former name of take_new_facts, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function take_untold_facts(most integer, from_id uuid)
returns table (id uuid, workspace_id uuid, mode text, type text, data jsonb, attempts integer) language sql volatile as $$
  select * from take_new_facts(most, from_id)
$$;
