import { StorefrontError } from './storefront-error';

/** `UNAUTHORIZED`: The key is missing, unknown, revoked or of the wrong environment. */
export class Unauthorized extends StorefrontError {}

/** `ORIGIN_NOT_ALLOWED`: The publishable key is used from an origin that is not registered on it. */
export class OriginNotAllowed extends StorefrontError {}

/** `INSUFFICIENT_SCOPE`: The key may not do this; `details.required` names the scopes. */
export class InsufficientScope extends StorefrontError {}

/** `STORE_API_SECRET_DISABLED`: The merchant has switched secret keys off. */
export class StoreApiSecretDisabled extends StorefrontError {}

/** `STORE_API_DISABLED`: The merchant has switched the workspace off. */
export class StoreApiDisabled extends StorefrontError {}

/** `KEY_PAUSED`: The merchant has paused this key; it works again when it is resumed. */
export class KeyPaused extends StorefrontError {}

/** `NOT_FOUND`: There is no such thing, or it is another workspace’s. */
export class NotFound extends StorefrontError {}

/** `METHOD_NOT_ALLOWED`: The address knows no such method. */
export class MethodNotAllowed extends StorefrontError {}

/** `VALIDATION_ERROR`: What was sent is not valid; `details` lists what of it. */
export class ValidationError extends StorefrontError {}

/** `TIER_REQUIRES_PAYMENT`: The tier costs money: open the checkout of the event. */
export class TierRequiresPayment extends StorefrontError {}

/** `TIER_SOLD_OUT`: Fewer seats are left than were asked for; `details.remaining` tells how many. */
export class TierSoldOut extends StorefrontError {}

/** `CONFLICT`: Something else is under way on the same thing. */
export class Conflict extends StorefrontError {}

/** `TICKET_REFUSED`: The ticket does not let anybody in; `details.reason` says why. */
export class TicketRefused extends StorefrontError {}

/** `CHECKOUT_ALREADY_PAID`: A paid checkout cannot be cancelled. */
export class CheckoutAlreadyPaid extends StorefrontError {}

/** `PRICE_MISMATCH`: The total that was sent is not the total of the service; `details` has that. */
export class PriceMismatch extends StorefrontError {}

/** `HEADLESS_DISABLED`: The workspace has headless checkouts switched off. */
export class HeadlessDisabled extends StorefrontError {}

/** `IDEMPOTENCY_KEY_REUSED`: The same idempotency key came with another body. */
export class IdempotencyKeyReused extends StorefrontError {}

/** `PROVIDER_UNAVAILABLE`: A provider that the service needs for this does not answer. */
export class ProviderUnavailable extends StorefrontError {}

/** `OTP_NOT_CONFIGURED`: The workspace has nothing set up to send codes by. */
export class OtpNotConfigured extends StorefrontError {}

/** `OTP_COUNTRY_NOT_ALLOWED`: The workspace sends no codes to this country. */
export class OtpCountryNotAllowed extends StorefrontError {}

/** `OTP_INSUFFICIENT_BALANCE`: The workspace has no credit left for codes. */
export class OtpInsufficientBalance extends StorefrontError {}

/** `OTP_SENDER_UNAVAILABLE`: The service’s own number cannot send; nothing was charged. */
export class OtpSenderUnavailable extends StorefrontError {}

/** `OTP_CODE_NOT_MANAGED`: You chose the code yourself, so only you can check it. */
export class OtpCodeNotManaged extends StorefrontError {}

/** `RATE_LIMITED`: Too many requests; `retryAfterSeconds` says when the next may come. */
export class RateLimited extends StorefrontError {}

/** `SERVICE_UNAVAILABLE`: The service cannot answer just now. */
export class ServiceUnavailable extends StorefrontError {}

/** `INTERNAL`: A fault of the service. */
export class InternalError extends StorefrontError {}
