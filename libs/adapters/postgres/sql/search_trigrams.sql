-- Returns the trigrams of a name, an e-mail address and a phone number, in small letters, with the one or two characters left at the end.
-- Each has a prefix of the workspace and mode, so shops share no keys of the index. Indexes are built on it: another meaning needs another
-- name. It calls built-in functions alone, so it works under the search path of index maintenance.
create or replace function search_trigrams(workspace uuid, mode text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(array_remove(string_to_array(concat(
           regexp_replace(words, '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 2), '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 3), '(.{1,3})', mark || E'\\1\x01', 'g')), E'\x01'), ''))
    from (select lower(concat_ws(' ', name, email, phone)) as words, right(workspace::text, 8) || left(mode, 1) as mark) person
$$;
