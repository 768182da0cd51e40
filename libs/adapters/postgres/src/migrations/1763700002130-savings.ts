import type { MigrationInterface, QueryRunner } from 'typeorm';
import { giveWay } from './1763700001500-opening';

/** Checkouts that are paid part by part (D-15, ADR 0039): on what terms, since when, and when their buyer is reminded. */
export class Savings1763700002130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table checkout add column saving jsonb`);
    await runner.query(`create index checkout_saving on checkout (workspace_id, mode, id) where saving ->> 'startedAt' is not null`);
    await runner.query(
      `create index checkout_saving_remind on checkout ((saving ->> 'remindAt')) where status = 'open' and saving ->> 'remindAt' is not null`,
    );
    await runner.query(giveWay('create or replace', `c.saving ->> 'startedAt' is null`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(giveWay('create or replace'));
    await runner.query(`alter table checkout drop column saving`);
  }
}
