import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of recent mails that asked to confirm a subscription, by which an address that never confirms gets no more. */
export class SignUpMails1763700002212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table subscription add column mails integer not null default 1 check (mails > 0)`);
    await runner.query(`alter table subscription alter column mails drop default`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table subscription drop column mails`);
  }
}
