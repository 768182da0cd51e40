import type { MigrationInterface, QueryRunner } from 'typeorm';
import { giveWay as giveWayBefore } from './1763700001500-opening';

/** The session that gives way to a buyer's fourth ends at that moment (D-61, D-98); those that did before end when they gave way. */
export class GivingWay1763700003200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GIVE_WAY);
    await runner.query(
      `update checkout set expires_at = greatest(created_at, updated_at) where status = 'expired' and expires_at > greatest(created_at, updated_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(giveWayBefore('create or replace', `c.saving ->> 'startedAt' is null`));
  }
}

const MONEY_UNDER_WAY = `
  exists (select from payment_attempt a where a.workspace_id = c.workspace_id and a.mode = c.mode and a.checkout_id = c.id and a.status not in ('failed', 'closed'))`;

const OTHERS_OF_BUYER = `
  c.workspace_id = workspace and c.mode = in_mode and c.event_id = made.event_id and c.contact_email = made.contact_email
  and c.status = 'open' and c.expires_at > made.created_at and c.id <> checkout_id and c.saving ->> 'startedAt' is null`;

/**
 * Lets the oldest session of a buyer expire when there are `most` others that are open for the event already (D-61), savings plans
 * aside; tells whether it did. Of two that are opened at once the second waits, and sees the first.
 */
const GIVE_WAY = `
  create or replace function give_way(workspace uuid, in_mode text, checkout_id uuid, most integer, fact_id uuid) returns boolean language plpgsql as $$
  declare
    made checkout;
    oldest uuid;
  begin
    select * into made from checkout c where c.workspace_id = workspace and c.mode = in_mode and c.id = checkout_id;
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, made.event_id, made.contact_email), 61));
    if (select count(*) from checkout c where ${OTHERS_OF_BUYER}) < most then
      return false;
    end if;
    select c.id into oldest from checkout c where ${OTHERS_OF_BUYER} and not ${MONEY_UNDER_WAY} order by c.created_at, c.id limit 1 for update skip locked;
    if not found then
      return false;
    end if;
    perform release_holds(workspace, in_mode, oldest);
    update checkout c
       set status = 'expired', expires_at = made.created_at, holds = case c.holds when 'held' then 'released' else c.holds end, held_until = null,
           version = version + 1, updated_at = service_now()
     where c.workspace_id = workspace and c.mode = in_mode and c.id = oldest;
    insert into outbox (id, workspace_id, mode, type, data)
    values (fact_id, workspace, in_mode, 'checkout.expired.v1', jsonb_build_object('checkoutId', oldest));
    return true;
  end $$`;
