import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pieces of orders that were handed over together, with how they travel (ADR 0116). Those of before are taken over from the messages
 * by which their buyers were notified, the rest of each order as one, dated by its last change. They name no carrier.
 */
export class Fulfillments1763700008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table fulfillment (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        order_id uuid not null,
        items jsonb not null,
        carrier text,
        tracking_number text,
        tracking_url text check (tracking_url like 'https:%'),
        created_at timestamptz not null,
        primary key (workspace_id, mode, id)
      )`);
    await runner.query(NOTIFIED);
    await runner.query(REST);
    await runner.query(`create index fulfillment_order on fulfillment (workspace_id, mode, order_id)`);
    await runner.query(`
      alter table fulfillment add constraint fulfillment_order foreign key (workspace_id, mode, order_id)
        references store_order (workspace_id, mode, id) on delete cascade not valid`);
    await runner.query('select enable_row_security()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table fulfillment');
  }
}

const NOTIFIED = `
  insert into fulfillment (workspace_id, mode, id, order_id, items, created_at)
  select m.workspace_id, m.mode, m.id, o.id, m.details #> '{handedOver,pieces}', m.created_at
    from message m
    join store_order o on o.workspace_id = m.workspace_id and o.mode = m.mode and o.id = m.subject_id
   where m.kind = 'order_fulfilled' and jsonb_typeof(m.details #> '{handedOver,pieces}') = 'array'`;

const REST = `
  insert into fulfillment (workspace_id, mode, id, order_id, items, created_at)
  select o.workspace_id, o.mode, gen_random_uuid(), o.id,
         jsonb_agg(jsonb_build_object('itemId', i.id, 'quantity', i.fulfilled_quantity - noted.quantity) order by i.position), o.updated_at
    from order_item i
    join store_order o on o.workspace_id = i.workspace_id and o.mode = i.mode and o.id = i.order_id
   cross join lateral (
           select coalesce(sum(piece.quantity), 0)::integer as quantity
             from fulfillment f
            cross join jsonb_to_recordset(f.items) as piece ("itemId" uuid, quantity integer)
            where f.workspace_id = i.workspace_id and f.mode = i.mode and f.order_id = i.order_id and piece."itemId" = i.id) noted
   where i.fulfilled_quantity > noted.quantity
   group by o.workspace_id, o.mode, o.id, o.updated_at`;
