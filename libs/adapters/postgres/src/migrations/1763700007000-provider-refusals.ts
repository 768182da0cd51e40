import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why a provider refused to charge is kept with the attempt, and refusals of configuration are counted for each rail (D-127).
 * Processes of the release before know nothing of the new columns, and count nothing.
 */
export class ProviderRefusals1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment_attempt add column refusal jsonb`);
    await runner.query(`alter table payment_exception add column rail text`);
    await runner.query(
      `create unique index payment_exception_rail on payment_exception (workspace_id, mode, rail) where kind = 'rail_refused' and resolved_at is null`,
    );
    await runner.query(`alter table sandbox_charge add column decline text`);
    await runner.query(`
      create table rail_refusal (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        rail text not null,
        refused_at timestamptz[] not null,
        primary key (workspace_id, mode, rail)
      )`);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rail_refusal');
    await runner.query(`alter table sandbox_charge drop column decline`);
    await runner.query(`alter table payment_exception drop column rail`);
    await runner.query(`alter table payment_attempt drop column refusal`);
  }
}
