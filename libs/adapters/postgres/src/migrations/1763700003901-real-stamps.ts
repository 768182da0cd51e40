import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stamps go by the real clock, which nobody moves (D-115, ADR 0044): when rows were written, changes noted, facts left. */
export class RealStamps1763700003901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(defaultsOf('service_now()', 'clock_timestamp()'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(defaultsOf('clock_timestamp()', 'service_now()'));
  }
}

const defaultsOf = (before: string, after: string): string => `
  do $$
  declare
    stamp record;
  begin
    for stamp in
      select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_default = '${before}'
         and (column_name in ('updated_at', 'noted_at') or table_name = 'outbox' and column_name in ('occurred_at', 'due_at'))
    loop
      execute format('alter table %I alter column %I set default ${after}', stamp.table_name, stamp.column_name);
    end loop;
  end $$`;
