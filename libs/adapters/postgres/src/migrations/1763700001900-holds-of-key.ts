import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ceiling on what the checkouts of one access key hold at a time, where a workspace sets one (D-61). */
export class HoldsOfKey1763700001900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table checkout add key_id uuid`);
    await runner.query(
      `comment on column checkout.key_id is 'The access key that opened it; kept only while its workspace has a ceiling.'`,
    );
    await runner.query(
      `create index checkout_of_key on checkout (workspace_id, mode, key_id) where status = 'open' and key_id is not null`,
    );
    await runner.query(openWithin('create'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function open_checkout_within`);
    await runner.query(`alter table checkout drop column key_id`);
  }
}

/**
 * Opens a checkout as `open_checkout` does, and raises `CO004` and opens none when it would hold something while `most` others
 * of its access key do: its detail is the moment by which there is room for it. A used idempotency key is answered first.
 * Of two that come at once the second waits, and sees the first; and counters are locked last, as everywhere.
 * @param counts what else has to be true of a checkout `c` that counts
 */
export const openWithin = (create: 'create' | 'create or replace', counts = 'true'): string => `
  ${create} function open_checkout_within(workspace uuid, in_mode text, plan jsonb, of_key uuid, most integer) returns boolean language plpgsql set lock_timeout = '5s' as $$
  declare
    made uuid := plan ->> 'id';
    asked_at timestamptz := plan ->> 'createdAt';
    holds_something boolean := plan ->> 'holds' = 'held';
    gave_way boolean;
    ends timestamptz[];
  begin
    if holds_something then
      perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', workspace, in_mode, of_key), 62));
    end if;
    gave_way := open_checkout(workspace, in_mode, plan);
    if gave_way is null then
      return null;
    end if;
    update checkout set key_id = of_key where workspace_id = workspace and mode = in_mode and id = made;
    if holds_something then
      ends := array(
        select least(c.expires_at, c.held_until) from checkout c
         where c.workspace_id = workspace and c.mode = in_mode and c.key_id = of_key and c.id <> made
           and c.status = 'open' and c.holds = 'held' and least(c.expires_at, c.held_until) > asked_at and ${counts}
         order by 1);
      if cardinality(ends) >= most then
        raise exception using errcode = 'CO004', message = 'the key holds as much as it may', detail = to_json(ends[cardinality(ends) - most + 1])::text;
      end if;
    end if;
    return gave_way;
  end $$`;
