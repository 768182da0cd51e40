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
      'The request has no key or token, or one that is unknown, revoked, expired, made for the other API, or of a mode that this address does not serve.',
    advice: 'Send a key or token of this service in `Authorization: Bearer …`; `message` says what is wrong with the one that was sent.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    cause:
      'The publishable key was sent from an origin that is not registered on it, or without an `Origin` header. Requests from servers and command lines have no such header.',
    advice: 'Add the origin of the page to the publishable key. On a server, use a secret key.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retryable: false,
    cause:
      'The key lacks a scope of the operation, or the admin token a permission. Or an admin token was to be given more than yours has. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.',
    advice:
      'Use a key with a scope of `details.required`, or an admin token with these permissions. Where `details.requiredKind` is `secret`, call the operation from your server with a secret key.',
  },
  STORE_API_SECRET_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has switched off secret keys for the workspace. Publishable keys still work.',
    advice: 'Ask the merchant to switch on secret keys.',
  },
  STORE_API_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has switched off the storefront API for the workspace.',
    advice: 'Ask the merchant to switch on the storefront API.',
  },
  STORE_CLOSED: {
    status: 403,
    retryable: false,
    cause:
      'The merchant has closed the shop for a while (`closed` of its settings): no checkout opens in live mode, and nobody registers. What is open can still be paid. Or the operator has suspended the workspace: then the same goes for test mode, and no payment begins either.',
    advice: 'Tell visitors that the shop is closed, with `details.note`, and when it opens: `details.until`, `null` until further notice.',
  },
  WORKSPACE_SUSPENDED: {
    status: 403,
    retryable: false,
    cause:
      'The operator has suspended the workspace. Its admin tokens read, refund and erase meanwhile; other changes are refused. `details.reason` is the operator’s reason.',
    advice: 'Ask the operator to lift the suspension. `GET /v1/admin/workspace` shows it as `suspended`, with reason and beginning.',
  },
  KEY_PAUSED: {
    status: 403,
    retryable: false,
    cause: 'The merchant has paused this key, or the operator has paused this admin token.',
    advice: 'Ask the merchant to resume the key, or the operator to resume the token. It stays the same: no new one is needed.',
  },
  NOT_FOUND: {
    status: 404,
    retryable: false,
    cause: 'Nothing with this slug or ref is published in the workspace and mode of the key, or no operation has this path.',
    advice: 'Check the path, the ref and the mode of the key. After a rename, `details.movedTo` is the current slug.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    retryable: false,
    cause: 'The path exists, but no operation of it has this method.',
    advice: 'Use a method that the `Allow` header lists.',
  },
  VALIDATION_ERROR: {
    status: 400,
    retryable: false,
    cause:
      'A parameter, header or field is missing or breaks a rule (400). Or the body is not valid JSON (400), too large (413) or of another media type (415).',
    advice:
      'Correct the errors that `details` lists. Show each message of `details.fields` beside its field. In a checkout, `details.soldOut` lists what is sold out, and `details.remaining` how much of it is left.',
  },
  TIER_REQUIRES_PAYMENT: {
    status: 402,
    retryable: false,
    cause: 'The free registration contains a ticket type (a tier) that costs money.',
    advice: 'Open a checkout for this ticket from your server.',
  },
  TIER_SOLD_OUT: {
    status: 409,
    retryable: false,
    cause:
      'The ticket type (a tier) has fewer seats left than the registration asks for. A checkout of something sold out gets `VALIDATION_ERROR` instead.',
    advice: 'Offer `details.remaining` seats, or another ticket type.',
  },
  CONFLICT: {
    status: 409,
    retryable: true,
    retryAfter: 1,
    cause:
      'The object is not in a state that allows this change, or somebody else has changed it meanwhile. Or another request with the same `Idempotency-Key` is still being processed.',
    advice:
      'With `retryable: false` nothing changes by itself: do what `message` says. Else send the same request again after `Retry-After`, twice at most: it succeeds once the other request has been processed. If it is still refused, the state does not allow the change: read the object again, show or log `message`, and send a new request if it is still needed.',
  },
  TICKET_REFUSED: {
    status: 409,
    retryable: false,
    cause: 'The ticket is not valid for this entry: it was used, cancelled, replaced or refunded, or belongs to another event or day.',
    advice: 'Do not admit the guest. Show `message` at the door; `details.reason` has the reason for programs.',
  },
  CHECKOUT_ALREADY_PAID: {
    status: 409,
    retryable: false,
    cause: 'The checkout cannot be cancelled, because it is already paid.',
    advice: 'Treat the checkout as paid. To undo the purchase, refund its order.',
  },
  PRICE_MISMATCH: {
    status: 409,
    retryable: false,
    cause:
      '`pricing.totalMinor` of a headless checkout differs from the total that the service computes: a price, fee or discount code has changed since you read it.',
    advice: 'Show the buyer `details.expectedTotalMinor`, and send the checkout with this total once the buyer agrees.',
  },
  HEADLESS_DISABLED: {
    status: 403,
    retryable: false,
    cause: 'Headless checkouts, whose payment step is on your own page, are switched off for the workspace (`headlessEnabled`).',
    advice: 'Send the buyer to the hosted checkout page, or ask the merchant to switch on headless checkouts.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    retryable: false,
    cause: 'The same `Idempotency-Key` was used for this operation with another body or path within the last 24 hours.',
    advice: 'Send the changed request with a new `Idempotency-Key`.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    cause: `A payment provider, or the SMS or WhatsApp provider of the merchant's own number, cannot be reached or has refused the request.`,
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. Where `details.refusal` is present, offer another way to pay instead.',
  },
  OTP_NOT_CONFIGURED: {
    status: 409,
    retryable: false,
    cause: 'The workspace has no number of its own that can send this code, or no approved template for it.',
    advice: 'Connect the number or set the template that `message` names. Or send with `sender: "frontdesk"`.',
  },
  OTP_COUNTRY_NOT_ALLOWED: {
    status: 403,
    retryable: false,
    cause: 'The workspace does not send codes to the country of this number.',
    advice: 'Add the country to `otp.countries` of the settings, or ask for a number of another country.',
  },
  OTP_INSUFFICIENT_BALANCE: {
    status: 402,
    retryable: false,
    cause: 'The balance of the wallet of the workspace is lower than the price of this code.',
    advice: 'Ask the operator to top up the wallet of the workspace.',
  },
  OTP_SENDER_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 5,
    cause: `The service's own number (\`sender: "frontdesk"\`) cannot send right now.`,
    advice: 'Send the code again after `Retry-After`; nothing was charged.',
  },
  OTP_CODE_NOT_MANAGED: {
    status: 409,
    retryable: false,
    cause: 'Your server generated this code and sent it with the request (`code`), so the service cannot check it.',
    advice: 'Compare what the customer typed with the code that your server generated.',
  },
  RATE_LIMITED: {
    status: 429,
    retryable: true,
    cause: 'The rate limit of the key, token, visitor, client or phone number is exceeded.',
    advice:
      'Wait for the seconds in `Retry-After`, then send the request again. `details.limit` names the limit where it is not that of the key.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    retryable: true,
    retryAfter: 2,
    cause: 'The service is restarting, or its database is temporarily unavailable.',
    advice: 'Send the same request again after `Retry-After`.',
  },
  INTERNAL: {
    status: 500,
    retryable: true,
    retryAfter: 2,
    cause: 'An unexpected error occurred in the service.',
    advice:
      'Send the same request again after `Retry-After`, with the same `Idempotency-Key`. If it keeps failing, give support the `requestId`.',
  },
};

/** Cause of each error code, by which the OpenAPI documents explain the values of codes. */
export const ERROR_CAUSES = Object.fromEntries(Object.entries(ERROR_CATALOGUE).map(([code, { cause }]) => [code, cause])) as Record<
  ErrorCode,
  string
>;
