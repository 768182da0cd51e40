export {
  CheckoutAlreadyPaid,
  Conflict,
  HeadlessDisabled,
  IdempotencyKeyReused,
  InsufficientScope,
  InternalError,
  KeyPaused,
  MethodNotAllowed,
  NotFound,
  OriginNotAllowed,
  OtpCodeNotManaged,
  OtpCountryNotAllowed,
  OtpInsufficientBalance,
  OtpNotConfigured,
  OtpSenderUnavailable,
  PriceMismatch,
  ProviderUnavailable,
  RateLimited,
  ServiceUnavailable,
  StoreApiDisabled,
  StoreApiSecretDisabled,
  StoreClosed,
  TicketRefused,
  TierRequiresPayment,
  TierSoldOut,
  Unauthorized,
  ValidationError,
  WorkspaceSuspended,
} from './errors/by-code';
export { ConnectionError, InvalidParameter, TimedOut, UnexpectedAnswer, WrongKey } from './errors/own';
export { type ErrorCode, type ErrorDetails, type ErrorJson, type Failure, StorefrontError } from './errors/storefront-error';
export type * from './generated/storefront';
export { API_VERSION, SDK_VERSION } from './generated/version';
export { type AnswerCache, type KeptAnswer, memoryCache } from './http/answer-cache';
export type { AnsweredAttempt, CallOptions, ClientSettings, Fetch } from './http/settings';
export * as money from './shop/money';
export { type SlotDay, type SlotFormat, slotsByDay } from './shop/slots';
export { type LineDetails, type TakenTickets, type TicketDetails, ticketDetails } from './shop/ticket-details';
export * as time from './shop/time';
export { type ChosenOptions, chooseVariant, type VariantChoice } from './shop/variants';
export {
  createStorefront,
  createStorefrontServer,
  type StorefrontClient,
  type StorefrontServerClient,
} from './storefront/create-storefront';
export type { StorefrontAnswer, StorefrontBody, StorefrontQuery } from './storefront/operations';
export { collectDeletions, type CollectedDeletions, type DeletionEvent, type Deletions } from './sync/deletions';
export type { Change, FeedOptions } from './sync/feed';
export * as webhooks from './webhooks';
export type { WebhookEvent, WebhookEventOf } from './webhooks/events';
