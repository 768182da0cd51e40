import Stripe from 'stripe';
import type { ProviderFetch } from '../provider-fetch';

/**
 * The `stripe` package, on our way to the network. It does not retry: whoever asks does, with the same key, when the use case has
 * time for it; and what is given up is not sent again behind its back.
 * @param baseUrl without a slash at the end
 * @param signal ends all that it asks
 */
export function stripeClient({ secretKey, baseUrl, send, signal }: { secretKey: string; baseUrl: string; send: ProviderFetch; signal?: AbortSignal }): Stripe {
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
