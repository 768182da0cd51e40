export * from './in-memory-registrations';
export * from './registration.contract';
