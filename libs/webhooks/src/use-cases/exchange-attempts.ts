import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator, SecretBox, WorkspaceMode } from '@svc/kernel';
import { type DeliveryOutcome, isInterrupted } from '../domain/delivery';
import { clockOwnerOf, disabledBy, MOST_IN_FLIGHT, contextOfSecret, slotsOf, type WebhookDestination } from '../domain/destination';
import { judgeHealth } from '../domain/destination-health';
import { nextAttempt } from '../domain/next-attempt';
import { allowanceNow, nextTokenAt, spend } from '../domain/rate-cap';
import type { SigningSecrets } from '../domain/signature';
import type { Claim, ClaimedDelivery, SettledAttempt, WebhookFact, WebhookTx, WebhookUnitOfWork } from '../ports/webhook-tx';
import type { Randomness } from '../ports/randomness';

/** An attempt that was claimed, and its outcome. */
export interface MadeAttempt {
  delivery: ClaimedDelivery;
  outcome: DeliveryOutcome;
  at: Date;
  durationMs: number;
}

/** Results that one destination hands in, and the number of its attempts on their way in this process. */
export interface HandedIn {
  destinationId: string;
  made: readonly MadeAttempt[];
  /** Attempts that are still on their way. */
  inFlight: number;
}

export interface ExchangeAttemptsCommand {
  workspaceId: string;
  destinations: readonly HandedIn[];
  /** True when more is wanted. */
  claim: boolean;
}

/** The next deliveries to a destination, its address and its signing secrets. */
export interface DeliveryCycle {
  destinationId: string;
  url: string;
  /** Owner of the clock by which it is sent. */
  clockOwner: WorkspaceMode;
  secrets: SigningSecrets;
  claimed: ClaimedDelivery[];
}

/** Longer than an attempt may take (D-73), with time to record it. */
const LEASE_MS = 30_000;

/** A destination in the course of an exchange. */
interface Turn {
  before: WebhookDestination;
  destination: WebhookDestination;
  now: Date;
  handedIn: HandedIn;
}

/**
 * Hands in attempts that were made and takes the next ones, for several destinations of a workspace in one transaction that locks
 * them, so that all processes together keep to their limits: ten in flight, rate cap, breaker (D-74).
 */
