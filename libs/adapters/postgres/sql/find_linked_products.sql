-- Keeps in a product which products its add-ons are, so that reading one that links to none costs nothing more (D-132); null for those.
create or replace function find_linked_products() returns trigger language plpgsql as $$
begin
  new.linked_products := (
    select array_agg(distinct (linked #>> '{}')::uuid)
      from jsonb_path_query(new.details, '$.addonGroups[*].options[*].linkedProductId') linked);
  return new;
end $$;
