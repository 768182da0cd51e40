import type { AttemptStatus } from '@svc/payments';
import { lockWithMoney, checkoutNameOf } from '../use-cases/settle-within';
import type { Checkout, HoldChange } from '../domain/checkout';
import type { BuyersSession, HoldingSession } from '../domain/holds/concurrent-sessions';
import { isSavingUp } from '../domain/savings/saving';
import { CheckoutOpening, type OpeningOutcome, type OpeningPlan, type SessionOwner, type Shortage } from '../ports/checkout-opening';
import type { CheckoutTx } from '../ports/checkout-tx';
import type { InMemoryCheckouts } from './in-memory-checkouts';

class Short extends Error {
  constructor(
    readonly short: readonly Shortage[],
    readonly ended: readonly HoldingSession[],
  ) {
    super('Something is short.');
  }
}

class TooManyHeld extends Error {
  constructor(readonly ends: readonly Date[]) {
    super('The key holds as much as it may.');
  }
}

/** Opens checkouts in memory, one after another. */
export class InMemoryOpening extends CheckoutOpening {
  /** Versions of events, by their ids. */
  readonly events = new Map<string, number>();
  private plans: readonly OpeningPlan[] = [];

  constructor(private readonly memory: InMemoryCheckouts) {
    super();
  }

  async open(plan: OpeningPlan): Promise<OpeningOutcome> {
    try {
      return await this.memory.work.run((tx) => this.openWithin(tx, plan));
    } catch (error) {
      if (error instanceof Short) return { outcome: 'short', short: error.short, ended: error.ended };
      if (error instanceof TooManyHeld) return { outcome: 'too_many_held', ends: error.ends };
      throw error;
    }
  }

  endedSessions({ workspaceId, mode, eventId }: SessionOwner, now: Date): Promise<HoldingSession[]> {
    return this.memory.work.run((tx) =>
      this.ended(tx, now, (each) => each.workspaceId === workspaceId && each.mode === mode && each.eventId === eventId),
    );
  }

  free(_: SessionOwner, sessions: readonly HoldingSession[]): Promise<boolean> {
    return this.memory.work.run((tx) => this.freeThose(tx, sessions));
  }

  /** Returns sessions that hold something, and whose time is over. */
  private async ended(tx: CheckoutTx, now: Date, which: (checkout: Checkout) => boolean): Promise<HoldingSession[]> {
    const over = await this.openOnes(tx, (each) => which(each) && each.holds === 'held' && endOf(each) <= now);
    return Promise.all(over.map((each) => this.holdingSessionOf(tx, each)));
  }

  private async holdingSessionOf(tx: CheckoutTx, checkout: Checkout): Promise<HoldingSession> {
    const { id, version } = checkout;
    return { id, version, endsAt: endOf(checkout).toISOString(), attempts: await this.attemptsOf(tx, checkout) };
  }

  /** Releases the holds of unchanged sessions. Returns false when all have changed. */
  private async freeThose(tx: CheckoutTx, sessions: readonly HoldingSession[]): Promise<boolean> {
    const same: Checkout[] = [];
    for (const checkout of await this.openOnes(tx, ({ holds }) => holds === 'held')) {
      const present = JSON.stringify(await this.holdingSessionOf(tx, checkout));
      if (sessions.some((each) => JSON.stringify(each) === present)) same.push(checkout);
    }
    for (const checkout of same) await this.setFree(tx, { ...checkout, holds: 'released', heldUntil: undefined });
    return same.length > 0;
  }

  private async openWithin(tx: CheckoutTx, plan: OpeningPlan): Promise<OpeningOutcome> {
    const { checkout, key } = plan;
    const earlier = key && (await this.earlier(tx, plan));
    if (earlier)
      return earlier.fingerprint === key.fingerprint ? { outcome: 'replayed', checkout: earlier.checkout } : { outcome: 'key_reused' };
    if (checkout.kind === 'event') {
      if (this.events.get(checkout.eventId!) !== plan.eventVersion) return { outcome: 'rules_changed' };
      const sessions = await this.sessionsOf(tx, checkout);
      if (JSON.stringify(sessions) !== JSON.stringify(plan.sessions ?? [])) return { outcome: 'sessions_changed', sessions };
      await this.giveWay(tx, plan);
    }
    await this.freeThose(tx, plan.lapsed ?? []);
    const { short } = await tx.holds.take(checkoutNameOf(checkout), checkout.holdChanges, checkout.createdAt);
    if (short.length > 0) throw new Short(short, await this.ended(tx, checkout.createdAt, (each) => isOfSame(each, checkout)));
    await this.refuseTooMany(tx, plan);
    await this.memory.open(checkout);
    this.plans = [...this.plans, plan];
    return { outcome: 'opened' };
  }

