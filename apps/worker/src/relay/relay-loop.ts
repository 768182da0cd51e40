import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, OutboxWatch, type Logger } from '@svc/composition';
import { OutboxRelay } from './outbox-relay';

/** Longest delay of facts whose notification was lost, ms. */
const POLL_MS = 1_000;

/** Runs the relay whenever facts were left, until the process ends; the batch under way is finished. */
@Injectable()
export class RelayLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private running?: Promise<void>;

  constructor(
    @Inject(OutboxRelay) private readonly relay: Pick<OutboxRelay, 'relay'>,
    @Inject(OutboxWatch) private readonly watch: Pick<OutboxWatch, 'untilFacts' | 'wake'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.watch.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      if ((await this.relayBatch()) === 0) await this.watch.untilFacts(POLL_MS);
    }
  }

  private relayBatch(): Promise<number> {
    return this.relay.relay().catch((error: unknown) => {
      this.logger.warn({ error: String(error) }, 'The relay could not tell facts; it tries again in a second.');
      return 0;
    });
  }
}
