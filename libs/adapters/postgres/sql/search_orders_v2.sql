-- Returns the newest orders, `most` at most, that pass the filters and have what is searched for (D-161): in any reading, all terms are in the
-- buyer's name, e-mail address or phone number, the address, or the names and SKUs of the items. `first` and `second` are patterns for the terms
-- of each reading, `readings` the same for the index (search_query_v2). Without readings it returns orders by the filters alone. Searches the
-- newest 500 that pass the filters, then the next 2,000 if three of these matched, then the trigram indexes if the page is not full: frequent
-- terms match early, and rare terms have few entries. Terms of which some are of the buyer and some of the items are found by one that at most
-- 500 buyers have, unless the newest 500 let expect 2,000. Step 0 of the loop reads some 400 entries of one trigram at random, unless a phone
-- number is searched for, which few have: if ten of these are below the cursor and match, the following steps read from where the newest of them
-- are, range by range (ADR 0154 r8). It runs as the owner of the tables, because row-level security keeps expressions from their
-- indexes, and returns ids of the tenant scope alone. `is true` keeps the planner from the primary key (ADR 0145).
create or replace function search_orders_v2(for_workspace uuid, for_mode text, most integer, only_status text, only_fulfillment text, only_balance text, only_event uuid, only_product text,
  placed_from timestamptz, placed_until timestamptz, before uuid, only_number bigint, readings jsonb, first text[], second text[])
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off set max_parallel_workers_per_gather = 0 set gin_fuzzy_search_limit = 0 as $$
declare
  newest uuid[];
  matching uuid[];
  result uuid[] := '{}';
  rare uuid[] := '{}';
  few uuid[];
  older uuid[];
  bounds uuid[] := '{}';
  since uuid;
  thin tsquery;
  keys tsquery;
  seen text;
  looked bigint;
  candidates uuid[];
  placed bigint;
  term jsonb;
  query tsquery := search_query_v2(for_workspace, for_mode, readings);
  wanted integer;
  window_size integer;
