export * from './customer-tx';
export * from './postgres-contact-list';
export * from './postgres-contact-plan';
export type { NumberHashes } from './number-hashes';
