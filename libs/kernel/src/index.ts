export * from './clock';
export * from './domain-error';
export * from './id-generator';
export * from './money';
export * from './ref';
export * from './timestamp';
export * from './unit-of-work';
