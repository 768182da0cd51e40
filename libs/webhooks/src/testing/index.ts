export * from './in-memory-listeners';
export * from './in-memory-webhooks';
export * from './listeners.contract';
export * from './randomness-of';
export * from './scripted-webhook-sender';
export * from './webhook.builder';
export * from './webhooks.contract';
