import { randomUUID } from 'node:crypto';
import { customersContract } from './customers.contract';
import { InMemoryCustomers } from './in-memory-customers';

describe('customers in memory', () => {
  customersContract(
    () => new InMemoryCustomers(),
    async () => randomUUID(),
  );
});
