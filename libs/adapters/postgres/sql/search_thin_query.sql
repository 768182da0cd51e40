-- Returns a query for one trigram of each reading (search_query_v2), the one that is in `seen` the least often, such as what the newest rows have.
-- It finds all that the whole query finds, and more, by reading one list of an index. Null when a reading has terms of one or two characters alone.
create or replace function search_thin_query(workspace uuid, mode text, readings jsonb, seen text) returns tsquery
language sql immutable parallel safe as $$
  select case when bool_and(terms.keys is not null) then string_agg(terms.keys, ' | ')::tsquery end
    from jsonb_array_elements(readings) reading
    left join lateral (
      select spellings.keys
        from jsonb_array_elements(reading) term
       cross join lateral (
         select string_agg(spelling.key, ' | ') as keys, max(spelling.times) as times, bool_and(spelling.key is not null) as is_long
           from jsonb_array_elements_text(term) written
           left join lateral (
             select search_query(workspace, mode, substr(written, place, 3))::text as key,
                    length(seen) - length(replace(seen, substr(written, place, 3), '')) as times
               from generate_series(1, least(length(written) - 2, 40)) place
              order by times, place limit 1) spelling on true) spellings
       where spellings.is_long
       order by spellings.times limit 1) terms on true
$$;
