import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Readiness } from '@svc/composition';
import { Metrics } from './metrics';

/** How far the relays of the workers are behind: one outbox, so every api process tells the same. */
@Injectable()
export class OutboxGauges implements OnModuleInit {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    const outbox = () => this.readiness.outbox();
    this.metrics.gauge('outbox_waiting_facts', 'Facts that no worker has relayed yet.', async () => (await outbox()).waiting);
    this.metrics.gauge('outbox_failing_facts', 'Facts that could not be relayed, and are tried again.', async () => (await outbox()).failing);
    this.metrics.gauge('outbox_oldest_seconds', 'Age of the oldest fact that waits.', async () => (await outbox()).oldestMs / 1_000);
  }
}
