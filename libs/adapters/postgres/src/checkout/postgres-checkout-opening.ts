import {
  CheckoutOpening,
  jobsOfCheckout,
  type BuyersSession,
  type CheckoutReader,
  type HoldingSession,
  type HoldStore,
  type OpeningOutcome,
  type OpeningPlan,
  type SessionOwner,
} from '@svc/checkout';
import { MOST_WAIT_MS } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import type { CommittedJobs } from '../work/committed-jobs';
import { MicroBatchers } from '../work/micro-batcher';
import { inTrace } from '../work/trace-scope';
import type { OutboxNotifier } from '../outbox';
import { rowOfCheckout } from './checkout.entity';

/** SQLSTATEs: raised by `open_checkout_v2`, of a wait that timed out, and of a deadlock. */
const RULES_CHANGED = 'CO001';
const SHORT = 'CO002';
const CEILING = 'CO004';
const SESSIONS_CHANGED = 'CO005';
const LOCK_TIMEOUT = '55P03';
const DEADLOCK = '40P01';

/** Outcomes by the SQLSTATE that ends the statement: raising it undoes all its writes, in the same round trip. */
const OUTCOMES: Readonly<Record<string, (detail: string) => OpeningOutcome>> = {
  [LOCK_TIMEOUT]: () => ({ outcome: 'in_flight' }),
  [RULES_CHANGED]: () => ({ outcome: 'rules_changed' }),
  [SHORT]: (detail) => ({ outcome: 'short', ...(JSON.parse(detail) as Awaited<ReturnType<HoldStore['take']>>) }),
  [SESSIONS_CHANGED]: (detail) => ({ outcome: 'sessions_changed', sessions: JSON.parse(detail) as BuyersSession[] }),
  [CEILING]: (detail) => ({ outcome: 'too_many_held', ends: (JSON.parse(detail) as string[]).map((end) => new Date(end)) }),
};

/** SQLSTATE that `open_checkouts_v2` raises when one of them has to be opened by itself. */
const APART = 'CO003';

const OPEN = statement<{ isOpened: boolean }>('checkout.open')`select open_checkout_v2($1, $2, $3) as "isOpened"`;
const OPEN_TOGETHER = statement('checkout.open_together')`select open_checkouts_v2($1, $2, $3, $4)`;

/**
 * Limits of one process: transactions that open checkouts of one store at once, and plans of each; more only make the lock's
 * owner wait.
 */
const LIMITS = { trips: 1, items: 32 };

/** Longest wait of a transaction for locks of others; short for a batch, so that one plan does not hold up the others. */
const WAITS_MS = { alone: MOST_WAIT_MS, together: 1_000 };

/**
 * Opens checkouts in one round trip, which is one transaction. Concurrent openings of one store form a batch
 * (`open_checkouts_v2`). One with unusual needs goes by itself (`open_checkout_v2`): for it a session gives way, or lapsed
 * holds are released. So does each of a batch that fails.
 */
export class PostgresCheckoutOpening extends CheckoutOpening {
  private readonly batchers = new MicroBatchers((plans: readonly OpeningPlan[]) => this.openTogether(plans), LIMITS);

  constructor(
    private readonly sql: Sql,
    private readonly reader: CheckoutReader,
    private readonly notifier: OutboxNotifier,
    private readonly jobs?: CommittedJobs,
    private readonly waitsMs = WAITS_MS,
  ) {
    super();
  }

  async open(plan: OpeningPlan): Promise<OpeningOutcome> {
    const { workspaceId, mode } = plan.checkout;
    const isOpen = isUsual(plan) && (await this.batchers.add(`${workspaceId} ${mode}`, plan));
    const opened: OpeningOutcome = isOpen ? { outcome: 'opened' } : await this.openAlone(plan);
    if (opened.outcome === 'opened') this.jobs?.enqueueAhead(jobsOfCheckout(plan.checkout));
    return opened;
  }

  async endedSessions({ workspaceId, mode, eventId }: SessionOwner, now: Date): Promise<HoldingSession[]> {
    const [row] = await this.sql.query(ENDED_SESSIONS, [workspaceId, mode, eventId, now]);
    return row!.ended;
  }

