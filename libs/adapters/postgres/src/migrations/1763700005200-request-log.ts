import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests by access key in the last days, in partitions by day (ADR 0071), which `PartitionKeeper` makes. No key to other tables: a write of many requests looks nothing up. */
export class RequestLog1763700005200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table request_log (
        workspace_id uuid not null,
        id uuid not null,
        key_id uuid not null,
        key_kind text not null,
        mode text check (mode in ('live', 'test')),
        method text not null,
        path text not null,
        status integer not null,
        ms float8 not null,
        error_code text,
        fields text[] not null,
        primary key (workspace_id, id)
      ) partition by range (id)`);
    await runner.query('create table request_log_default partition of request_log default');
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table request_log');
  }
}
