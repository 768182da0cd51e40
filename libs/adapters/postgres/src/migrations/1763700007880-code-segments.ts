import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps how many segments the text of a code took, each of which providers charge (D-137); of those sent before it is not known. */
export class CodeSegments1763700007880 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table otp_challenge add column segments integer check (segments > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table otp_challenge drop column segments');
  }
}
