export { PostgresEventStore } from './event-store';
export { PostgresTicketReader } from './ticket-reader';
