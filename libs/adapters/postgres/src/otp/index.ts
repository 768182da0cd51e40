export * from './otp-tx';
export * from './postgres-otp-lists';
export * from './senders';
export * from './sent-codes';
