-- Former name of search_trigrams, for processes that are older than it. Goes with the functions of the release 2026-11-22 (ADR 0115).
create or replace function search_grams(workspace uuid, mode text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe cost 1000 as $$
  select search_trigrams(workspace, mode, name, email, phone)
$$;
