import { LapsingCheckouts } from '@svc/checkout';
import type { Due } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { DataSource } from 'typeorm';
import { byOwnClock, hasCome, ownerIn, SWEEP, sweepFor, unlessCome } from '../own-clock';
import { utc } from '../rows/columns-sql';

/** By hand: what is due is found across workspaces, as in a queue. */
export class PostgresLapsingCheckouts extends LapsingCheckouts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  due(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]> {
    return sweepFor(this.dataSource, DUE, most, aheadMs);
  }

  toRemind(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]> {
    return sweepFor(this.dataSource, TO_REMIND, most, aheadMs);
  }
}

const OWNER = ownerIn('checkout');

const DUE = `
  ${SWEEP}
  select workspace_id as "workspaceId", mode, id as "checkoutId", ${unlessCome('min(since)', 'min(present.now)', ownerIn('lapsing'))} as "dueAt"
    from present, (
      (select workspace_id, mode, id, expires_at as since from checkout, present
        where status = 'open' and ${hasCome('expires_at', 'present.until', OWNER)} order by expires_at limit $1)
       union
      (select workspace_id, mode, id, held_until from checkout, present
        where held_until is not null and holds = 'held' and status = 'open' and ${hasCome('held_until', 'present.until', OWNER)} order by held_until limit $1)
    ) as lapsing
   group by workspace_id, mode, id
   order by min(since)
   limit $1`;

/** Moments of a plan are texts that sort as moments do. */
const TO_REMIND = `
  ${SWEEP}
  select workspace_id as "workspaceId", mode, id as "checkoutId", ${unlessCome(`(saving ->> 'remindAt')::timestamptz`, 'present.now', OWNER)} as "dueAt"
    from checkout, present
   where status = 'open' and saving ->> 'remindAt' is not null and saving ->> 'remindAt' <= ${utc(`(${byOwnClock('present.until', OWNER)})`, 3)}
   order by saving ->> 'remindAt'
   limit $1`;
