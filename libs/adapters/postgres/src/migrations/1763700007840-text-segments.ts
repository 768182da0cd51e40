import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps how many segments a text took, each of which is charged (D-137); of those sent before it is not known. */
export class TextSegments1763700007840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table message add column segments integer check (segments > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table message drop column segments');
  }
}
