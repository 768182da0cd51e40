import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONSTRAINTS, INDEXES_BY_COLUMN, indexState } from './1763700008600-indexes-by-column';

/**
 * Makes constraints again of the indexes that were replaced without them: the release before books payments by the name of one
 * (`payment_receipt`), and failed beside processes of this one.
 */
export class ConstraintsOfIndexes1763700008800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table } of INDEXES_BY_COLUMN.filter((index) => CONSTRAINTS.includes(index.name))) {
      if ((await indexState(runner, name)).isConstraint) continue;
      await runner.query(`alter table ${table} add constraint ${name} unique using index ${name}`);
    }
  }

  async down(): Promise<void> {
    // The migration before makes constraints as well.
  }
}
