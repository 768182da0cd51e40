export * from './giving.contract';
export * from './in-memory-registrations';
export * from './merchants-registration.contract';
export * from './registration.contract';
