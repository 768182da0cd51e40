import { refOf, type Clock } from '@svc/kernel';
import { type DestinationName, isInterrupted, isSuccess } from '../domain/delivery';
import { signatureHeaders, type SigningSecrets } from '../domain/signature';
import type { DeliveryFailures } from '../ports/delivery-failures';
import type { ClaimedDelivery } from '../ports/webhook-tx';
import type { WebhookSender } from '../ports/webhook-sender';
import { DestinationDrain } from './destination-drain';
import type { DeliveryCycle, ExchangeAttempts, HandedIn, MadeAttempt } from './exchange-attempts';

/**
 * Sends the due deliveries of destinations until none is left. It asks for work, sends it outside of any transaction, and
 * hands in the results while asking for more. Destinations do not delay one another: a drain is a few promises, no thread.
 */
export class DrainDestination {
  private readonly workspaces = new Map<string, WorkspaceDrain>();
  private stopping = false;

  /**
   * @param realClock for signatures: receivers compare its time with theirs (D-7)
   * @param batchingDelay resolves when pending results were taken in, so that answers of one moment share a delivery cycle
   */
  constructor(
    private readonly exchange: ExchangeAttempts,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
    private readonly realClock: Clock,
    private readonly batchingDelay: () => Promise<unknown>,
    private readonly failures: DeliveryFailures,
  ) {}

  /** Resolves when nothing of the destination is due any more. A call during a drain makes that drain check once more. */
  execute({ workspaceId, destinationId }: DestinationName): Promise<void> {
    if (this.stopping) return Promise.resolve();
    const running = this.workspaces.get(workspaceId);
    if (running) return running.lookAt(destinationId);
    const drain = new WorkspaceDrain(
      (destinations) => this.exchange.execute({ workspaceId, destinations, claim: !this.stopping }),
      (cycle, delivery) => this.send(cycle, delivery),
      this.batchingDelay,
    );
    this.workspaces.set(workspaceId, drain);
    const done = drain.lookAt(destinationId);
    void drain.run(() => this.workspaces.delete(workspaceId));
    return done;
  }

  /** Takes nothing more; resolves when everything on its way has been sent and recorded. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled([...this.workspaces.values()].map((drain) => drain.lookAtAll()));
  }

  private async send({ destinationId, url, clockOwner, secrets }: DeliveryCycle, delivery: ClaimedDelivery): Promise<MadeAttempt> {
    const at = this.clock.now(clockOwner);
    const begun = this.realClock.now().getTime();
    const outcome = await this.sender.send({
      url,
      body: delivery.body,
      headers: this.headersOf(delivery, begun, secrets),
      trace: delivery.trace,
    });
    if (!isSuccess(outcome) && !isInterrupted(outcome)) {
      const { id: deliveryId, attempt } = delivery;
      this.failures.failed({ workspaceId: clockOwner.workspaceId, destinationId, deliveryId, attempt, outcome });
    }
    return { delivery, outcome, at, durationMs: this.realClock.now().getTime() - begun };
  }

  private headersOf({ id, attempt, body }: ClaimedDelivery, now: number, secrets: SigningSecrets): Record<string, string> {
    return signatureHeaders({ deliveryRef: refOf('whd', id), attempt, timestamp: Math.floor(now / 1_000), body }, secrets);
  }
}

/**
 * The destinations of a workspace that are being drained. Those with results to hand in or work to ask for share a
 * transaction.
 */
class WorkspaceDrain {
  private readonly destinations = new Map<string, DestinationDrain>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly exchange: (destinations: readonly HandedIn[]) => Promise<DeliveryCycle[]>,
    private readonly send: (cycle: DeliveryCycle, delivery: ClaimedDelivery) => Promise<MadeAttempt>,
    private readonly batchingDelay: () => Promise<unknown>,
  ) {}

  lookAt(destinationId: string): Promise<void> {
    const drain = this.destinations.get(destinationId) ?? new DestinationDrain(destinationId, this.send, () => this.wake());
    this.destinations.set(destinationId, drain);
    return drain.lookAgain();
  }

  async lookAtAll(): Promise<void> {
    await Promise.allSettled([...this.destinations.values()].map((drain) => drain.lookAgain()));
  }

  /** Works until no destination is being drained; calls `ended` before another could be requested. */
  async run(ended: () => void): Promise<void> {
    while (this.destinations.size > 0) {
      while (!this.ready.length) await this.something();
      await this.batchingDelay();
      await this.cycle(this.ready);
    }
    ended();
  }

  private get ready(): DestinationDrain[] {
    return [...this.destinations.values()].filter(({ isReady }) => isReady);
  }

  private async cycle(drains: readonly DestinationDrain[]): Promise<void> {
    try {
      const cycles = await this.exchange(drains.map((drain) => drain.handIn()));
      for (const drain of drains) drain.begin(cycles.find(({ destinationId }) => destinationId === drain.destinationId));
      for (const drain of drains) if (drain.isDone) this.end(drain);
    } catch (error) {
      for (const drain of drains) this.end(drain, error);
    }
  }

  private end(drain: DestinationDrain, error?: unknown): void {
    this.destinations.delete(drain.destinationId);
    drain.end(error);
  }

  private something(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
