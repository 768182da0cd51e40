export * from './confirmations';
export * from './guest-list';
export * from './registration-reader';
export * from './seat-booking';
export * from './registration-tx';
