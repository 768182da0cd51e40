export * from './mailbox';
export * from './mailbox-senders';
export * from './senders-of-urls';
export * from './smtp-email-sender';
