import { ProviderRefused, ProviderUnavailable } from '@svc/payments';
import Stripe from 'stripe';

/** Nothing is said about the request: busy with the same one, asked too often, a key that is not valid (any more), or may not do this. */
const MAY_PASS: readonly (number | undefined)[] = [401, 403, 409, 429];

/**
 * What became of a call, in our words: ProviderUnavailable when it may be made again, ProviderRefused when Stripe will not.
 * Errors of others are as they were.
 */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode, code, rawType, requestId, detail } = error;
  if (detail instanceof ProviderUnavailable) return detail;
  const says = ['stripe', statusCode, code ?? rawType ?? error.type, requestId].filter(Boolean).join(' ');
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500 || MAY_PASS.includes(statusCode)) return new ProviderUnavailable(says);
  return new ProviderRefused(error.message);
}

/** Whether the key is bound to an answer that is no use: an error of Stripe's that it now repeats, or that of another request. */
export function isKeySpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400;
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true';
}

export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}
