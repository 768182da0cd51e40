import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log of the management API, and indexes by which one of 100,000 products is changed without reading the others. */
export class Management1763700000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entry (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        at timestamptz not null default service_now(),
        key_id uuid,
        request_id text not null,
        action text not null,
        subject_kind text not null,
        subject_ref text not null,
        subject_name text,
        fields text[] not null,
        details jsonb,
        primary key (workspace_id, id)
      )`);
    await runner.query(`create index audit_entry_subject on audit_entry (workspace_id, subject_ref, id)`);
    await runner.query(`create index product_position on product (workspace_id, is_package, position) where deleted_at is null`);
    await runner.query(`
      create index product_linking on product (workspace_id)
        where deleted_at is null and details @? '$.addonGroups[*].options[*] ? (exists(@.linkedProductId) || exists(@.linkedVariantId))'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index product_linking, product_position`);
    await runner.query(`drop table audit_entry`);
  }
}
