import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspension of a workspace by the operator (D-159): since when, and why. */
export class Suspensions1763700009920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table workspace
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add constraint workspace_suspension check ((suspended_at is null) = (suspension_reason is null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table workspace drop column suspension_reason, drop column suspended_at');
  }
}
