export * from './document-tx';
