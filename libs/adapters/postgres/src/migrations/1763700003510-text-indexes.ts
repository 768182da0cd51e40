import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts to one number are counted over all workspaces (D-107). */
export class TextIndexes1763700003510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index message_texted on message (recipient, counted_at) where counted_at is not null`);
    await runner.query(`create index message_waiting_for_number on message (recipient, id) where waits_for is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index message_texted, message_waiting_for_number`);
  }
}
