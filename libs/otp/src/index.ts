export * from './domain/challenge';
export * from './domain/ledger';
export * from './domain/write-code-text';
export * from './ports/code-hasher';
export * from './ports/code-sender';
export * from './ports/code-senders';
export * from './ports/otp-tx';
