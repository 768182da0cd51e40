export type * from '../generated/admin';
export { type AdminClient, type AdminSettings, type AdminTools, type AnyRequest, createAdmin } from './create-admin';
export type { AdminAnswer, AdminInput, AdminItem, AdminListId, AdminOperationId, AdminOperations, FileBody } from './operations';
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
} from '../errors/by-code';
export { ConnectionError, InvalidParameter, TimedOut, UnexpectedAnswer, WrongKey } from '../errors/own';
export { type ErrorCode, type ErrorDetails, type ErrorJson, type Failure, StorefrontError } from '../errors/storefront-error';
