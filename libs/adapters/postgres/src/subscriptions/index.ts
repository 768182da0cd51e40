export * from './postgres-restock-shelf';
export * from './postgres-subscription-list';
export * from './subscription-tx';
