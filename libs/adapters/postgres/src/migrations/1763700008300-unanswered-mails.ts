import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMN = 'alter table message add column if not exists unanswered_since timestamptz';

/** Mails that nobody answered, by their address. A large table is given it before, while others write (`readyIndexes`). */
export const UNANSWERED_MAILS = {
  name: 'message_unanswered',
  table: 'message',
  definition: '(workspace_id, lower(recipient), unanswered_since) where unanswered_since is not null',
  needs: COLUMN,
};

/**
 * Moments from which mails that strangers can cause count towards the limit of their address (D-153). It replaces the numbers of mails that
 * subscriptions had; the release before still writes these.
 */
export class UnansweredMails1763700008300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(`create index if not exists ${UNANSWERED_MAILS.name} on ${UNANSWERED_MAILS.table} ${UNANSWERED_MAILS.definition}`);
    await runner.query('alter table subscription alter column mails set default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscription alter column mails drop default');
    await runner.query('alter table message drop column unanswered_since');
  }
}
