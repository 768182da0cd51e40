import { returnOrder } from '../domain/return-order';
import type { OrderCommand, OrderDesk } from './order-desk';

/** Notes that the goods of an order came back. Throws NotFound, and InvalidInput when they were not handed over. */
export class ReturnOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute(command: OrderCommand): Promise<void> {
    return this.desk.change(command, returnOrder);
  }
}
