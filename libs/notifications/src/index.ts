export * from './domain/calendar-entries';
export * from './ports/ticket-documents';
