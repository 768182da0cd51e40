-- Returns the number of times that the buyer of a checkout may still use a discount code; null without a limit for each buyer.
create or replace function uses_left(workspace uuid, in_mode text, checkout uuid, of_code uuid) returns integer language plpgsql stable as $$
begin
  return (
    select (d.details ->> 'maxUsesPerContact')::integer
           - (select count(*)::integer from discount_use u
               where u.workspace_id = workspace and u.mode = in_mode and u.code_id = of_code and u.contact_key = c.contact_email and u.checkout_id <> c.id)
      from discount_code d, checkout c
     where d.workspace_id = workspace and d.id = of_code and c.workspace_id = workspace and c.mode = in_mode and c.id = checkout);
end $$;
