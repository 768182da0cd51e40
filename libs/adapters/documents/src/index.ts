export type { AppleWalletKeys } from './apple-pass';
export type { GoogleWalletKeys } from './google-pass';
export * from './printed-documents';
export * from './thread-pool';
export * from './threaded-printer';
export * from './signed-wallet-passes';
