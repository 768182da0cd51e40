import { refOf, type Clock } from '@svc/kernel';
import type { DestinationName } from '../domain/delivery';
import { MOST_IN_FLIGHT } from '../domain/destination';
import { signatureHeaders, type SigningSecrets } from '../domain/signature';
import type { ClaimedDelivery } from '../ports/webhook-tx';
import type { WebhookSender } from '../ports/webhook-sender';
import type { DeliveryCycle, ExchangeAttempts, MadeAttempt } from './exchange-attempts';

/**
 * Sends what is due of a destination, until nothing is: asks for work, sends it outside of any transaction, hands in the
 * results while asking for more. Deliveries on their way delay no one else's: a drain is a few promises, no thread.
 */
export class DrainDestination {
  private readonly drains = new Map<string, Drain>();
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
    const running = this.drains.get(destinationId);
    if (running) return running.lookAgain();
    const drain = new Drain(
      (made, inFlight) => this.exchange.execute({ workspaceId, destinationId, made, claim: !this.stopping, inFlight }),
      (cycle, delivery) => this.send(cycle, delivery),
      this.batchingDelay,
    );
    this.drains.set(destinationId, drain);
    return drain.run().finally(() => this.drains.delete(destinationId));
  }

  /** Takes nothing more; resolves when what is on its way has been sent and recorded. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.allSettled([...this.drains.values()].map((drain) => drain.lookAgain()));
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

/** One destination being drained: the attempts on their way, and those that are back. */
class Drain {
  private readonly inFlight = new Set<Promise<void>>();
  private back: MadeAttempt[] = [];
  private asked = true;
  private wake: () => void = () => undefined;
  private done: Promise<void> = Promise.resolve();

  constructor(
    private readonly exchange: (made: readonly MadeAttempt[], inFlight: number) => Promise<DeliveryCycle>,
    private readonly send: (cycle: DeliveryCycle, delivery: ClaimedDelivery) => Promise<MadeAttempt>,
    private readonly batchingDelay: () => Promise<unknown>,
  ) {}

  run(): Promise<void> {
    this.done = this.cycles();
    return this.done;
  }

  lookAgain(): Promise<void> {
    this.asked = true;
    this.wake();
    return this.done;
  }

  private async cycles(): Promise<void> {
    while (this.asked || this.back.length > 0 || this.inFlight.size > 0) {
      while (this.back.length === 0 && (!this.asked || this.isFull)) await this.something();
      await this.batchingDelay();
      const made = this.back;
      this.back = [];
      this.asked = false;
      const cycle = await this.exchange(made, this.inFlight.size);
      for (const delivery of cycle.claimed) this.begin(cycle, delivery);
    }
  }

  /** No more may be taken before something is back: whoever asks meanwhile is answered then. */
  private get isFull(): boolean {
    return this.inFlight.size >= MOST_IN_FLIGHT;
  }

  private something(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private begin(cycle: DeliveryCycle, delivery: ClaimedDelivery): void {
    const sending: Promise<void> = this.send(cycle, delivery).then((made) => {
      this.back.push(made);
      this.inFlight.delete(sending);
      this.wake();
    });
    this.inFlight.add(sending);
  }
}
