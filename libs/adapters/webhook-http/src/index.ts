export * from './undici-webhook-sender';
