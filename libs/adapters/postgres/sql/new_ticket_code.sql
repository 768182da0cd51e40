-- Eight characters of Crockford's base 32, drawn at random: 40 bits, of those bytes of a random UUID that tell neither its version nor its variant (ADR 0118).
create or replace function new_ticket_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(drawn.bytes, place) & 31), 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes offset 0) drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place
$$;
