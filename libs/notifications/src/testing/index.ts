export * from './in-memory-messages';
export * from './message.builder';
export * from './messages.contract';
export * from './plain-ticket-documents';
export * from './senders.contract';
export * from './subscription-email.builder';
export * from './ticket-documents.contract';
