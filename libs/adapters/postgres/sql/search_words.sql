-- Returns a text as searches compare it (D-161): in small letters, without accents and apostrophes, blanks as one. Where umlauts or rings have a
-- spelling of two letters, that one follows: `muller mueller`. `foldWords` of the contracts does the same to what is searched for. It calls
-- built-in functions alone, so it works under the search path of index maintenance. Indexes are built on it: another meaning needs another name.
create or replace function search_words(words text) returns text
language plpgsql immutable parallel safe cost 20 as $$
declare
  base text;
  folded text;
  spelled text;
begin
  if words ~ '^[ -&(-_a-~]*$' then
    return lower(words);
  end if;
  base := replace(lower(normalize(translate(words, '''’‘ʼ`´ʹ′＇', ''), NFKD)), 'ς', 'σ');
  spelled := replace(regexp_replace(regexp_replace(base, '([aou])\u0308', '\1e', 'g'), 'a\u030a', 'aa', 'g'), 'ø', 'oe');
  folded := translate(regexp_replace(base, '[\u0300-\u036f]', '', 'g'), 'øđðłıħŋ', 'oddlihn');
  if spelled <> base then
    folded := folded || ' ' || translate(regexp_replace(spelled, '[\u0300-\u036f]', '', 'g'), 'øđðłıħŋ', 'oddlihn');
  end if;
  return btrim(regexp_replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '\s+', ' ', 'g'));
end
$$;
