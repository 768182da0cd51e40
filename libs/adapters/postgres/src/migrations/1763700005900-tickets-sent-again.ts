import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moment at which the recipient of a given ticket last had it sent again (D-51); null until then. Registrations have a column of their own. */
export class TicketsSentAgain1763700005900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee add column confirmation_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee drop column confirmation_at');
  }
}
