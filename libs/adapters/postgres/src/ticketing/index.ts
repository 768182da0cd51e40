export * from './event-store';
export * from './postgres-ticket-reader';
