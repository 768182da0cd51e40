import { refOf, type Clock } from '@svc/kernel';
import type { DestinationName } from '../domain/delivery';
import { signatureHeaders, type SigningSecrets } from '../domain/signature';
import type { ClaimedDelivery } from '../ports/webhook-tx';
import type { WebhookSender } from '../ports/webhook-sender';
import { DestinationDrain } from './destination-drain';
import type { DeliveryCycle, ExchangeAttempts, HandedIn, MadeAttempt } from './exchange-attempts';

/**
 * Sends what is due of destinations, until nothing is: asks for work, sends it outside of any transaction, hands in the
 * results while asking for more. Deliveries on their way delay no one else's: a drain is a few promises, no thread.
 */
export class DrainDestination {
  private readonly workspaces = new Map<string, WorkspaceDrain>();
  private stopping = false;

  /**
   * @param wall the real clock, for signatures: receivers compare its time with theirs (D-7)
   * @param batchingDelay resolves when what has come in meanwhile was taken in, so that answers of one moment share a delivery cycle
   */
  constructor(
    private readonly exchange: ExchangeAttempts,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
    private readonly wall: Clock,
    private readonly batchingDelay: () => Promise<unknown>,
  ) {}

  /** Resolves when nothing of the destination is due any more. Called while it is being drained, it makes that drain look again. */
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

  /** Takes nothing more; resolves when what is on its way has been sent and recorded. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled([...this.workspaces.values()].map((drain) => drain.lookAtAll()));
  }

  private async send({ url, clockOwner, secrets }: DeliveryCycle, delivery: ClaimedDelivery): Promise<MadeAttempt> {
    const at = this.clock.now(clockOwner);
    const begun = this.wall.now().getTime();
    const outcome = await this.sender.send({ url, body: delivery.body, headers: this.headersOf(delivery, begun, secrets) });
    return { delivery, outcome, at, durationMs: this.wall.now().getTime() - begun };
  }

  private headersOf({ id, attempt, body }: ClaimedDelivery, now: number, secrets: SigningSecrets): Record<string, string> {
    return signatureHeaders({ deliveryRef: refOf('whd', id), attempt, timestamp: Math.floor(now / 1_000), body }, secrets);
  }
}

/** The destinations of a workspace that are being drained: those which have something to hand in or to ask share a transaction. */
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

  /** Works until no destination is being drained; calls `ended` before another could be asked for. */
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
