import 'server-only';
import { createStorefrontServer, type StorefrontServerClient } from '@storefront-service/sdk';

const { BASE = '', STORE_SECRET_KEY = '', SITE_URL = '' } = process.env;
const settings = { baseUrl: BASE, secretKey: STORE_SECRET_KEY, timeoutMs: 5_000, maxRetries: 1 };

/** Tag under which responses about the catalogue are cached. */
export const CATALOGUE = 'catalogue';

let asking: StorefrontServerClient | undefined;
let showing: StorefrontServerClient | undefined;

/** The client that asks the service each time. It is created on first use, because a build has no key. */
export const store = (): StorefrontServerClient => (asking ??= createStorefrontServer(settings));

/** The client for pages that are the same for all visitors: Next.js caches responses for five minutes, or until a webhook reports a change. */
export const catalogue = (): StorefrontServerClient =>
  (showing ??= createStorefrontServer({
    ...settings,
    cache: false,
    fetch: (address, request) => fetch(address, { ...request, next: { revalidate: 300, tags: [CATALOGUE] } }),
  }));

/** The address to which buyers return after paying. */
export const returnUrl = (): string => new URL('/return', SITE_URL).href;
