import { LapsingCheckouts } from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { DataSource } from 'typeorm';
import { byOwnClock, hasCome, ownerIn } from '../own-clock';
import { utc } from '../rows/columns-sql';

export class PostgresLapsingCheckouts extends LapsingCheckouts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  due(most: number): Promise<CheckoutName[]> {
    return this.dataSource.query<CheckoutName[]>(DUE, [most]);
  }

  toRemind(most: number): Promise<CheckoutName[]> {
    return this.dataSource.query<CheckoutName[]>(TO_REMIND, [most]);
  }
}

const DUE = `
  with present as materialized (select service_now() as now)
  select workspace_id as "workspaceId", mode, id as "checkoutId"
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
  select workspace_id as "workspaceId", mode, id as "checkoutId" from checkout, present
   where status = 'open' and saving ->> 'remindAt' is not null and saving ->> 'remindAt' <= ${utc(`(${byOwnClock('present.now', ownerIn('checkout'))})`, 3)}
   order by saving ->> 'remindAt'
   limit $1`;
