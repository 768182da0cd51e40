import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that a merchant takes by hand (D-163): their checkouts have a channel of their own, and money that no provider took comes by no attempt. */
export class OrdersByHand1763700009850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table checkout drop constraint checkout_channel_check`);
    await runner.query(
      `alter table checkout add constraint checkout_channel_check check (channel in ('hosted', 'headless', 'admin')) not valid`,
    );
    await runner.query('alter table payment alter column attempt_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from payment where attempt_id is null`);
    await runner.query('alter table payment alter column attempt_id set not null');
    await runner.query(`delete from checkout where channel = 'admin'`);
    await runner.query(`alter table checkout drop constraint checkout_channel_check`);
    await runner.query(`alter table checkout add constraint checkout_channel_check check (channel in ('hosted', 'headless'))`);
  }
}
