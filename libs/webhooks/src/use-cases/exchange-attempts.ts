import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator, SecretBox, WorkspaceMode } from '@svc/kernel';
import { type DeliveryOutcome, type DestinationName, isInterrupted } from '../domain/delivery';
import { clockOwnerOf, disabledBy, MOST_IN_FLIGHT, placeOfSecret, slotsOf, type WebhookDestination } from '../domain/destination';
import { judgeHealth } from '../domain/destination-health';
import { nextAttempt } from '../domain/next-attempt';
import { allowanceNow, nextTokenAt, spend } from '../domain/rate-cap';
import type { SigningSecrets } from '../domain/signature';
import type { ClaimedDelivery, SettledAttempt, WebhookFact, WebhookTx, WebhookUnitOfWork } from '../ports/webhook-tx';
import type { Randomness } from '../ports/randomness';

/** An attempt that was claimed, and what came of it. */
export interface MadeAttempt {
  delivery: ClaimedDelivery;
  outcome: DeliveryOutcome;
  at: Date;
  durationMs: number;
}

export interface ExchangeAttemptsCommand extends DestinationName {
  made: readonly MadeAttempt[];
  /** Whether more is wanted. */
  claim: boolean;
  /** Attempts of this drain that are still on their way. */
  inFlight: number;
}

/** What is to be sent next, whither, and signed by what. */
export interface DeliveryCycle {
  url: string;
  /** By whose clock it is sent. */
  clockOwner?: WorkspaceMode;
  secrets: SigningSecrets;
  claimed: ClaimedDelivery[];
}

/** Longer than an attempt may take (D-73), with time to record it. */
const LEASE_MS = 30_000;
const NOTHING: DeliveryCycle = { url: '', secrets: { current: '' }, claimed: [] };

/**
 * Hands in attempts that were made and takes the next ones, in one transaction under the destination's lock, so that
 * all processes together keep to its limits: ten in flight, its rate cap, its breaker (D-74).
 */
export class ExchangeAttempts {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly secretBox: SecretBox,
    private readonly randomness: Randomness,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Takes nothing of a destination that is disabled, paused or gone. */
  async execute({ workspaceId, destinationId, made, claim, inFlight }: ExchangeAttemptsCommand): Promise<DeliveryCycle> {
    return this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(destinationId, workspaceId);
      if (!destination) return NOTHING;
      const clockOwner = clockOwnerOf(destination);
      const now = this.clock.now(clockOwner);
      const judged = await this.handIn(tx, destination, made, now);
      const { destination: next, claimed } = claim ? await this.takeMore(tx, judged, now) : { destination: judged, claimed: [] };
      if (hasChanged(destination, next)) await tx.destinations.update(next);
      if (claim && claimed.length + inFlight === 0) await this.drainLater(tx, next, now);
      return { url: next.url, clockOwner, secrets: this.secretsOf(next), claimed };
    });
  }

  private async handIn(tx: WebhookTx, destination: WebhookDestination, made: readonly MadeAttempt[], now: Date): Promise<WebhookDestination> {
    if (made.length === 0) return destination;
    const settled = made.map((attempt) => this.settle(attempt, now));
    const results = settled.map(({ outcome, state }) => ({ outcome, exhausted: state === 'exhausted' }));
    const { health, warnings, disable } = judgeHealth(destination.health, results, now.getTime());
    const judged = { ...destination, health };
    const next = disable ? disabledBy(judged, disable, now) : judged;
    await tx.deliveries.settle(settled);
    if (next.disabled) await tx.deliveries.hold(next.workspaceId, next.id);
    const facts = this.factsOf(next, warnings, next.disabled && !destination.disabled ? disable : undefined);
    if (facts.length > 0) await tx.outbox.append(facts);
    return next;
  }

  private settle({ delivery, outcome, at, durationMs }: MadeAttempt, now: Date): SettledAttempt {
    const tries = delivery.tries + (isInterrupted(outcome) ? 0 : 1);
    const next = nextAttempt({ tries, outcome, now, random: this.randomness.fraction() });
    const { workspaceId, id, attempt } = delivery;
    const state = next.state === 'exhausted' && delivery.wasDelivered ? 'delivered' : next.state;
    return { workspaceId, id, attempt, at, durationMs, outcome, state, tries, dueAt: next.state === 'due' ? next.at : now };
  }

  private async takeMore(tx: WebhookTx, destination: WebhookDestination, now: Date) {
    const { workspaceId, id, maxPerSecond, health } = destination;
    const slots = slotsOf(destination, now);
    const allowance = allowanceNow(maxPerSecond, health.allowance, now.getTime());
    const most = Math.min(slots, Math.floor(allowance?.tokens ?? MOST_IN_FLIGHT));
    if (most < 1) return { destination, claimed: [] };
    const claimed = await tx.deliveries.claim({ workspaceId, destinationId: id, leaseMs: LEASE_MS, slots, most });
    if (!allowance) return { destination, claimed };
    return { destination: { ...destination, health: { ...health, allowance: spend(allowance, claimed.length) } }, claimed };
  }

  /** One look at the end of a drain: what waits for its moment, for the rate cap or for the breaker brings the next one. */
  private async drainLater(tx: WebhookTx, { workspaceId, id, maxPerSecond, health, disabled }: WebhookDestination, now: Date): Promise<void> {
    if (disabled) return;
    const waits = [health.breaker?.pausedUntil, nextTokenAt(maxPerSecond, health.allowance, now.getTime())].filter((at) => at !== undefined);
    const notBefore = waits.length > 0 ? new Date(Math.max(...waits)) : undefined;
    await tx.deliveries.drainLater({ workspaceId, destinationId: id }, { now, notBefore });
  }

  private factsOf({ workspaceId, id: destinationId }: WebhookDestination, warnings: readonly ('exhausted' | 'failing_for_days')[], disabled?: 'failing' | 'gone'): WebhookFact[] {
    const of = () => ({ id: this.ids.next(), workspaceId, mode: null });
    return [
      ...warnings.map((warning) => factOf('webhook.destination_failing.v1', of(), { destinationId, warning })),
      ...(disabled ? [factOf('webhook.destination_disabled.v1', of(), { destinationId, reason: disabled })] : []),
    ];
  }

  private secretsOf(destination: WebhookDestination): SigningSecrets {
    const { secret, nextSecret } = destination;
    const open = (sealed: string) => this.secretBox.open(sealed, placeOfSecret(destination));
    return { current: open(secret), next: nextSecret && open(nextSecret) };
  }
}

function hasChanged(before: WebhookDestination, after: WebhookDestination): boolean {
  return before !== after && JSON.stringify([before.health, before.disabled]) !== JSON.stringify([after.health, after.disabled]);
}
