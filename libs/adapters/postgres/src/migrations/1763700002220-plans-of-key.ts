import type { MigrationInterface, QueryRunner } from 'typeorm';
import { openWithin } from './1763700001900-holds-of-key';

/** A savings plan that is running does not count towards the ceiling of its access key: it may last for months, and is paid for in part (D-61, D-15). */
export class PlansOfKey1763700002220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(openWithin('create or replace', `c.saving ->> 'startedAt' is null`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(openWithin('create or replace'));
  }
}
