export * from './domain/calendar-entries';
export * from './domain/message';
export type { Addressee } from './domain/messages-of';
export * from './ports/message-log';
export * from './ports/message-plan';
export * from './ports/message-tx';
export * from './ports/ticket-documents';
export * from './use-cases/plan-messages';
