import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of jobs of each queue that no worker could process, over all workers. */
export class RefusedJobs1763700003940 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table refused_job (
        queue text primary key,
        refused bigint not null,
        last_reason text not null,
        last_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table refused_job');
  }
}
