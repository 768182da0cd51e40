import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Id of a refund at its provider, the moment of its request, and the next check of a refund that has ended (D-111, D-111a). */
export class RefundCalls1763700003300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table refund add column provider_refund_id text, add column asked_at timestamptz, add column look_at timestamptz`,
    );
    await runner.query(`create index refund_look on refund (look_at) where look_at is not null`);
    // What was tried before may have been asked for just now.
    await runner.query(`update refund set asked_at = service_now() where status = 'pending' and attempts > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index refund_look`);
    await runner.query(`alter table refund drop column provider_refund_id, drop column asked_at, drop column look_at`);
  }
}
