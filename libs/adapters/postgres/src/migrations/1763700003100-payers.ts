import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payer of a part of somebody else's savings plan is stored with that payment alone (D-104). */
export class Payers1763700003100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt add column payer_name text, add column payer_email text`);
    await runner.query(
      `create index payment_attempt_payer on payment_attempt (workspace_id, mode, lower(payer_email)) where payer_email is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index payment_attempt_payer`);
    await runner.query(`alter table payment_attempt drop column payer_name, drop column payer_email`);
  }
}
