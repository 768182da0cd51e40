export * from './postgres-subscription-list';
export * from './subscription-tx';
