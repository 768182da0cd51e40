import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Corrections of buyers and guests (D-149): links of an order are of the serial that the order and its checkouts have, the first where it is null; the
 * note is the merchant's own.
 */
export class CorrectedPeople1763700009400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store_order add column link_serial integer check (link_serial > 1), add column note text');
    await runner.query('alter table checkout add column link_serial integer check (link_serial > 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkout drop column link_serial');
    await runner.query('alter table store_order drop column note, drop column link_serial');
  }
}
