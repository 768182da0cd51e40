import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, Metrics, OutboxWatch, type Logger } from '@svc/composition';
import { BackOff } from '@svc/kernel';
import { OutboxRelay } from './outbox-relay';

/** Longest delay of facts whose notification was lost, ms. */
const POLL_MS = 1_000;
/** Pauses after batches that failed, ms. */
const PAUSES = { firstMs: 200, mostMs: 5_000 };

/** Runs the relay whenever facts were left, until the process ends; the batch under way is finished. */
@Injectable()
export class RelayLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private endPause: () => void = () => undefined;
  private readonly pauses = new BackOff(PAUSES, Math.random);
  private running?: Promise<void>;

  constructor(
    @Inject(OutboxRelay) private readonly relay: Pick<OutboxRelay, 'relay'>,
    @Inject(OutboxWatch) private readonly watch: Pick<OutboxWatch, 'untilFacts' | 'wake'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Inject(Metrics) private readonly metrics: Pick<Metrics, 'count'>,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.endPause();
    this.watch.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const relayed = await this.relay.relay();
        this.pauses.reset();
        this.metrics.count('outbox_relayed_facts_total', {}, relayed);
        if (relayed === 0) await this.watch.untilFacts(POLL_MS);
      } catch (error) {
        this.logger.warn({ error: String(error) }, 'The relay could not deliver facts; it tries again within seconds.');
        await this.pause(this.pauses.next());
      }
    }
  }

  private async pause(ms: number): Promise<void> {
    if (this.stopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.endPause = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
  }
}
