import * as errors from './by-code';
import { type Failure, StorefrontError } from './storefront-error';

type ErrorClass = new (failure: Failure) => StorefrontError;

/** Error classes by the codes of the API. */
export const ERROR_CLASSES: Readonly<Record<string, ErrorClass>> = {
  UNAUTHORIZED: errors.Unauthorized,
  ORIGIN_NOT_ALLOWED: errors.OriginNotAllowed,
  INSUFFICIENT_SCOPE: errors.InsufficientScope,
  STORE_API_SECRET_DISABLED: errors.StoreApiSecretDisabled,
  STORE_API_DISABLED: errors.StoreApiDisabled,
  STORE_CLOSED: errors.StoreClosed,
  WORKSPACE_SUSPENDED: errors.WorkspaceSuspended,
  KEY_PAUSED: errors.KeyPaused,
  NOT_FOUND: errors.NotFound,
  METHOD_NOT_ALLOWED: errors.MethodNotAllowed,
  VALIDATION_ERROR: errors.ValidationError,
  TIER_REQUIRES_PAYMENT: errors.TierRequiresPayment,
  TIER_SOLD_OUT: errors.TierSoldOut,
  CONFLICT: errors.Conflict,
  TICKET_REFUSED: errors.TicketRefused,
  CHECKOUT_ALREADY_PAID: errors.CheckoutAlreadyPaid,
  PRICE_MISMATCH: errors.PriceMismatch,
  HEADLESS_DISABLED: errors.HeadlessDisabled,
  IDEMPOTENCY_KEY_REUSED: errors.IdempotencyKeyReused,
  PROVIDER_UNAVAILABLE: errors.ProviderUnavailable,
  OTP_NOT_CONFIGURED: errors.OtpNotConfigured,
  OTP_COUNTRY_NOT_ALLOWED: errors.OtpCountryNotAllowed,
  OTP_INSUFFICIENT_BALANCE: errors.OtpInsufficientBalance,
  OTP_SENDER_UNAVAILABLE: errors.OtpSenderUnavailable,
  OTP_CODE_NOT_MANAGED: errors.OtpCodeNotManaged,
  RATE_LIMITED: errors.RateLimited,
  SERVICE_UNAVAILABLE: errors.ServiceUnavailable,
  INTERNAL: errors.InternalError,
};

/** Returns the error of a failure; a plain `StorefrontError` for a code that is newer than this SDK. */
export function errorOf(failure: Failure): StorefrontError {
  return new (ERROR_CLASSES[failure.code] ?? StorefrontError)(failure);
}
