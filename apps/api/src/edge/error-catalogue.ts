import type { ErrorCode } from '@svc/kernel';

/** Facts of an error code, from which responses and the reference follow. */
export interface ErrorFacts {
  status: number;
  /** True when the same request may succeed later, unchanged. */
  retryable: boolean;
  /** Reason why the service refuses with this code, as Markdown. */
  cause: string;
  /** Instruction for the developer of a client, as Markdown. */
  advice: string;
  /** Seconds after which a retry makes sense, where the error itself does not say. */
  retryAfter?: number;
}

/** HTTP status, `retryable`, cause and remedy of every code (decisions 3.7); `SERVICE_UNAVAILABLE` is added to them (ADR 0054). */
export const ERROR_CATALOGUE: Record<ErrorCode, ErrorFacts> = {
  UNAUTHORIZED: {
    status: 401,
    retryable: false,
    cause:
      'The request has no key or token, or one that this service does not know, that was revoked, that has expired, is of the other API, or of a mode that this address does not serve.',
    advice: 'Send a key or token of this service in `Authorization: Bearer …`; `message` says what is wrong with the one that came.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    cause:
      'A publishable key was sent from an origin that it does not name, or without an `Origin` header, as servers and command lines send it.',
    advice: 'Add the origin of the page to the publishable key. On a server, use a secret key.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retryable: false,
    cause:
      'The key lacks a scope of the operation, a publishable key asks for an operation of secret keys, or an admin token for one of the operator.',
    advice:
      'Give the key a scope of `details.required`. Where `details.requiredKind` is `secret`, call from your server with a secret key.',
  },
  STORE_API_SECRET_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has switched secret keys off for the workspace. Publishable keys still work.',
    advice: 'Ask the merchant to switch secret keys on.',
  },
  STORE_API_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has switched the storefront API off for the workspace.',
    advice: 'Ask the merchant to switch the storefront API on.',
  },
  KEY_PAUSED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has paused this key, or the operator this admin token.',
    advice: 'Ask the merchant to resume the key; it need not be replaced.',
  },
  NOT_FOUND: {
    status: 404,
    retryable: false,
    cause: 'Nothing with this slug or ref is published in the workspace and mode of the key, or the address has no operation.',
    advice: 'Check the address. `details.movedTo` is the present slug of what was renamed.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    cause: 'The address exists, and has no operation of this method.',
    advice: 'Use a method of the `Allow` header.',
  },
  VALIDATION_ERROR: {
    status: 400,
    retryable: false,
    cause:
      'A parameter, header or field is missing or breaks a rule; also a body that is no JSON (400), too large (413) or of another media type (415).',
    advice: 'Correct what `details` lists. Show each message of `details.fields` beside its field.',
  },
  TIER_REQUIRES_PAYMENT: {
    status: 402,
    retryable: false,
    cause: 'A free registration asks for a ticket type that costs money.',
    advice: 'Open a checkout for this ticket from your server.',
  },
  TIER_SOLD_OUT: {
    status: 409,
    retryable: false,
    cause: 'Fewer seats of the ticket type are left than were asked for.',
    advice: 'Offer `details.remaining` seats, or another ticket type.',
  },
  CONFLICT: {
    status: 409,
    retryable: true,
    retryAfter: 1,
    cause:
      'What the request changes is not in a state that allows it, somebody else has changed it meanwhile, or a request under the same `Idempotency-Key` is still being processed.',
    advice:
      'Read what you are changing again, and decide by `message`. For a request under the same `Idempotency-Key` that is still being processed, send it again after `Retry-After`.',
  },
  TICKET_REFUSED: {
    status: 409,
    retryable: false,
    cause: 'The ticket does not admit: it was used, cancelled, replaced or refunded, or is of another event or day.',
    advice: 'Do not admit. Show `message` at the door; `details.reason` is the reason.',
  },
  CHECKOUT_ALREADY_PAID: {
    status: 409,
    retryable: false,
    cause: 'The checkout to be cancelled is paid.',
    advice: 'Treat the checkout as paid. To undo it, refund its order.',
  },
  PRICE_MISMATCH: {
    status: 409,
    retryable: false,
    cause:
      '`pricing.totalMinor` of a headless checkout is not what the service computes: a price, fee or code has changed since you read it.',
    advice: 'Show `details.expectedTotalMinor`, and ask the buyer again.',
  },
  HEADLESS_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'The workspace has `headlessEnabled` off.',
    advice: 'Send the buyer to the hosted checkout page, or ask the merchant to switch headless checkouts on.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    retryable: false,
    cause: 'The same `Idempotency-Key` came with another body or for another operation within 24 hours.',
    advice: 'Send the changed request under a new `Idempotency-Key`.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    cause: `A payment provider, or the sender of the merchant's own number, cannot be reached or has refused.`,
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. With `details.refusal`, offer another way to pay.',
  },
  OTP_NOT_CONFIGURED: {
    status: 409,
    retryable: false,
    cause: 'The workspace has no number of its own that can send this code, or no approved template for it.',
    advice: 'Connect the number, or name the template, that `message` asks for, or send with `sender: "frontdesk"`.',
  },
  OTP_COUNTRY_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    cause: 'The workspace sends no codes to the country of this number.',
    advice: 'Add the country to `otp.countries` of the settings, or ask for another number.',
  },
  OTP_INSUFFICIENT_BALANCE: {
    status: 402,
    retryable: false,
    cause: 'The wallet of the workspace holds less than this code costs.',
    advice: 'Have the wallet of the workspace topped up.',
  },
  OTP_SENDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    cause: `The service's own number (\`sender: "frontdesk"\`) cannot send at the moment.`,
    advice: 'Send the code again after `Retry-After`; nothing was charged.',
  },
  OTP_CODE_NOT_MANAGED: {
    status: 409,
    retryable: false,
    cause: 'The code was made by your server (`code` of the request that sent it), so the service does not check it.',
    advice: 'Compare the code on your server: it was you who made it.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: true,
    cause: 'More requests came within a short time than the limit of the key, token, visitor, client or phone number allows.',
    advice: 'Wait as long as `Retry-After` says. `details.limit` names a limit that is not that of the key.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 2,
    cause: 'The service is restarting, or its database is away for the moment.',
    advice: 'Send the same request again after `Retry-After`.',
  },
  INTERNAL: {
    status: 500,
    retryable: true,
    retryAfter: 2,
    cause: 'A fault of the service.',
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. If it keeps failing, give support the `requestId`.',
  },
};
