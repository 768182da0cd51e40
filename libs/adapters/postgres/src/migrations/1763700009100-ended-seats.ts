import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cancelled event or day with which a seat has ended, by which its guest can be notified later (D-147). */
export class EndedSeats1763700009100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee add column ended_for uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee drop column ended_for');
  }
}
