import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Texts that may not go to their number are kept as `withheld`; those over a limit wait (D-107). A text counts from `counted_at` on,
 * when it was handed over, and `waits_for` says which limit it waits for. Of a connected number its country is kept, where it tells one.
 */
export class Texts1763700003500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table message
        drop constraint message_state_check,
        add constraint message_state_check check (state in ('due', 'sending', 'sent', 'failed', 'skipped', 'withheld')),
        add column counted_at timestamptz,
        add column waits_for text check (waits_for in ('destination', 'workspace'))`);
    await runner.query(`create index message_counted on message (workspace_id, counted_at) where counted_at is not null`);
    await runner.query(`create index message_waiting on message (workspace_id, id) where waits_for is not null`);
    await runner.query(`alter table otp_connection add column country text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table otp_connection drop column country`);
    await runner.query(`update message set state = 'failed' where state = 'withheld'`);
    await runner.query(`
      alter table message
        drop constraint message_state_check,
        add constraint message_state_check check (state in ('due', 'sending', 'sent', 'failed', 'skipped')),
        drop column counted_at,
        drop column waits_for`);
  }
}
