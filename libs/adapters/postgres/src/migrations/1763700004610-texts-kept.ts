import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages whose texts are still there, by their age. A large table is given it before, while others write (`readyIndexes`). */
export const MESSAGE_TEXTS = {
  name: 'message_texts',
  table: 'message',
  definition: `(created_at) where state not in ('due', 'sending') and recipient not like 'Deleted %'`,
};

/** Recipients and texts of messages are deleted after a time, and their records stay; rate buckets are vacuumed by how many change, however few there are (ADR 0058). */
export class TextsKept1763700004610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index if not exists ${MESSAGE_TEXTS.name} on ${MESSAGE_TEXTS.table} ${MESSAGE_TEXTS.definition}`);
    await runner.query(`alter table rate_bucket set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rate_bucket reset (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold)`);
    await runner.query(`drop index ${MESSAGE_TEXTS.name}`);
  }
}
