import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that were mailed to confirm something, kept for a day: the code itself is in no column (ADR 0067). */
export class Confirmations1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table confirmation (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        purpose text not null check (length(purpose) between 1 and 50),
        subject_id uuid not null,
        digest text not null,
        email text not null,
        language text check (length(language) between 2 and 35),
        guesses integer not null check (guesses >= 0),
        created_at timestamptz not null,
        ended_at timestamptz,
        primary key (workspace_id, mode, id)
      )`);
    await runner.query('create index confirmation_subject on confirmation (workspace_id, mode, subject_id, purpose, created_at)');
    await runner.query('create index confirmation_age on confirmation (created_at)');
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table confirmation');
  }
}
