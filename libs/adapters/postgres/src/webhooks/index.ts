export * from './postgres-delivery-plan';
