import Stripe from 'stripe';
import type { ProviderFetch } from '../provider-fetch';

/**
 * The `stripe` package, on our way to the network. It does not retry: whoever asks does, with the same key, when the use case has
 * time for it; and what is given up is not sent again behind its back.
 * @param baseUrl without a slash at the end
 */
export function stripeClient({ secretKey, baseUrl, send }: { secretKey: string; baseUrl: string; send: ProviderFetch }): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    httpClient: Stripe.createFetchHttpClient((url, init) => send(String(url), init)),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
