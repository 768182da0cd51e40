export * from './printed-ticket-documents';
export * from './vector-qr-codes';
