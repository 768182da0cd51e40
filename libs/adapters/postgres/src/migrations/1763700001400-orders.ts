import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders. An order and its items are snapshots of the cart that was paid; fields of theirs that change have
 * columns. A number is given with the first payment, gapless per workspace and mode (decisions 3.5 orders).
 */
export class Orders1763700001400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store_order (
        ${OWNED},
        number bigint,
        checkout_id uuid,
        event_id uuid,
        source text not null check (source in ('storefront_api', 'hosted', 'pos', 'admin', 'import')),
        status text not null
          check (status in ('pending', 'saving', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled')),
        fulfillment_status text not null
          check (fulfillment_status in ('not_required', 'unfulfilled', 'scheduled', 'partially_fulfilled', 'fulfilled', 'returned', 'cancelled')),
        totals jsonb not null,
        paid_minor bigint not null,
        contact jsonb not null,
        contact_email text,
        delivery_address jsonb,
        responses jsonb not null default '{}',
        version bigint not null default 1,
        placed_at timestamptz not null,
        paid_at timestamptz,
        cancelled_at timestamptz,
        ${WRITTEN},
        primary key (workspace_id, mode, id),
        foreign key (workspace_id) references workspace (id) on delete cascade,
        check ((number is null) = (paid_at is null))
      )`);
    await runner.query(`create unique index store_order_number on store_order (workspace_id, mode, number) where number is not null`);
    await runner.query(
      `create unique index store_order_checkout on store_order (workspace_id, mode, checkout_id) where checkout_id is not null`,
    );
    await runner.query(`create index store_order_event on store_order (workspace_id, mode, event_id) where event_id is not null`);
    await runner.query(`create index store_order_test_age on store_order (placed_at) where mode = 'test'`);

    await runner.query(`
      create table order_item (
        ${OWNED},
        order_id uuid not null,
        position integer not null,
        line jsonb not null,
        fulfilled_quantity integer not null default 0 check (fulfilled_quantity >= 0),
        refunded_quantity integer not null default 0 check (refunded_quantity >= 0),
        primary key (workspace_id, mode, id),
        foreign key (workspace_id, mode, order_id) references store_order (workspace_id, mode, id) on delete cascade
      )`);
    await runner.query(`create unique index order_item_position on order_item (workspace_id, mode, order_id, position)`);

    await runner.query(`
      create table order_refund (
        ${OWNED},
        order_id uuid not null,
        primary key (workspace_id, mode, id),
        foreign key (workspace_id, mode, order_id) references store_order (workspace_id, mode, id) on delete cascade,
        foreign key (workspace_id, mode, id) references refund (workspace_id, mode, id) on delete cascade
      )`);
    await runner.query(`create index order_refund_order on order_refund (workspace_id, mode, order_id)`);

    await runner.query(`
      create table order_number (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        last bigint not null,
        primary key (workspace_id, mode)
      )`);
    await seatBuyers(runner);
    await noteOrders(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger note_order_changed on attendee`);
    await runner.query(`drop trigger note_order_lost on attendee`);
    await runner.query(`delete from attendee where order_item_id is not null`);
    await runner.query(`alter table attendee drop column order_item_id`);
    await runner.query(`drop trigger note_order on payment`);
    await runner.query(`drop trigger note_order on refund`);
    await runner.query(`drop table order_number, order_refund, order_item, store_order`);
    await runner.query(`drop function note_order, note_order_of_item, note_order_of_checkout, note_order_of_attendee`);
  }
}

/** `id` is the id in the public ref (`ord_…`, `oit_…`); a refund of an order has the id of the refund that is sent. */
const OWNED = `
  workspace_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  id uuid not null`;

const WRITTEN = `
  created_at timestamptz not null default service_now(),
  updated_at timestamptz not null default service_now()`;

/** A seat was taken by a registration, or bought with an item of an order. */
async function seatBuyers(runner: QueryRunner): Promise<void> {
  await runner.query(`alter table attendee add column order_item_id uuid`);
  await runner.query(`
    alter table attendee
      add constraint attendee_order_item foreign key (workspace_id, mode, order_item_id)
          references order_item (workspace_id, mode, id) on delete cascade,
      add constraint attendee_owner check (registration_id is null or order_item_id is null)`);
  await runner.query(
    `create unique index attendee_bought on attendee (workspace_id, mode, order_item_id, position) where order_item_id is not null`,
  );
}

/** Triggers enqueue an order for the delta feed when anything that it shows changes (D-28). Rows inserted with a new order are covered by it. */
async function noteOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function note_order() returns trigger language plpgsql as $$
    begin
      insert into sync_dirty (workspace_id, mode, kind, id)
      values (coalesce(new.workspace_id, old.workspace_id), coalesce(new.mode, old.mode), 'order', coalesce(new.id, old.id));
      return null;
    end $$`);
  await runner.query(
    `create trigger note_order after insert or update or delete on store_order for each row execute function note_order()`,
  );
  await runner.query(`
    create function note_order_of_item() returns trigger language plpgsql as $$
    begin
      insert into sync_dirty (workspace_id, mode, kind, id) values (new.workspace_id, new.mode, 'order', new.order_id);
      return null;
    end $$`);
  await runner.query(`create trigger note_order after update on order_item for each row execute function note_order_of_item()`);
  await runner.query(`
    create function note_order_of_checkout() returns trigger language plpgsql as $$
    begin
      insert into sync_dirty (workspace_id, mode, kind, id)
      select workspace_id, mode, 'order', id from store_order
       where workspace_id = new.workspace_id and mode = new.mode and checkout_id = new.checkout_id;
      return null;
    end $$`);
  for (const table of ['payment', 'refund']) {
    await runner.query(
      `create trigger note_order after insert or update on ${table} for each row execute function note_order_of_checkout()`,
    );
  }
  await runner.query(`
    create function note_order_of_attendee() returns trigger language plpgsql as $$
    begin
      insert into sync_dirty (workspace_id, mode, kind, id)
      select workspace_id, mode, 'order', order_id from order_item
       where workspace_id = old.workspace_id and mode = old.mode and id = old.order_item_id;
      return null;
    end $$`);
  await runner.query(`
    create trigger note_order_changed after update on attendee for each row
      when (new.order_item_id is not null and new is distinct from old) execute function note_order_of_attendee()`);
  await runner.query(`
    create trigger note_order_lost after delete on attendee for each row
      when (old.order_item_id is not null) execute function note_order_of_attendee()`);
}
