-- Eight characters of Crockford's base 32, drawn at random: 40 bits, of those bytes of a random UUID that tell neither its version nor its variant (ADR 0118).
create or replace function new_ticket_code() returns text language plpgsql volatile as $$
declare
  bytes bytea := uuid_send(gen_random_uuid());
  code text := '';
  place integer;
begin
  foreach place in array array[0, 1, 2, 3, 4, 5, 10, 11] loop
    code := code || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, place) & 31), 1);
  end loop;
  return code;
end
$$;
