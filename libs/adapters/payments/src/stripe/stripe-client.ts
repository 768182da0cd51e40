import Stripe from 'stripe';
import { BalanceShort, KeyNotAccepted, ProviderRefused, ProviderUnavailable } from '@svc/payments';
import type { ProviderFetch } from '../provider-fetch';
import { factsOf, isBalanceShort } from './stripe-refusal';

/**
 * Returns the client of the `stripe` package on our network. It does not retry: the caller does, with the same key, when the
 * use case has time for it; and an abandoned request is not sent again unnoticed.
 * @param baseUrl without a slash at the end
 * @param signal ends all of its requests
 */
export function stripeClient({
  secretKey,
  baseUrl,
  send,
  signal,
}: {
  secretKey: string;
  baseUrl: string;
  send: ProviderFetch;
  signal?: AbortSignal;
}): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    httpClient: Stripe.createFetchHttpClient((url, init) => send(String(url), { ...init, signal: anyOf(init?.signal, signal) })),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function anyOf(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal));
}

/** Statuses that say nothing about the request itself: Stripe is busy with the same one, or was called too often. */
const MAY_PASS: readonly (number | undefined)[] = [409, 429];
/** Statuses of an invalid key, or of one without the permission. */
const OF_KEY: readonly (number | undefined)[] = [401, 403];

/**
 * Returns the outcome of a call, in our words: ProviderUnavailable when it may be made again (KeyNotAccepted until the
 * merchant has fixed the key), ProviderRefused when Stripe will not. Other errors are returned unchanged.
 */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode, code, rawType, requestId, detail, decline_code: declineCode, param } = error;
  if (detail instanceof ProviderUnavailable) return detail;
  const reason = ['stripe', statusCode, code ?? rawType ?? error.type, requestId].filter(Boolean).join(' ');
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500 || MAY_PASS.includes(statusCode))
    return new ProviderUnavailable(reason);
  const facts = factsOf({ type: rawType, code, declineCode, param });
  if (OF_KEY.includes(statusCode)) return new KeyNotAccepted(reason, { cause: 'configuration', code: code ?? `http_${statusCode}` });
  return isBalanceShort({ type: rawType, code }) ? new BalanceShort(error.message, facts) : new ProviderRefused(error.message, facts);
}

/**
 * Returns whether the key is bound to a useless answer: an error of Stripe's that it now repeats, or the answer to another
 * request.
 */
export function isKeySpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode === 400;
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true';
}

export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}