  /** Returns the checkout that the key has opened, while the key is kept (D-40). */
  private async earlier(tx: CheckoutTx, { checkout: { workspaceId, mode, createdAt }, key }: OpeningPlan) {
    const plan = this.plans.findLast(
      (each) =>
        each.key?.key === key!.key &&
        each.key.operation === key!.operation &&
        each.checkout.workspaceId === workspaceId &&
        each.checkout.mode === mode,
    );
    const checkout = plan && (await tx.checkouts.lock(checkoutNameOf(plan.checkout)));
    const isKept =
      checkout && !this.memory.freed.includes(checkout.id) && (plan.key!.keptUntil > createdAt || checkout.expiresAt > createdAt);
    return isKept ? { checkout, fingerprint: plan.key!.fingerprint } : undefined;
  }

  /** Returns the open sessions of its buyer for its event, oldest first. */
  private async sessionsOf(tx: CheckoutTx, { workspaceId, mode, eventId, contact }: Checkout): Promise<BuyersSession[]> {
    const isTheirs = (each: Checkout) =>
      each.workspaceId === workspaceId && each.mode === mode && each.eventId === eventId && emailOf(each) === emailOf({ contact });
    const open = await this.openOnes(tx, isTheirs);
    const oldestFirst = [...open].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return Promise.all(
      oldestFirst.map(async (each) => ({
        id: each.id,
        version: each.version,
        createdAt: each.createdAt.toISOString(),
        expiresAt: each.expiresAt.toISOString(),
        isSavingUp: isSavingUp(each),
        attempts: await this.attemptsOf(tx, each),
      })),
    );
  }

  private async giveWay(tx: CheckoutTx, { checkout: { workspaceId, mode }, givingWay }: OpeningPlan): Promise<void> {
    if (!givingWay) return;
    const record = (await tx.checkouts.lock({ workspaceId, mode, checkoutId: givingWay.sessionId }))!;
    await this.setFree(tx, {
      ...record,
      status: 'expired',
      expiresAt: givingWay.endsAt,
      holds: record.holds === 'held' ? 'released' : record.holds,
      heldUntil: undefined,
    });
    await tx.outbox.append([givingWay.fact]);
  }

  /** Refuses a checkout above the ceiling of its access key, when there is one (D-61). */
  private async refuseTooMany(tx: CheckoutTx, { checkout: { workspaceId, mode, holds, createdAt }, ceiling }: OpeningPlan): Promise<void> {
    if (!ceiling || mode !== 'live' || holds !== 'held') return;
    const ofKey = new Set(
      this.plans
        .filter((plan) => plan.ceiling?.keyId === ceiling.keyId && plan.checkout.workspaceId === workspaceId)
        .map((plan) => plan.checkout.id),
    );
    const holding = await this.openOnes(
      tx,
      (each) => ofKey.has(each.id) && each.mode === mode && each.holds === 'held' && !isSavingUp(each) && endOf(each) > createdAt,
    );
    const ends = holding.map(endOf).sort((one, other) => one.getTime() - other.getTime());
    if (ends.length >= ceiling.most) throw new TooManyHeld(ends);
  }

  /** Returns checkouts that were opened here and still are, oldest first. */
  private async openOnes(tx: CheckoutTx, which: (checkout: Checkout) => boolean): Promise<Checkout[]> {
    const checkouts: Checkout[] = [];
    for (const { checkout } of this.plans) {
      const present = await tx.checkouts.lock(checkoutNameOf(checkout));
      if (present!.status === 'open' && which(present!)) checkouts.push(present!);
    }
    return checkouts;
  }

  private async attemptsOf(tx: CheckoutTx, checkout: Checkout): Promise<AttemptStatus[]> {
    return (await lockWithMoney(tx, checkoutNameOf(checkout)))!.attempts.map(({ status }) => status);
  }

  private async setFree(tx: CheckoutTx, checkout: Checkout): Promise<void> {
    await tx.holds.release(checkoutNameOf(checkout));
    await tx.checkouts.update(checkout);
  }
}

/** Returns true when both take some of the same. */
function isOfSame({ workspaceId, mode, holdChanges }: Checkout, other: Checkout): boolean {
  const isShared = (change: HoldChange) =>
    other.holdChanges.some(({ kind, subjectId }) => kind === change.kind && subjectId === change.subjectId);
  return workspaceId === other.workspaceId && mode === other.mode && holdChanges.some(isShared);
}

/** End of its holds, unless it is paid. */
const endOf = ({ expiresAt, heldUntil }: Checkout) => (heldUntil && heldUntil < expiresAt ? heldUntil : expiresAt);
const emailOf = ({ contact }: Pick<Checkout, 'contact'>) => contact?.email?.trim().toLowerCase();
