export * from './credentials.contract';
export * from './in-memory-credentials';
export * from './in-memory-payments';
export * from './money.contract';
export * from './payment-gateway.contract';
export * from './payment.builder';
export * from './scripted-gateway';
