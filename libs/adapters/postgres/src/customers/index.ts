export * from './customer-tx';
export * from './postgres-contact-list';
export * from './postgres-contact-plan';
