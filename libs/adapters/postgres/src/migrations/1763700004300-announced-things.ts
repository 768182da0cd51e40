import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are announced by the tables themselves: the sequencer of the release before stamps them, too, and announces nothing. */
export class AnnouncedThings1763700004300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_orders() returns trigger language plpgsql as $$
      begin
        perform pg_notify('orders_changed', changed.workspace_id || ' ' || changed.mode) from (select distinct workspace_id, mode from stamped where kind = 'order') as changed;
        return null;
      end $$`);
    for (const event of ['insert', 'update']) {
      await runner.query(`
        create trigger announce_orders_${event} after ${event} on sync_stamp referencing new table as stamped
          for each statement execute function announce_orders()`);
    }
    await runner.query(`
      create function announce_orders_of_customer() returns trigger language plpgsql as $$
      begin
        perform pg_notify('orders_changed', coalesce(new.workspace_id, old.workspace_id) || ' ' || coalesce(new.mode, old.mode));
        return null;
      end $$`);
    await runner.query(
      `create trigger announce_orders after insert or update or delete on customer_link for each row execute function announce_orders_of_customer()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger announce_orders on customer_link`);
    for (const event of ['insert', 'update']) await runner.query(`drop trigger announce_orders_${event} on sync_stamp`);
    await runner.query(`drop function announce_orders, announce_orders_of_customer`);
  }
}
