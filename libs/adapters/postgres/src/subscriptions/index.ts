export * from './subscription-readers';
export * from './subscription-store';
