export * from './printed-qr-codes';
export * from './printed-ticket-documents';
export * from './threaded-printer';
