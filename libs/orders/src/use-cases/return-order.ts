import { returnOrder } from '../domain/return-order';
import type { OrderCommand, OrderChanges } from './order-changes';

/** Notes that the goods of an order came back. Throws NotFound, and InvalidInput when they were not handed over. */
export class ReturnOrder {
  constructor(private readonly changes: OrderChanges) {}

  execute(command: OrderCommand): Promise<void> {
    return this.changes.change(command, returnOrder);
  }
}
