import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['checkout', 'registration', 'subscription'];

/**
 * The language (BCP 47) in which the person of a checkout, a registration or a subscription was served: what is sent to them is
 * written in it (D-114). The check holds for what is written from now on; no row is read for it.
 */
export class LanguagesKept1763700004800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `alter table ${table} add column language text, add constraint ${table}_language check (length(language) between 2 and 35) not valid`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop column language`);
  }
}
