import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A fault that is set at a page of the sandbox is that checkout's alone (D-131). Those of a whole workspace stay, for tests of the service. */
export class SandboxFaultsOfCheckouts1763700007410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sandbox_charge add column checkout_id uuid');
    await runner.query(`
      create table sandbox_checkout_fault (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        checkout_id uuid not null,
        operation text not null,
        kind text not null,
        times integer not null check (times >= 0),
        primary key (workspace_id, mode, checkout_id, operation)
      )`);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sandbox_checkout_fault');
    await runner.query('alter table sandbox_charge drop column checkout_id');
  }
}
