import { randomUUID } from 'node:crypto';
import { InMemoryOrders } from './in-memory-orders';
import { ordersContract } from './orders.contract';

describe('orders in memory', () =>
  ordersContract(
    () => new InMemoryOrders(),
    async () => randomUUID(),
  ));
