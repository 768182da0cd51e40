import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever was given a ticket last had it sent again (D-51); null until then. Who registered is told by their registration. */
export class TicketsSentAgain1763700005900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee add column confirmation_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee drop column confirmation_at');
  }
}
