import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps how questions of ticket types were worded, by key, for tables of guests who answered them before they were dropped (ADR 0100). */
export class FormerLabels1763700007890 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ticket_type add column former_labels jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ticket_type drop column former_labels');
  }
}
