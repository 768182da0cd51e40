import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InventoryCheck } from '@svc/checkout';
import { Readiness, RecurringTasks, RefusedJobs } from '@svc/composition';
import { Metrics } from './metrics';

/** Number of wrong counters of stock and seats in the workers' last comparison; every api process reports the same. */
@Injectable()
export class InventoryGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly inventory: InventoryCheck,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('inventory_drift', 'Counters of stock and seats that differ from holds and tickets; 0 is right.', () =>
      this.inventory.driftCount(),
    );
  }
}

/** Delay of the workers' relays, and the facts that they could not process; all api processes read one database and report the same. */
@Injectable()
export class OutboxGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly refused: RefusedJobs,
  ) {}

  onModuleInit(): void {
    const outbox = () => this.readiness.outbox();
    this.metrics.gauge(
      'outbox_waiting_facts',
      'Facts that no worker has relayed yet; of the first 10,000.',
      async () => (await outbox()).waiting,
    );
    this.metrics.gauge(
      'outbox_failing_facts',
      'Facts that could not be relayed, and are tried again; of the first 10,000.',
      async () => (await outbox()).failing,
    );
    this.metrics.gauge('outbox_oldest_seconds', 'Age of the oldest fact that waits.', async () => (await outbox()).oldestMs / 1_000);
    this.metrics.gauge(
      'jobs_refused',
      'Jobs that no worker could make anything of, since the service was set up; any more are to be looked into.',
      () => this.refused.count(),
    );
  }
}

/** Overdue recurring tasks of the workers: their schedules are in the queue, which may lose them (D-142). */
@Injectable()
export class RecurringGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly recurring: RecurringTasks,
  ) {}

  onModuleInit(): void {
    this.metrics.namedGauge(
      'recurring_task_late',
      'Recurring tasks that were not done for three of their intervals, 1 each, by name; none is right.',
      'task',
      () => this.recurring.late(),
    );
  }
}
