import { Inject, Injectable } from '@nestjs/common';
import { InventoryCheck } from '@svc/checkout';
import { LOGGER, type Logger } from '@svc/composition';

/** The most differences that the log lists; it states their number in any case. */
const MOST_LINES = 100;

/** Logs differences between counters and their rows (ADR 0008); the metric `inventory_drift` counts them. */
@Injectable()
export class ReconcileInventory {
  constructor(
    private readonly inventory: InventoryCheck,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the number of counters that differ. */
  async run(): Promise<number> {
    const drifts = await this.inventory.compare();
    for (const drift of drifts.slice(0, MOST_LINES))
      this.logger.error({ drift }, 'inventory drift: a counter does not say what holds and tickets do');
    if (drifts.length > 0)
      this.logger.error({ inventoryDrift: drifts.length }, 'inventory drift: nothing was repaired; see docs/operations.md');
    return drifts.length;
  }
}
