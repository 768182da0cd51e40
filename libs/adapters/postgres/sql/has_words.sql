-- Returns true when a person has what is searched for (D-161): all patterns of the first reading, or of the second if there is one, in the name,
-- e-mail address or phone number.
create or replace function has_words(name text, email text, phone text, first text[], second text[]) returns boolean
language plpgsql immutable parallel safe cost 30 as $$
declare
  words text := search_words(concat_ws(' ', name, email, phone));
begin
  return coalesce(words ~ all (first) or words ~ all (second), false);
end
$$;
