import type { DataSource } from 'typeorm';

/** How far the relays are behind. */
export interface OutboxLag {
  /** Facts that no relay has taken yet. */
  waiting: number;
  /** Facts that could not be relayed, and wait for another try. */
  failing: number;
  /** Age of the oldest that is waiting, ms of the real clock; 0 when there is none. */
  oldestMs: number;
}

/** What stands in the outbox at the moment. */
export async function outboxLag(dataSource: DataSource): Promise<OutboxLag> {
  const [row] = await dataSource.query<OutboxLag[]>(
    `select count(*) filter (where attempts = 0)::int as waiting, count(*) filter (where attempts > 0)::int as failing,
            coalesce(greatest(extract(epoch from clock_timestamp() - min(occurred_at) filter (where attempts = 0)) * 1000, 0), 0)::int as "oldestMs"
       from outbox`,
  );
  return row!;
}
