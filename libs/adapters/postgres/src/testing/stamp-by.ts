import type { DataSource } from 'typeorm';
import { stampSlice } from '../sync/stamp-slice';
import { sqlOf } from '../work/sql';

/** Runs one slice of the sequencer by one connection of a data source, of so many changes at most. */
export async function stampBy(source: DataSource, most = 5_000): Promise<void> {
  const isDistributed = await sqlOf(source).isDistributed();
  const session = source.createQueryRunner();
  try {
    await stampSlice({ query: (text, values) => session.query(text, values), isDistributed }, most);
  } finally {
    await session.release();
  }
}
