-- Returns the query for the trigrams of a term (search_trigrams): all of them, or a prefix if the term is shorter than three characters.
-- Rows may match with the trigrams in another order. The first 40 trigrams suffice for a long term.
create or replace function search_query(workspace uuid, mode text, term text) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(mark || substr(words, place, 3), '\', '\\'), '''', '''''') || case when length(words) < 3 then ''':*' else '''' end, ' & ')::tsquery
    from (select lower(term) as words, right(workspace::text, 8) || left(mode, 1) as mark) query,
         generate_series(1, least(greatest(length(words) - 2, 1), 40)) place
$$;
