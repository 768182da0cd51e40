-- Returns the words by which an item of an order is found: its name, that of its variant, and its SKU.
create or replace function search_line(line jsonb) returns text
language sql immutable parallel safe as $$
  select (line ->> 'name') || coalesce(' ' || (line ->> 'variantName'), '') || coalesce(' ' || (line ->> 'sku'), '')
$$;
