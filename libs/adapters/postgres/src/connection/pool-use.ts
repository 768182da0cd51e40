import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Use of a pool at a moment. */
export interface PoolUse {
  used: number;
  idle: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

/** Returns the present use of the pool of a data source. */
export function poolUse(source: DataSource): PoolUse {
  const { totalCount, idleCount, waitingCount } = (source.driver as unknown as { master: Pool }).master;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
