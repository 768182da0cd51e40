import type { Clock } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { RequestInFlight } from '../domain/opening/idempotency';
import { isBeingOpened, RESTS_MS, type BeingPaid } from '../domain/settlement/decide-start';
import type { ReadAttempt } from './read-attempt';

/** Waits so many milliseconds. */
export type Pause = (ms: number) => Promise<void>;

/** Waits, for five seconds at most, until the request that has opened a checkout has its payment opened as well (D-43). */
export class AwaitOpening {
  constructor(
    private readonly reading: Pick<ReadAttempt, 'execute'>,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {}

  /**
   * The checkout as it is then; of one whose opening was never ended, as it was left.
   * @throws RequestInFlight
   */
  async execute(checkout: Checkout): Promise<BeingPaid> {
    let standing = await this.reading.execute(checkout);
    for (const restMs of RESTS_MS) {
      if (!isBeingOpened(standing, this.clock.now())) return standing;
      await this.pause(restMs);
      standing = await this.reading.execute(checkout);
    }
    if (isBeingOpened(standing, this.clock.now())) throw new RequestInFlight();
    return standing;
  }
}
