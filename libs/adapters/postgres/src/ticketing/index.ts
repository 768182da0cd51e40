export * from './event-store';
export * from './ticket-reader';