begin
  if for_workspace <> coalesce(current_workspace(), for_workspace) then
    return '{}';
  end if;
  foreach window_size in array case when readings is null then array[most] when placed_from is null and placed_until is null or only_event is not null or only_product is not null then array[500, 2000] else '{}'::integer[] end loop
    select coalesce(array_agg(near.id order by near.id desc), '{}'),
           coalesce(array_agg(near.id order by near.id desc) filter (where readings is null or near.number = only_number or buyer.words ~ all (first) or buyer.words ~ all (second) or items.words ~ all (first) or items.words ~ all (second)), '{}'),
           string_agg(left(buyer.words, 80), ' ')
      into newest, matching, seen
      from (
        (select o.id, o.number, o.contact, o.delivery_address from store_order o
          where only_event is null and only_product is null and o.workspace_id = for_workspace and o.mode = for_mode and (before is null or o.id < before)
            and (only_status is null or o.status = only_status) and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
            and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
          order by o.id desc limit window_size)
        union all
        (select o.id, o.number, o.contact, o.delivery_address from store_order o
          where only_product is null and o.workspace_id = for_workspace and (o.mode = for_mode) is true and o.event_id is not null and o.event_id = only_event and (before is null or o.id < before)
            and (only_status is null or o.status = only_status) and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
            and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
            and (placed_from is null or o.placed_at >= placed_from) and (placed_until is null or o.placed_at < placed_until)
          order by o.id desc limit window_size)
        union all
        (select o.id, o.number, o.contact, o.delivery_address
           from (select distinct i.order_id from order_item i
                  where only_product is not null and i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.line ->> 'productId' is not null and i.line ->> 'productId' = only_product
                    and (before is null or i.order_id < before)
                  order by i.order_id desc) sold
          cross join lateral (select * from store_order where workspace_id = for_workspace and mode = for_mode and id = sold.order_id offset 0) o
          where (only_event is null or o.event_id = only_event)
            and (only_status is null or o.status = only_status) and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
            and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
            and (placed_from is null or o.placed_at >= placed_from) and (placed_until is null or o.placed_at < placed_until)
          order by sold.order_id desc limit window_size)) near
     cross join lateral (select search_words(concat_ws(' ', near.contact ->> 'name', near.contact ->> 'email', near.contact ->> 'phone', search_address(near.delivery_address))) as words offset 0) buyer
     cross join lateral (
       select case when readings is not null and not (buyer.words ~ all (first) or coalesce(buyer.words ~ all (second), false)) then
         buyer.words || ' ' || search_words((select string_agg(search_line(i.line), ' ') from order_item i where i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.order_id = near.id)) end as words
       offset 0) items;
    result := result || matching[: most - cardinality(result)];
    if cardinality(result) = most or cardinality(newest) < window_size then
      return result;
    end if;
    before := newest[window_size];
    exit when cardinality(result) < 3;
  end loop;
  if readings is null then
    return result;
  end if;
  if jsonb_array_length(readings -> 0) between 2 and 10 then
    placed := coalesce((select last - 1000 from order_number where workspace_id = for_workspace and mode = for_mode), 0);
    for place in 1 .. cardinality(first) loop
      continue when 2000 < (
        select count(*) * placed / 500 from unnest(newest[: 500]) as recent (id)
         cross join lateral (select * from store_order where workspace_id = for_workspace and mode = for_mode and id = recent.id offset 0) o
         where search_words(concat_ws(' ', o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone', search_address(o.delivery_address))) ~ first[place]);
      term := readings -> 0 -> place - 1;
      keys := search_query_v2(for_workspace, for_mode, jsonb_build_array(jsonb_build_array(term)));
      few := array(
        select g.id from store_order g
         where (g.workspace_id = for_workspace and g.mode = for_mode) is true
           and (search_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ keys
                or search_more_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', search_address(g.delivery_address)) @@ keys)
         limit 501);
      if cardinality(few) <= 500 then
        rare := rare || few;
      end if;
    end loop;
  end if;
  thin := case when second is null then search_thin_query(for_workspace, for_mode, readings, left(seen, 4000)) end;
  for step in case when thin is null then 1 else 0 end .. 5 loop
    perform set_config('gin_fuzzy_search_limit', case step when 0 then '400' else '0' end, true);
    since := bounds[step];
    wanted := case step when 0 then 30 else most - cardinality(result) end;
    keys := case when step = 0 or since is not null then thin else query end;
    candidates := array(
      select g.id from store_order g
       where (g.workspace_id = for_workspace and g.mode = for_mode) is true
         and (search_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone') @@ keys
              or search_more_trigrams(g.workspace_id, g.mode, g.contact ->> 'name', g.contact ->> 'email', g.contact ->> 'phone', search_address(g.delivery_address)) @@ keys)
         and (before is null or g.id < before or step = 0) and (since is null or uuid_send(g.id) >= (select uuid_send(since)))
      union
      select i.order_id from order_item i
       where (i.workspace_id = for_workspace and i.mode = for_mode) is true and search_more_trigrams(i.workspace_id, i.mode, null, null, null, search_line(i.line)) @@ keys
         and (before is null or i.order_id < before or step = 0) and (since is null or uuid_send(i.order_id) >= (select uuid_send(since)))
      union
      select numbered.id from store_order numbered
       where numbered.workspace_id = for_workspace and (numbered.mode = for_mode) is true and numbered.number is not null and numbered.number = only_number);
    candidates := array(select distinct unnest(candidates || rare) as id order by id desc);
    looked := cardinality(candidates);
    candidates := array(select id from unnest(candidates) id where before is null or id < before order by id desc);
    older := '{}';
    for chunk in 0 .. case step when 0 then 0 else cardinality(candidates) / 100 end loop
      older := older || array(
        select o.id
          from unnest(candidates[chunk * 100 + 1 : chunk * 100 + case step when 0 then 40 else 100 end]) as matched (id)
         cross join lateral (select * from store_order where workspace_id = for_workspace and mode = for_mode and id = matched.id offset 0) o
         cross join lateral (select search_words(concat_ws(' ', o.contact ->> 'name', o.contact ->> 'email', o.contact ->> 'phone', search_address(o.delivery_address))) as words offset 0) buyer
         where (before is null or o.id < before) and (since is null or o.id >= since)
           and (step = 0 or (only_status is null or o.status = only_status) and (only_fulfillment is null or o.fulfillment_status = only_fulfillment)
           and (only_balance is null or o.status = 'deposit_paid' and (only_balance = 'due' or o.balance_due_at <= service_now(for_workspace, for_mode)))
           and (only_event is null or o.event_id = only_event)
           and (placed_from is null or o.placed_at >= placed_from) and (placed_until is null or o.placed_at < placed_until)
           and (only_product is null or exists (
             select 1 from order_item i
              where i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.order_id = o.id and i.line ->> 'productId' = only_product)))
           and (o.number = only_number or buyer.words ~ all (first) or buyer.words ~ all (second) or (
             select coalesce(whole.words ~ all (first) or whole.words ~ all (second), false)
               from (select buyer.words || ' ' || search_words(string_agg(search_line(i.line), ' ')) as words from order_item i
                      where i.workspace_id = for_workspace and (i.mode = for_mode) is true and i.order_id = o.id offset 0) whole))
         order by o.id desc limit wanted - cardinality(older));
      exit when cardinality(older) = wanted;
    end loop;
    if step = 0 then
      if looked > 100 and cardinality(older) >= 10 then
        bounds := array_remove(array[older[1], older[3], older[10], older[30]], null);
        query := thin;
      end if;
      continue;
    end if;
    result := result || older;
    exit when since is null or cardinality(result) = most;
    before := since;
  end loop;
  return result;
end
$$;
