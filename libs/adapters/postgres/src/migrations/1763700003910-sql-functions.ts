import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hash of the text of each function of `libs/adapters/postgres/sql/`, and the hashes that it had before (ADR 0047). */
export class SqlFunctions1763700003910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sql_function (
        name text primary key,
        hash text not null,
        superseded text[] not null default '{}'
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sql_function`);
  }
}
