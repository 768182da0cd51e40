-- Returns the words by which a delivery address is found: street, city and postal code, which is also found without its blanks. Null for none.
create or replace function search_address(address jsonb) returns text
language sql immutable parallel safe as $$
  select case when address is not null then
    (address ->> 'line1') || ' ' || coalesce((address ->> 'line2') || ' ', '') || (address ->> 'city') || coalesce(' ' || (address ->> 'postalCode'), '')
      || case when address ->> 'postalCode' ~ '[ -]' then ' ' || translate(address ->> 'postalCode', ' -', '') else '' end end
$$;
