export * from './challenge.builder';
export * from './code-sender.contract';
export * from './in-memory-otp';
export * from './otp.contract';
export * from './plain-code-hasher';
export * from './scripted-code-senders';
