-- What a name, an e-mail and a phone number are found by: every three letters that follow one another, and what is left at the end, in
-- small letters, each behind a mark of the workspace and mode, so that shops share no keys of the index. Indexes are made of it: another
-- meaning is another name. It calls built-in functions alone, and works with whatever search path an index is maintained.
create or replace function search_grams(workspace uuid, mode text, name text, email text, phone text) returns tsvector
language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(array_remove(string_to_array(concat(
           regexp_replace(words, '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 2), '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 3), '(.{1,3})', mark || E'\\1\x01', 'g')), E'\x01'), ''))
    from (select lower(concat_ws(' ', name, email, phone)) as words, right(workspace::text, 8) || left(mode, 1) as mark) person
$$;
