export * from './plain-ticket-documents';
export * from './ticket-documents.contract';
