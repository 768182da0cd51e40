export * from './customer.builder';
export * from './customers.contract';
export * from './in-memory-customers';
