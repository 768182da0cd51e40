import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InventoryCheck } from '@svc/checkout';
import { Metrics } from './metrics';

/** How many counters of stock and seats were wrong when the workers compared them last; every api process tells the same. */
@Injectable()
export class InventoryGauge implements OnModuleInit {
  constructor(private readonly metrics: Metrics, private readonly inventory: InventoryCheck) {}

  onModuleInit(): void {
    this.metrics.gauge('inventory_drift', 'Counters of stock and seats that differ from holds and tickets; 0 is right.', () => this.inventory.found());
  }
}
