-- Which grams somebody has whose name, e-mail or phone number contains a term (`search_grams`): all of its letters by three, or what
-- begins with it where it is shorter. Others may have them all, in another order; the first 40 tell enough of a long term.
create or replace function search_query(workspace uuid, mode text, term text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(mark || substr(words, place, 3), '\', '\\'), '''', '''''') || case when length(words) < 3 then ''':*' else '''' end, ' & ')::tsquery
    from (select lower(term) as words, right(workspace::text, 8) || left(mode, 1) as mark) asked,
         generate_series(1, least(greatest(length(words) - 2, 1), 40)) place
$$;
