-- Returns the trigrams by which searches find a person and more about them that search_trigrams does not have: none for a person in plain
-- letters without more. It needs search_words and built-in functions alone. Indexes are built on it: another meaning needs another name.
create or replace function search_more_trigrams(workspace uuid, mode text, name text, email text, phone text, more text) returns tsvector
language plpgsql immutable parallel safe cost 1000 as $$
declare
  person text := concat_ws(' ', name, email, phone);
  words text;
  mark text := right(workspace::text, 8) || left(mode, 1);
begin
  if more is null and person ~ '^[ -&(-_a-~]*$' then
    return ''::tsvector;
  end if;
  words := public.search_words(concat_ws(' ', nullif(person, ''), more));
  return array_to_tsvector(array_remove(string_to_array(concat(
           regexp_replace(words, '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 2), '(.{1,3})', mark || E'\\1\x01', 'g'),
           regexp_replace(substr(words, 3), '(.{1,3})', mark || E'\\1\x01', 'g')), E'\x01'), ''));
end
$$;
