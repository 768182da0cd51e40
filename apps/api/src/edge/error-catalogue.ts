import type { ErrorCode } from '@svc/kernel';

interface ErrorFacts {
  status: number;
  /** Whether the same request may succeed later, unchanged. */
  retryable: boolean;
}

/** HTTP status and `retryable` of every code (decisions 3.7). */
export const ERROR_CATALOGUE: Record<ErrorCode, ErrorFacts> = {
  UNAUTHORIZED: { status: 401, retryable: false },
  ORIGIN_NOT_ALLOWED: { status: 403, retryable: false },
  INSUFFICIENT_SCOPE: { status: 403, retryable: false },
  STORE_API_SECRET_DISABLED: { status: 403, retryable: false },
  STORE_API_DISABLED: { status: 403, retryable: false },
  KEY_PAUSED: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false },
  VALIDATION_ERROR: { status: 400, retryable: false },
  TIER_REQUIRES_PAYMENT: { status: 402, retryable: false },
  TIER_SOLD_OUT: { status: 409, retryable: false },
  CONFLICT: { status: 409, retryable: true },
  TICKET_REFUSED: { status: 409, retryable: false },
  CHECKOUT_ALREADY_PAID: { status: 409, retryable: false },
  PRICE_MISMATCH: { status: 409, retryable: false },
  HEADLESS_DISABLED: { status: 403, retryable: false },
  IDEMPOTENCY_KEY_REUSED: { status: 409, retryable: false },
  PROVIDER_UNAVAILABLE: { status: 503, retryable: true },
  OTP_NOT_CONFIGURED: { status: 409, retryable: false },
  OTP_COUNTRY_NOT_ALLOWED: { status: 403, retryable: false },
  OTP_INSUFFICIENT_BALANCE: { status: 402, retryable: false },
  OTP_SENDER_UNAVAILABLE: { status: 503, retryable: true },
  OTP_CODE_NOT_MANAGED: { status: 409, retryable: false },
  RATE_LIMITED: { status: 429, retryable: true },
  INTERNAL: { status: 500, retryable: true },
};
