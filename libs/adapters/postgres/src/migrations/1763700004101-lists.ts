import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What merchants page through by a status that few rows have, and what is old of test mode, found by indexes over these rows alone. */
export class Lists1763700004101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await runner.query(`create index ${name} on ${on}`);
    await runner.query('drop index store_order_event');
    await runner.query('alter index store_order_of_event rename to store_order_event');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES.slice(1)) await runner.query(`drop index ${name}`);
  }
}

const INDEXES = [
  /** With the id: buyers of an event's tickets are told of it a batch at a time. */
  ['store_order_of_event', 'store_order (workspace_id, mode, event_id, id) where event_id is not null'],
  ['store_order_guests', 'store_order (workspace_id, mode, id) where event_id is not null and paid_at is not null'],
  ['store_order_status', `store_order (workspace_id, mode, status, id) where status <> 'paid'`],
  ['store_order_to_fulfil', `store_order (workspace_id, mode, fulfillment_status, id) where fulfillment_status not in ('fulfilled', 'not_required')`],
  ['webhook_delivery_undelivered', `webhook_delivery (workspace_id, state, id) where state in ('exhausted', 'held')`],
  ['message_unsent', `message (workspace_id, state, id) where state in ('failed', 'withheld', 'skipped')`],
  ['otp_challenge_test_age', `otp_challenge (created_at) where mode = 'test'`],
  ['contact_test_age', `contact (created_at) where mode = 'test'`],
  ['customer_link_test_age', `customer_link (linked_at) where mode = 'test'`],
] as const;
