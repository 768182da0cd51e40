export * from './otp-tx';
export * from './postgres-otp-lists';
export * from './postgres-sender-connections';
export * from './sender-tx';
