import { type ErrorDetails, StorefrontError } from './storefront-error';

/** `UNAUTHORIZED`: The key is missing, unknown, revoked or of the wrong environment. */
export class Unauthorized extends StorefrontError {}

/** `ORIGIN_NOT_ALLOWED`: The publishable key is used from an origin that is not registered on it. */
export class OriginNotAllowed extends StorefrontError {}

/** `INSUFFICIENT_SCOPE`: The key may not do this; `details.required` names the scopes. */
export class InsufficientScope extends StorefrontError {}

/** `STORE_API_SECRET_DISABLED`: The merchant has disabled secret keys. */
export class StoreApiSecretDisabled extends StorefrontError {}

/** `STORE_API_DISABLED`: The merchant has disabled the API of the workspace. */
export class StoreApiDisabled extends StorefrontError {}

/** `STORE_CLOSED`: The merchant has closed the shop for a while, or the operator has suspended it; `details` has `until` and `note`. */
export class StoreClosed extends StorefrontError {
  declare readonly details: ErrorDetails & { until: string | null };
}

/** `WORKSPACE_SUSPENDED`: The operator has suspended the workspace; `details.reason` says why. */
export class WorkspaceSuspended extends StorefrontError {
  declare readonly details: ErrorDetails & { reason: string };
}

/** `KEY_PAUSED`: The merchant has paused this key; it works again when it is resumed. */
export class KeyPaused extends StorefrontError {}

/** `NOT_FOUND`: The resource does not exist, or it belongs to another workspace. */
export class NotFound extends StorefrontError {}

/** `METHOD_NOT_ALLOWED`: The address does not support the method. */
export class MethodNotAllowed extends StorefrontError {}

/** `VALIDATION_ERROR`: The request is not valid; `details` lists its faults. */
export class ValidationError extends StorefrontError {}

/** `TIER_REQUIRES_PAYMENT`: The tier costs money; open the checkout of the event. */
export class TierRequiresPayment extends StorefrontError {}

/** `TIER_SOLD_OUT`: Fewer seats are left than requested; `details.remaining` is their number. */
export class TierSoldOut extends StorefrontError {
  declare readonly details: Omit<ErrorDetails, 'remaining'> & { remaining: number };
}

/** `CONFLICT`: Another request is changing the same resource. */
export class Conflict extends StorefrontError {}

/** `TICKET_REFUSED`: The ticket does not admit; `details.reason` names the reason. */
export class TicketRefused extends StorefrontError {}

/** `CHECKOUT_ALREADY_PAID`: A paid checkout cannot be cancelled. */
export class CheckoutAlreadyPaid extends StorefrontError {}

/** `PRICE_MISMATCH`: The sent total differs from the total of the service, which is in `details`. */
export class PriceMismatch extends StorefrontError {}

/** `HEADLESS_DISABLED`: Headless checkouts are disabled in the workspace. */
export class HeadlessDisabled extends StorefrontError {}

/** `IDEMPOTENCY_KEY_REUSED`: The idempotency key was used with another body before. */
export class IdempotencyKeyReused extends StorefrontError {}

/** `PROVIDER_UNAVAILABLE`: A provider that the service needs is unavailable. */
export class ProviderUnavailable extends StorefrontError {}

/** `OTP_NOT_CONFIGURED`: The workspace has no sender of codes configured. */
export class OtpNotConfigured extends StorefrontError {}

/** `OTP_COUNTRY_NOT_ALLOWED`: The workspace sends no codes to this country. */
export class OtpCountryNotAllowed extends StorefrontError {}

/** `OTP_INSUFFICIENT_BALANCE`: The workspace has no credit left for codes. */
export class OtpInsufficientBalance extends StorefrontError {}

/** `OTP_SENDER_UNAVAILABLE`: The service’s own number cannot send; nothing was charged. */
export class OtpSenderUnavailable extends StorefrontError {}

/** `OTP_CODE_NOT_MANAGED`: You chose the code yourself, so only you can verify it. */
export class OtpCodeNotManaged extends StorefrontError {}

/** `RATE_LIMITED`: Too many requests; retry after `retryAfterSeconds`. */
export class RateLimited extends StorefrontError {}

/** `SERVICE_UNAVAILABLE`: The service is temporarily unavailable. */
export class ServiceUnavailable extends StorefrontError {}

/** `INTERNAL`: A fault of the service. */
export class InternalError extends StorefrontError {}
