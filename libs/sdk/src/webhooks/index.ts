export * from './errors';
export type * from './events';
export { verify, type VerifyOptions, type WebhookHeaders } from './verify';
