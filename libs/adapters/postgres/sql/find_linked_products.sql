-- Stores in a product the ids of the products that its add-ons are (D-132), null if none, so reading a product without links costs nothing
-- more.
create or replace function find_linked_products() returns trigger language plpgsql as $$
begin
  new.linked_products := (
    select array_agg(distinct (linked #>> '{}')::uuid)
      from jsonb_path_query(new.details, '$.addonGroups[*].options[*].linkedProductId') linked);
  return new;
end $$;
