import {
  CheckoutOpening,
  jobsOfCheckout,
  MOST_WAIT_MS,
  type BuyersSession,
  type CheckoutReader,
  type HoldingSession,
  type HoldStore,
  type OpeningOutcome,
  type OpeningPlan,
  type SessionOwner,
} from '@svc/checkout';
import type { DataSource } from 'typeorm';
import type { CommittedJobs } from '../work/committed-jobs';
import { MicroBatchers } from '../work/micro-batcher';
import type { OutboxNotifier } from '../outbox';
import { rowOfCheckout } from './checkout.entity';

/** What `open_checkout_v2` raises, what a wait for too long ends with, and one that goes round in a circle. */
const RULES_CHANGED = 'CO001';
const SHORT = 'CO002';
const CEILING = 'CO004';
const SESSIONS_CHANGED = 'CO005';
const LOCK_TIMEOUT = '55P03';
const DEADLOCK = '40P01';

/** Outcomes by the state that ends the statement: raising it is what undoes, in the same round trip, all that it wrote. */
const OUTCOMES: Readonly<Record<string, (detail: string) => OpeningOutcome>> = {
  [LOCK_TIMEOUT]: () => ({ outcome: 'in_flight' }),
  [RULES_CHANGED]: () => ({ outcome: 'rules_changed' }),
  [SHORT]: (detail) => ({ outcome: 'short', ...(JSON.parse(detail) as Awaited<ReturnType<HoldStore['take']>>) }),
  [SESSIONS_CHANGED]: (detail) => ({ outcome: 'sessions_changed', sessions: JSON.parse(detail) as BuyersSession[] }),
  [CEILING]: (detail) => ({ outcome: 'too_many_held', ends: (JSON.parse(detail) as string[]).map((end) => new Date(end)) }),
};

/** What `open_checkouts_v2` raises when one of them has to be opened by itself. */
const APART = 'CO003';

const OPEN = `select open_checkout_v2($1, $2, $3) as "isOpened"`;
const OPEN_TOGETHER = `select open_checkouts_v2($1, $2, $3, $4)`;

/** Transactions of one process that open checkouts of one store at once, and plans that go into one: more only make the lock's owner wait. */
const LIMITS = { trips: 1, items: 32 };

/** How long a transaction waits for locks of others: of those that open together none is kept waiting for one of them. */
const WAITS_MS = { alone: MOST_WAIT_MS, together: 1_000 };

/**
 * Opens checkouts in one round trip, which is one transaction. Those that come while others are being opened go together
 * (`open_checkouts_v2`); one that asks for more than the usual, as one for which a session gives way, or that gives back what lapsed ones hold, comes by itself (`open_checkout_v2`),
 * and so does each of those it was with.
 */
export class PostgresCheckoutOpening extends CheckoutOpening {
  private readonly batchers = new MicroBatchers((plans: readonly OpeningPlan[]) => this.openTogether(plans), LIMITS);

  constructor(
    private readonly dataSource: DataSource,
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
    const [{ ended }] = await this.dataSource.query<[{ ended: HoldingSession[] }]>(`select ended_sessions($1, $2, $3, $4) as ended`, [
      workspaceId,
      mode,
      eventId,
      now,
    ]);
    return ended;
  }

  async free({ workspaceId, mode }: SessionOwner, sessions: readonly HoldingSession[]): Promise<boolean> {
    const [{ freed }] = await this.dataSource.query<[{ freed: boolean }]>(`select release_session_holds($1, $2, $3) as freed`, [
      workspaceId,
      mode,
      JSON.stringify(sessions),
    ]);
    return freed;
  }

  /** Opens all of them, or none. */
  private async openTogether(plans: readonly OpeningPlan[]): Promise<boolean[]> {
    const { workspaceId, mode } = plans[0]!.checkout;
    try {
      await this.dataSource.query(OPEN_TOGETHER, [
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
      const [row] = await this.dataSource.query<[{ isOpened: boolean }]>(OPEN, [
        workspaceId,
        mode,
        JSON.stringify({ ...recordOf(plan), lapsed: plan.lapsed ?? [], mostWaitMs: this.waitsMs.alone }),
      ]);
      if (!row.isOpened) return await this.replay(plan);
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

  /** What another request with the key has opened; when that is not kept any more by now, the plan comes again. */
  private async replay(plan: OpeningPlan): Promise<OpeningOutcome> {
    const earlier = await this.reader.earlier(plan.key!, { ...plan.checkout, now: plan.checkout.createdAt });
    if (!earlier) return this.openAlone(plan);
    return earlier.fingerprint === plan.key!.fingerprint ? { outcome: 'replayed', checkout: earlier.checkout } : { outcome: 'key_reused' };
  }
}

/** A slot has no counter before it is booked, a code may be limited for each buyer, and a ceiling is judged one by one. */
function isUsual(plan: OpeningPlan): boolean {
  const isPlain = !plan.givingWay && !plan.lapsed?.length && !ceilingOf(plan);
  return isPlain && plan.checkout.moves.every(({ kind }) => kind !== 'slot' && kind !== 'discount_code');
}

/** Test mode has no ceiling, since nothing is held in it. */
function ceilingOf({ checkout: { mode }, ceiling }: OpeningPlan): OpeningPlan['ceiling'] {
  return mode === 'live' ? ceiling : undefined;
}

/** A plan as `open_checkout_v2` takes it. */
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
