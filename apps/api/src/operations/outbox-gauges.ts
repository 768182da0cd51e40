import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Readiness, RefusedJobs } from '@svc/composition';
import { Metrics } from './metrics';

/** How far the relays of the workers are behind, and what they could make nothing of: one database, so every api process tells the same. */
@Injectable()
export class OutboxGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly refused: RefusedJobs,
  ) {}

  onModuleInit(): void {
    const outbox = () => this.readiness.outbox();
    this.metrics.gauge('outbox_waiting_facts', 'Facts that no worker has relayed yet.', async () => (await outbox()).waiting);
    this.metrics.gauge('outbox_failing_facts', 'Facts that could not be relayed, and are tried again.', async () => (await outbox()).failing);
    this.metrics.gauge('outbox_oldest_seconds', 'Age of the oldest fact that waits.', async () => (await outbox()).oldestMs / 1_000);
    this.metrics.gauge('jobs_refused', 'Jobs that no worker could make anything of, since the service was set up; any more are to be looked into.', () => this.refused.count());
  }
}
