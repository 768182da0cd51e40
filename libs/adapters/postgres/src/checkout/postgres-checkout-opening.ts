import { CheckoutOpening, MOST_OPEN_SESSIONS, type CheckoutReader, type OpeningOutcome, type OpeningPlan, type Shortage } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import type { OutboxBell } from '../outbox';

/** What `open_checkout` raises, what a wait for longer than five seconds ends with, and one that goes round in a circle. */
const RULES_CHANGED = 'CO001';
const SHORT = 'CO002';
const LOCK_TIMEOUT = '55P03';
const DEADLOCK = '40P01';

const OPEN = `select open_checkout($1, $2, $3) as "gaveWay"`;

/** Opens checkouts in one round trip, which is one transaction: the function `open_checkout`. */
export class PostgresCheckoutOpening extends CheckoutOpening {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: CheckoutReader,
    private readonly bell: OutboxBell,
  ) {
    super();
  }

  async open(plan: OpeningPlan): Promise<OpeningOutcome> {
    const { workspaceId, mode } = plan.checkout;
    try {
      const [row] = await this.dataSource.query<[{ gaveWay: boolean | null }]>(OPEN, [workspaceId, mode, JSON.stringify(recordOf(plan))]);
      if (row.gaveWay === null) return await this.replay(plan);
      if (row.gaveWay) this.bell.ring();
      return { outcome: 'opened' };
    } catch (error) {
      const { code, detail } = error as { code?: string; detail?: string };
      if (code === DEADLOCK) return this.open(plan);
      if (code === LOCK_TIMEOUT) return { outcome: 'in_flight' };
      if (code === RULES_CHANGED) return { outcome: 'rules_changed' };
      if (code === SHORT) return { outcome: 'short', short: JSON.parse(detail!) as Shortage[] };
      throw error;
    }
  }

  async freeLapsed({ workspaceId, mode, eventId }: Parameters<CheckoutOpening['freeLapsed']>[0]): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ freed: boolean }]>(`select free_lapsed($1, $2, $3) as freed`, [workspaceId, mode, eventId]);
    return row.freed;
  }

  /** What another request with the key has opened; when that is not kept any more by now, the plan comes again. */
  private async replay(plan: OpeningPlan): Promise<OpeningOutcome> {
    const earlier = await this.reader.earlier(plan.key!, plan.checkout);
    if (!earlier) return this.open(plan);
    return earlier.fingerprint === plan.key!.fingerprint ? { outcome: 'replayed', checkout: earlier.checkout } : { outcome: 'key_reused' };
  }
}

function recordOf({ checkout, eventVersion, key, factId }: OpeningPlan): object {
  return { ...checkout, eventVersion, ...key, factId, mostOpen: MOST_OPEN_SESSIONS };
}
