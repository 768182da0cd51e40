export * from './printed-documents';
export * from './threaded-printer';
