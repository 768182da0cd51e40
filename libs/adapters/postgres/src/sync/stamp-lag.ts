import type { DataSource } from 'typeorm';

/** Age of the oldest change that is not stamped yet, ms of the real clock; 0 when there is none. */
export async function stampLag(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ lag: number }[]>(
    `select coalesce(greatest(extract(epoch from clock_timestamp() - min(noted_at)) * 1000, 0), 0)::float8 as lag from sync_dirty`,
  );
  return Math.round(row!.lag);
}