export class ExchangeAttempts {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly secretBox: SecretBox,
    private readonly randomness: Randomness,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns a cycle for each destination that is still there; nothing is taken of one that is disabled or paused. */
  async execute({ workspaceId, destinations: handedIn, claim }: ExchangeAttemptsCommand): Promise<DeliveryCycle[]> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await tx.destinations.lockAll(
        handedIn.map(({ destinationId }) => destinationId),
        workspaceId,
      );
      const turns = locked.map((destination) => this.turnOf(destination, handedIn));
      const judged = await this.handIn(tx, workspaceId, turns);
      const cycles = claim ? await this.takeMore(tx, workspaceId, judged) : judged.map((turn) => ({ turn, claimed: [] }));
      for (const { turn, claimed } of cycles) {
        if (hasChanged(turn.before, turn.destination)) await tx.destinations.update(turn.destination);
        if (claim && claimed.length + turn.handedIn.inFlight === 0) await this.drainLater(tx, turn);
      }
      return cycles.map(({ turn, claimed }) => this.cycleOf(turn, claimed));
    });
  }

  private turnOf(destination: WebhookDestination, handedIn: readonly HandedIn[]): Turn {
    const own = handedIn.find(({ destinationId }) => destinationId === destination.id)!;
    return { before: destination, destination, now: this.clock.now(clockOwnerOf(destination)), handedIn: own };
  }

  private async handIn(tx: WebhookTx, workspaceId: string, turns: readonly Turn[]): Promise<Turn[]> {
    const settled = new Map(turns.map((turn) => [turn, turn.handedIn.made.map((attempt) => this.settle(attempt, turn.now))]));
    const attempts = [...settled.values()].flat();
    if (attempts.length === 0) return [...turns];
    const own = await tx.deliveries.settle(workspaceId, attempts);
    const judged: Turn[] = [];
    for (const turn of turns)
      judged.push({
        ...turn,
        destination: await this.judge(
          tx,
          turn,
          settled.get(turn)!.filter(({ id }) => own.has(id)),
        ),
      });
    return judged;
  }

  private settle({ delivery, outcome, at, durationMs }: MadeAttempt, now: Date): SettledAttempt {
    const tries = delivery.tries + (isInterrupted(outcome) ? 0 : 1);
    const next = nextAttempt({ tries, outcome, now, random: this.randomness.fraction() });
    const { id, attempt } = delivery;
    const state = next.state === 'exhausted' && delivery.wasDelivered ? 'delivered' : next.state;
    return { id, attempt, at, durationMs, outcome, state, tries, dueAt: next.state === 'due' ? next.at : now };
  }

  /** Judges health by the settled attempts alone: the process that took over an expired lease reports on the others. */
  private async judge(tx: WebhookTx, { destination, now }: Turn, settled: readonly SettledAttempt[]): Promise<WebhookDestination> {
    if (settled.length === 0) return destination;
    const results = settled.map(({ outcome, state }) => ({ outcome, exhausted: state === 'exhausted' }));
    const { health, warnings, disable } = judgeHealth(destination.health, results, now.getTime());
    const judged = { ...destination, health };
    const next = disable ? disabledBy(judged, disable, now) : judged;
    if (next.disabled) await tx.deliveries.hold(next.workspaceId, next.id);
    const facts: WebhookFact[] = [
      ...this.factsOf(next, warnings, next.disabled && !destination.disabled ? disable : undefined),
      ...this.failures(next, settled),
    ];
    if (facts.length > 0) await tx.outbox.append(facts);
    return next;
  }

  private async takeMore(
    tx: WebhookTx,
    workspaceId: string,
    turns: readonly Turn[],
  ): Promise<{ turn: Turn; claimed: ClaimedDelivery[] }[]> {
    const claims = turns.map(claimOf).filter(({ most }) => most > 0);
    const claimed = claims.length > 0 ? await tx.deliveries.claim(workspaceId, claims, LEASE_MS) : [];
    return turns.map((turn) => {
      const own = claimed.filter(({ destinationId }) => destinationId === turn.destination.id);
      return { turn: { ...turn, destination: spent(turn, own.length) }, claimed: own };
    });
  }

  /** Ends a drain: a delivery that waits for its moment, the rate cap or the breaker brings the next one. */
  private async drainLater(tx: WebhookTx, { destination: { workspaceId, id, maxPerSecond, health, disabled }, now }: Turn): Promise<void> {
    if (disabled) return;
    const waits = [health.breaker?.pausedUntil, nextTokenAt(maxPerSecond, health.allowance, now.getTime())].filter(
      (at) => at !== undefined,
    );
    const notBefore = waits.length > 0 ? new Date(Math.max(...waits)) : undefined;
    await tx.deliveries.drainLater({ workspaceId, destinationId: id }, { now, notBefore });
  }

  private factsOf(
    { workspaceId, id: destinationId }: WebhookDestination,
    warnings: readonly ('exhausted' | 'failing_for_days')[],
    disabled?: 'failing' | 'gone',
  ): WebhookFact[] {
    const of = () => ({ id: this.ids.next(), workspaceId, mode: null });
    return [
      ...warnings.map((warning) => factOf('webhook.destination_failing.v1', of(), { destinationId, warning })),
      ...(disabled ? [factOf('webhook.destination_disabled.v1', of(), { destinationId, reason: disabled })] : []),
    ];
  }

  /** Reports deliveries that have no attempt left; those of a destination of test mode are nobody's news. */
  private failures({ workspaceId, mode }: WebhookDestination, settled: readonly SettledAttempt[]): WebhookFact[] {
    if (mode === 'test') return [];
    const exhausted = settled.filter(({ state }) => state === 'exhausted');
    return exhausted.map(({ id: deliveryId }) =>
      factOf('webhook.delivery_failed.v1', { id: this.ids.next(), workspaceId, mode: 'live' }, { deliveryId }),
    );
  }

  private cycleOf({ destination }: Turn, claimed: ClaimedDelivery[]): DeliveryCycle {
    const { id: destinationId, url, secret, nextSecret } = destination;
    const open = (sealed: string) => this.secretBox.open(sealed, contextOfSecret(destination));
    const secrets = claimed.length > 0 ? { current: open(secret), next: nextSecret && open(nextSecret) } : { current: '' };
    return { destinationId, url, clockOwner: clockOwnerOf(destination), secrets, claimed };
  }
}

const allowanceOf = ({ destination: { maxPerSecond, health }, now }: Turn) => allowanceNow(maxPerSecond, health.allowance, now.getTime());

function claimOf(turn: Turn): Claim {
  const slots = slotsOf(turn.destination, turn.now);
  return { destinationId: turn.destination.id, slots, most: Math.min(slots, Math.floor(allowanceOf(turn)?.tokens ?? MOST_IN_FLIGHT)) };
}

function spent(turn: Turn, used: number): WebhookDestination {
  const { destination } = turn;
  const allowance = allowanceOf(turn);
  if (!allowance || claimOf(turn).most < 1) return destination;
  return { ...destination, health: { ...destination.health, allowance: spend(allowance, used) } };
}

function hasChanged(before: WebhookDestination, after: WebhookDestination): boolean {
  return before !== after && JSON.stringify([before.health, before.disabled]) !== JSON.stringify([after.health, after.disabled]);
}
