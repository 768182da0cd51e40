import { MOST_IN_FLIGHT } from '../domain/destination';
import type { ClaimedDelivery } from '../ports/webhook-tx';
import type { DeliveryCycle, HandedIn, MadeAttempt } from './exchange-attempts';

/** One destination being drained: its attempts on their way, and those that have returned. */
export class DestinationDrain {
  private readonly inFlight = new Set<Promise<void>>();
  private back: MadeAttempt[] = [];
  private asked = false;
  private settle: { resolve: () => void; reject: (error: unknown) => void } = { resolve: () => undefined, reject: () => undefined };
  private readonly done = new Promise<void>((resolve, reject) => {
    this.settle = { resolve, reject };
  });

  /** @param wake called when there may be results to hand in, or work to ask for */
  constructor(
    readonly destinationId: string,
    private readonly send: (cycle: DeliveryCycle, delivery: ClaimedDelivery) => Promise<MadeAttempt>,
    private readonly wake: () => void,
  ) {}

  /** Has the drain check once more before it ends; resolves at its end. */
  lookAgain(): Promise<void> {
    this.asked = true;
    this.wake();
    return this.done;
  }

  /** True when there are results to hand in, or more may be asked for; with all slots in flight a request waits for a result. */
  get isReady(): boolean {
    return this.back.length > 0 || (this.asked && this.inFlight.size < MOST_IN_FLIGHT);
  }

  get isDone(): boolean {
    return !this.asked && this.back.length === 0 && this.inFlight.size === 0;
  }

  /** Returns the results so far, and with them the request for more. */
  handIn(): HandedIn {
    const made = this.back;
    this.back = [];
    this.asked = false;
    return { destinationId: this.destinationId, made, inFlight: this.inFlight.size };
  }

  /** Sends the claimed deliveries; without a cycle the destination is gone. */
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

  /** Resolves or rejects for all callers that wait for the end. */
  end(error?: unknown): void {
    if (error === undefined) this.settle.resolve();
    else this.settle.reject(error);
  }
}
