import type { QueryRunner } from 'typeorm';
import { LINKED_PRODUCTS } from '../migrations/1763700007600-linked-addons';

/**
 * Adds columns before the migrations that fill them, so that no reader waits until these are done. Each statement does nothing
 * where there is no table yet, or a column already.
 */
export async function readyColumns(runner: QueryRunner): Promise<void> {
  await runner.query(LINKED_PRODUCTS);
}
