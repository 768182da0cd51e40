export * from './customer-tx';
export * from './contact-readers';
export type { NumberHashes } from './erase-person-sql';