  async free({ workspaceId, mode }: SessionOwner, sessions: readonly HoldingSession[]): Promise<boolean> {
    const [row] = await this.sql.query(FREE, [workspaceId, mode, JSON.stringify(sessions)]);
    return row!.freed;
  }

  /** Opens all of them, or none. */
  private async openTogether(plans: readonly OpeningPlan[]): Promise<boolean[]> {
    const { workspaceId, mode } = plans[0]!.checkout;
    try {
      await this.sql.execute(OPEN_TOGETHER, [
        workspaceId,
        mode,
        JSON.stringify(plans.map((plan) => recordOf(plan))),
        this.waitsMs.together,
      ]);
      return plans.map(() => true);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (![APART, LOCK_TIMEOUT, DEADLOCK].includes(code)) throw error;
      return plans.map(() => false);
    }
  }

  private async openAlone(plan: OpeningPlan): Promise<OpeningOutcome> {
    const { workspaceId, mode } = plan.checkout;
    try {
      const opening = JSON.stringify({ ...recordOf(plan), lapsed: plan.lapsed ?? [], mostWaitMs: this.waitsMs.alone });
      const [row] = await inTrace(this.sql, (sql) => sql.query(OPEN, [workspaceId, mode, opening]));
      if (!row!.isOpened) return await this.replay(plan);
      if (plan.givingWay) this.notifier.notify();
      return { outcome: 'opened' };
    } catch (error) {
      const { code = '', detail = '' } = error as { code?: string; detail?: string };
      if (code === DEADLOCK) return this.openAlone(plan);
      const outcome = OUTCOMES[code]?.(detail);
      if (!outcome) throw error;
      return outcome;
    }
  }

  /** Returns the earlier opening under the key; when that has been deleted by now, the plan is opened. */
  private async replay(plan: OpeningPlan): Promise<OpeningOutcome> {
    const earlier = await this.reader.earlier(plan.key!, { ...plan.checkout, now: plan.checkout.createdAt });
    if (!earlier) return this.openAlone(plan);
    return earlier.fingerprint === plan.key!.fingerprint ? { outcome: 'replayed', checkout: earlier.checkout } : { outcome: 'key_reused' };
  }
}

const ENDED_SESSIONS = statement<{ ended: HoldingSession[] }>('checkout.ended_sessions')`select ended_sessions($1, $2, $3, $4) as ended`;

const FREE = statement<{ freed: boolean }>('checkout.free')`select release_session_holds($1, $2, $3) as freed`;

/**
 * Returns whether a plan may join a batch: a slot has no counter before it is booked, a code may be limited for each buyer,
 * and a ceiling is judged one by one.
 */
function isUsual(plan: OpeningPlan): boolean {
  const isPlain = !plan.givingWay && !plan.lapsed?.length && !ceilingOf(plan);
  return isPlain && plan.checkout.holdChanges.every(({ kind }) => kind !== 'slot' && kind !== 'discount_code');
}

/** Returns the ceiling of a plan; test mode has none, since nothing is held in it. */
function ceilingOf({ checkout: { mode }, ceiling }: OpeningPlan): OpeningPlan['ceiling'] {
  return mode === 'live' ? ceiling : undefined;
}

/** Returns a plan as `open_checkout_v2` takes it. */
function recordOf(plan: OpeningPlan): object {
  const { checkout, eventVersion, key, sessions = [], givingWay } = plan;
  const ceiling = ceilingOf(plan);
  const row = rowOfCheckout(checkout, {
    keyId: ceiling?.keyId,
    operation: key?.operation,
    idempotencyKey: key?.key,
    fingerprint: key?.fingerprint,
    keyUntil: key?.keptUntil,
  });
  return {
    row,
    eventVersion,
    sessions,
    ceiling,
    facts: givingWay ? [givingWay.fact] : [],
    endedSession: givingWay && { id: givingWay.sessionId, at: givingWay.endsAt },
  };
}
