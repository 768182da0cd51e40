import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMN = 'alter table store_order add column if not exists refund_request jsonb';

/** Orders whose buyers have asked for a refund, by how that stands: few of many. A large table is given it before, while others write (`readyIndexes`). */
export const REFUND_REQUESTS = {
  name: 'store_order_refund_request',
  table: 'store_order',
  definition: `(workspace_id, mode, (refund_request ->> 'state'), id) where refund_request is not null`,
  needs: COLUMN,
};

/** The last refund that the buyer of an order has asked for, with the answer; it goes with the order (ADR 0068). */
export class RefundRequests1763700005800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(
      `alter table store_order add constraint store_order_refund_request check (refund_request ->> 'state' in ('open', 'accepted', 'declined')) not valid`,
    );
    await runner.query(`create index if not exists ${REFUND_REQUESTS.name} on ${REFUND_REQUESTS.table} ${REFUND_REQUESTS.definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store_order drop column refund_request');
  }
}
