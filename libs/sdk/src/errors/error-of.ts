import {
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
  TicketRefused,
  TierRequiresPayment,
  TierSoldOut,
  Unauthorized,
  ValidationError,
} from './by-code';
import { type Failure, StorefrontError } from './storefront-error';

type ErrorClass = new (failure: Failure) => StorefrontError;

/** Error classes by the codes of the API. */
export const ERROR_CLASSES: Readonly<Record<string, ErrorClass>> = {
  UNAUTHORIZED: Unauthorized,
  ORIGIN_NOT_ALLOWED: OriginNotAllowed,
  INSUFFICIENT_SCOPE: InsufficientScope,
  STORE_API_SECRET_DISABLED: StoreApiSecretDisabled,
  STORE_API_DISABLED: StoreApiDisabled,
  KEY_PAUSED: KeyPaused,
  NOT_FOUND: NotFound,
  METHOD_NOT_ALLOWED: MethodNotAllowed,
  VALIDATION_ERROR: ValidationError,
  TIER_REQUIRES_PAYMENT: TierRequiresPayment,
  TIER_SOLD_OUT: TierSoldOut,
  CONFLICT: Conflict,
  TICKET_REFUSED: TicketRefused,
  CHECKOUT_ALREADY_PAID: CheckoutAlreadyPaid,
  PRICE_MISMATCH: PriceMismatch,
  HEADLESS_DISABLED: HeadlessDisabled,
  IDEMPOTENCY_KEY_REUSED: IdempotencyKeyReused,
  PROVIDER_UNAVAILABLE: ProviderUnavailable,
  OTP_NOT_CONFIGURED: OtpNotConfigured,
  OTP_COUNTRY_NOT_ALLOWED: OtpCountryNotAllowed,
  OTP_INSUFFICIENT_BALANCE: OtpInsufficientBalance,
  OTP_SENDER_UNAVAILABLE: OtpSenderUnavailable,
  OTP_CODE_NOT_MANAGED: OtpCodeNotManaged,
  RATE_LIMITED: RateLimited,
  SERVICE_UNAVAILABLE: ServiceUnavailable,
  INTERNAL: InternalError,
};

/** Returns the error of a failure; a plain `StorefrontError` for a code that is newer than this SDK. */
export function errorOf(failure: Failure): StorefrontError {
  return new (ERROR_CLASSES[failure.code] ?? StorefrontError)(failure);
}
