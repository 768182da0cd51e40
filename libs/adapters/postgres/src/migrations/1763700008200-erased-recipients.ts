import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each message to an erased person a recipient of its own, since a message is unique by it (D-83, D-152): a second reader of the same
 * mail could not be erased. What earlier erasures left goes as well: attempts that could be repeated, tracking in messages, and tracking of
 * the orders of erased contacts.
 */
export class ErasedRecipients1763700008200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update message
         set recipient = 'Erased ' || id, details = details - 'handedOver', provider_ref = null,
             state = case when state = 'sent' then state else 'skipped' end
       where recipient = 'Erased'`);
    await runner.query(`
      update fulfillment f set carrier = null, tracking_number = null, tracking_url = null
        from store_order o join contact c on c.workspace_id = o.workspace_id and c.mode = o.mode and c.id::text = o.contact ->> 'id'
       where f.workspace_id = o.workspace_id and f.mode = o.mode and f.order_id = o.id and c.erased_at is not null
         and (f.carrier is not null or f.tracking_number is not null or f.tracking_url is not null)`);
  }

  /** The release before erases nobody's messages again, so distinct recipients may stay. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
