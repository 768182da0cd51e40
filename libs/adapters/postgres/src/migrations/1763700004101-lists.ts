import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of lists by a status that few rows have, and of old rows of test mode. Large tables get them before, while others write (`readyIndexes`). */
export const LIST_INDEXES = [
  /** Includes the id: buyers of an event's tickets are notified a batch at a time. Replaces `store_order_event`. */
  { name: 'store_order_of_event', table: 'store_order', definition: '(workspace_id, mode, event_id, id) where event_id is not null' },
  {
    name: 'store_order_guests',
    table: 'store_order',
    definition: '(workspace_id, mode, id) where event_id is not null and paid_at is not null',
  },
  { name: 'store_order_status', table: 'store_order', definition: `(workspace_id, mode, status, id) where status <> 'paid'` },
  {
    name: 'store_order_to_fulfil',
    table: 'store_order',
    definition: `(workspace_id, mode, fulfillment_status, id) where fulfillment_status not in ('fulfilled', 'not_required')`,
  },
  {
    name: 'webhook_delivery_undelivered',
    table: 'webhook_delivery',
    definition: `(workspace_id, state, id) where state in ('exhausted', 'held')`,
  },
  { name: 'message_unsent', table: 'message', definition: `(workspace_id, state, id) where state in ('failed', 'withheld', 'skipped')` },
  { name: 'otp_challenge_test_age', table: 'otp_challenge', definition: `(created_at) where mode = 'test'` },
  { name: 'contact_test_age', table: 'contact', definition: `(created_at) where mode = 'test'` },
  { name: 'customer_link_test_age', table: 'customer_link', definition: `(linked_at) where mode = 'test'` },
] as const;

/** Indexes over the few rows of large tables that lists and retention look for, and nothing else. */
export class Lists1763700004101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of LIST_INDEXES)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
    await runner.query('drop index store_order_event');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index store_order_event on store_order (workspace_id, mode, event_id) where event_id is not null');
    for (const { name } of LIST_INDEXES) await runner.query(`drop index ${name}`);
  }
}
