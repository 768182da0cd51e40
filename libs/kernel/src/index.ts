export * from './changes';
export * from './clock';
export * from './domain-error';
export * from './ports';
export * from './outbox';
export * from './money';
export * from './ref';
export * from './timestamp';
