import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Clocks that stand still, and those that advance from one due moment to the next (ADR 0072). Processes of the release before know
 * nothing of the new columns, and go by the offset.
 */
export class TestClocks1763700005400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table workspace_clock
        add column frozen_at timestamptz,
        add column advancing_to timestamptz,
        add column runs_after boolean not null default false,
        add column steps integer not null default 0,
        add column leased_until timestamptz,
        add constraint workspace_clock_advancing check (advancing_to is null or frozen_at <= advancing_to)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table workspace_clock
        drop constraint workspace_clock_advancing,
        drop column frozen_at,
        drop column advancing_to,
        drop column runs_after,
        drop column steps,
        drop column leased_until`);
  }
}
