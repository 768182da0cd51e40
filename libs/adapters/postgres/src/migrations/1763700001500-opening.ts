import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opening in one round trip: a checkout, the key it came with and all that it holds, or nothing (mechanisms 2.1, 2.3). */
export class Opening1763700001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LAPSED_OF_EVENT);
    await runner.query(giveWay('create'));
    await runner.query(OPEN_CHECKOUT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function open_checkout, give_way, free_lapsed`);
  }
}

/** SQL condition: checkout `c` has, or may have, a pending payment. */
const MONEY_UNDER_WAY = `
  exists (select from payment_attempt a where a.workspace_id = c.workspace_id and a.mode = c.mode and a.checkout_id = c.id and a.status not in ('failed', 'closed'))`;

/** Releases the holds of sessions of an event that have ended and have no pending payment. Returns true if there were any. */
const LAPSED_OF_EVENT = `
  create function free_lapsed(workspace uuid, in_mode text, of_event uuid) returns boolean language plpgsql as $$
  declare
    lapsed uuid[] := array(
      select c.id from checkout c
       where c.workspace_id = workspace and c.mode = in_mode and c.event_id = of_event and c.status = 'open' and c.holds = 'held'
         and least(c.expires_at, c.held_until) <= service_now() and not ${MONEY_UNDER_WAY}
       order by c.id
         for update skip locked);
  begin
    if lapsed = '{}' then
      return false;
    end if;
    perform lock_counters(workspace, in_mode, lapsed, '[]');
    perform turn_holds(workspace, in_mode, lapsed, 'released');
    update checkout set holds = 'released', version = version + 1, updated_at = service_now()
     where workspace_id = workspace and mode = in_mode and id = any (lapsed);
    return true;
  end $$`;

/**
 * Lets the oldest session of a buyer expire when there are `most` others that are open for the event already (D-61);
 * returns true if it did. Of two openings at once the second waits, and sees the first.
 * @param counts SQL condition by which the session `c` counts
 */
export const giveWay = (create: 'create' | 'create or replace', counts = 'true') => `
  ${create} function give_way(workspace uuid, in_mode text, checkout_id uuid, most integer, fact_id uuid) returns boolean language plpgsql as $$
  declare
    made checkout;
    oldest uuid;
  begin
    select * into made from checkout c where c.workspace_id = workspace and c.mode = in_mode and c.id = checkout_id;
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, made.event_id, made.contact_email), 61));
    if (select count(*) from checkout c
         where c.workspace_id = workspace and c.mode = in_mode and c.event_id = made.event_id and c.contact_email = made.contact_email
           and c.status = 'open' and c.expires_at > made.created_at and c.id <> checkout_id and ${counts}) < most then
      return false;
    end if;
    select c.id into oldest from checkout c
     where c.workspace_id = workspace and c.mode = in_mode and c.event_id = made.event_id and c.contact_email = made.contact_email
       and c.status = 'open' and c.expires_at > made.created_at and c.id <> checkout_id and not ${MONEY_UNDER_WAY} and ${counts}
     order by c.created_at, c.id
     limit 1
       for update skip locked;
    if not found then
      return false;
    end if;
    perform release_holds(workspace, in_mode, oldest);
    update checkout c
       set status = 'expired', holds = case c.holds when 'held' then 'released' else c.holds end, held_until = null, version = version + 1, updated_at = service_now()
     where c.workspace_id = workspace and c.mode = in_mode and c.id = oldest;
    insert into outbox (id, workspace_id, mode, type, data)
    values (fact_id, workspace, in_mode, 'checkout.expired.v1', jsonb_build_object('checkoutId', oldest));
    return true;
  end $$`;

/**
 * Answers `null` when the checkout is opened by a key that was used before, otherwise whether another one had to give
 * way. Raises `CO001` when the event is of another version, `CO002` with what is short as its detail, `55P03` when
 * another takes longer than five seconds with what this one needs.
 */
const OPEN_CHECKOUT = `
  create function open_checkout(workspace uuid, in_mode text, plan jsonb) returns boolean language plpgsql set lock_timeout = '5s' as $$
  declare
    made record;
    gave_way boolean := false;
    short jsonb;
  begin
    select * into made from jsonb_to_record(plan) as given (
      id uuid, kind text, channel text, "eventId" uuid, "eventVersion" bigint, cart jsonb, seats jsonb, responses jsonb, "dateOfBirth" date, moves jsonb,
      holds text, contact jsonb, "deliveryAddress" jsonb, "returnUrl" text, "expiresAt" timestamptz, "createdAt" timestamptz,
      operation text, key text, fingerprint text, "keptUntil" timestamptz, "factId" uuid, "mostOpen" integer);
    loop
      insert into checkout (workspace_id, mode, id, kind, channel, status, event_id, cart, seats, responses, date_of_birth, moves, holds, contact,
                            delivery_address, return_url, expires_at, created_at, operation, idempotency_key, fingerprint, key_until)
      values (workspace, in_mode, made.id, made.kind, made.channel, 'open', made."eventId", made.cart, made.seats, made.responses, made."dateOfBirth", made.moves,
              made.holds, made.contact, made."deliveryAddress", made."returnUrl", made."expiresAt", made."createdAt", made.operation, made.key, made.fingerprint,
              made."keptUntil")
      on conflict (workspace_id, mode, operation, idempotency_key) where idempotency_key is not null do nothing;
      exit when found;
      update checkout set idempotency_key = null
       where workspace_id = workspace and mode = in_mode and operation = made.operation and idempotency_key = made.key
         and greatest(key_until, expires_at) <= made."createdAt";
      if not found then
        return null;
      end if;
    end loop;

    if made.kind = 'event' then
      perform from event e where e.workspace_id = workspace and e.id = made."eventId" and e.version = made."eventVersion";
      if not found then
        raise exception using errcode = 'CO001', message = 'the rules have changed';
      end if;
      gave_way := give_way(workspace, in_mode, made.id, made."mostOpen", made."factId");
    end if;
    if in_mode = 'live' and made.moves <> '[]' then
      short := take_holds(workspace, in_mode, made.id, made.moves);
      if short <> '[]' then
        raise exception using errcode = 'CO002', message = 'something is short', detail = short::text;
      end if;
    end if;
    return gave_way;
  end $$`;
