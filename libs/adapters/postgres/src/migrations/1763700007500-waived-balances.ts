import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of an order's total that is not to be paid any more, in minor units: of pieces and seats that were called off while its balance was open (D-126). */
export class WaivedBalances1763700007500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store_order add column waived_minor bigint not null default 0');
    await runner.query('alter table store_order add constraint store_order_waived check (waived_minor >= 0) not valid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store_order drop column waived_minor');
  }
}
