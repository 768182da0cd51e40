import { MOST_IN_FLIGHT } from '../domain/destination';
import type { ClaimedDelivery } from '../ports/webhook-tx';
import type { DeliveryCycle, HandedIn, MadeAttempt } from './exchange-attempts';

/** One destination being drained: the attempts on their way, and those that are back. */
export class DestinationDrain {
  private readonly inFlight = new Set<Promise<void>>();
  private back: MadeAttempt[] = [];
  private asked = false;
  private settle: { resolve: () => void; reject: (error: unknown) => void } = { resolve: () => undefined, reject: () => undefined };
  private readonly done = new Promise<void>((resolve, reject) => {
    this.settle = { resolve, reject };
  });

  /** @param wake called when there may be something to hand in or to ask */
  constructor(
    readonly destinationId: string,
    private readonly send: (cycle: DeliveryCycle, delivery: ClaimedDelivery) => Promise<MadeAttempt>,
    private readonly wake: () => void,
  ) {}

  /** Resolves at the end of the drain, which is after one look more. */
  lookAgain(): Promise<void> {
    this.asked = true;
    this.wake();
    return this.done;
  }

  /** No more may be taken before something is back: whoever asks meanwhile is answered then. */
  get isReady(): boolean {
    return this.back.length > 0 || (this.asked && this.inFlight.size < MOST_IN_FLIGHT);
  }

  get isDone(): boolean {
    return !this.asked && this.back.length === 0 && this.inFlight.size === 0;
  }

  /** What is back, and with it the question for more. */
  handIn(): HandedIn {
    const made = this.back;
    this.back = [];
    this.asked = false;
    return { destinationId: this.destinationId, made, inFlight: this.inFlight.size };
  }

  /** Sends what was claimed; without a cycle the destination is gone. */
  begin(cycle: DeliveryCycle | undefined): void {
    for (const delivery of cycle?.claimed ?? []) {
      const sending: Promise<void> = this.send(cycle!, delivery).then((made) => {
        this.back.push(made);
        this.inFlight.delete(sending);
        this.wake();
      });
      this.inFlight.add(sending);
    }
  }

  /** Resolves or rejects for all who wait for the end. */
  end(error?: unknown): void {
    if (error === undefined) this.settle.resolve();
    else this.settle.reject(error);
  }
}
