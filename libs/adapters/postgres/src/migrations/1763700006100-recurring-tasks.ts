import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recurring tasks of the workers, and the moment at which each was last done (D-142). */
export class RecurringTasks1763700006100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recurring_task (
        name text primary key,
        every_ms bigint not null,
        known_since timestamptz not null,
        named_at timestamptz not null,
        done_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recurring_task');
  }
}
