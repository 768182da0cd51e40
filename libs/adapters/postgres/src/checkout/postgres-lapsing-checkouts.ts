import { LapsingCheckouts } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { byOwnClock, hasCome, ownerIn } from '../own-clock';
import { utc } from '../rows/columns-sql';

export class PostgresLapsingCheckouts extends LapsingCheckouts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async due(most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ subject: string }[]>(DUE, [most]);
    return rows.map(({ subject }) => subject);
  }

  async toRemind(most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ subject: string }[]>(TO_REMIND, [most]);
    return rows.map(({ subject }) => subject);
  }
}

const DUE = `
  with present as materialized (select service_now() as now)
  select workspace_id || '/' || mode || '/' || id as subject
    from (
      (select workspace_id, mode, id, expires_at as since from checkout, present
        where status = 'open' and ${hasCome('expires_at', 'present.now', ownerIn('checkout'))} order by expires_at limit $1)
       union
      (select workspace_id, mode, id, held_until from checkout, present
        where held_until is not null and holds = 'held' and status = 'open' and ${hasCome('held_until', 'present.now', ownerIn('checkout'))} order by held_until limit $1)
    ) as lapsing
   group by workspace_id, mode, id
   order by min(since)
   limit $1`;

/** Moments of a plan are texts that sort as moments do. */
const TO_REMIND = `
  with present as materialized (select service_now() as now)
  select workspace_id || '/' || mode || '/' || id as subject from checkout, present
   where status = 'open' and saving ->> 'remindAt' is not null and saving ->> 'remindAt' <= ${utc(`(${byOwnClock('present.now', ownerIn('checkout'))})`, 3)}
   order by saving ->> 'remindAt'
   limit $1`;
