export * from './codes/code-senders';
export * from './mailbox';
export * from './mailbox-senders';
export * from './refusing-sms-sender';
export * from './senders-of-urls';
export * from './smtp-email-sender';
