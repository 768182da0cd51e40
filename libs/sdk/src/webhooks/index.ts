export {
  BodyTruncated,
  SignatureMismatch,
  SignatureMissing,
  TimestampInFuture,
  TimestampOutside,
  TimestampTooOld,
  WebhookError,
  WebhookReplayed,
} from './errors';
export type { WebhookEvent, WebhookEventOf } from './events';
export { verify, type VerifyOptions, type WebhookHeaders } from './verify';
