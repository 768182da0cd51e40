// Contract suites
export { customersContract } from './customers.contract';

// Fakes
export { InMemoryCustomers } from './in-memory-customers';

// Builders
export { aPerson, LINKED_AT } from './customer.builder';
