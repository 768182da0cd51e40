-- Returns the query for the trigrams of what is searched for (D-161): of any reading, all terms, each in any of its spellings (search_query).
create or replace function search_query_v2(workspace uuid, mode text, readings jsonb) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('(' || terms || ')', ' | ')::tsquery
    from (select string_agg('(' || spellings || ')', ' & ') as terms
            from jsonb_array_elements(readings) with ordinality as reading (value, n),
                 lateral (select (select string_agg('(' || search_query(workspace, mode, spelling)::text || ')', ' | ') from jsonb_array_elements_text(term) spelling) as spellings
                            from jsonb_array_elements(reading.value) term) each_term
           group by reading.n) every_reading
$$;
