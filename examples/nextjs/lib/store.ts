import 'server-only';
import { createStorefrontServer, type StorefrontServerClient } from '@storefront-service/sdk';

const { BASE = '', STORE_SECRET_KEY = '', SITE_URL = '' } = process.env;
const settings = { baseUrl: BASE, secretKey: STORE_SECRET_KEY, timeoutMs: 5_000, maxRetries: 1 };

/** Tag under which answers about the catalogue are cached. */
export const CATALOGUE = 'catalogue';

let asking: StorefrontServerClient | undefined;
let showing: StorefrontServerClient | undefined;

/** Asks the service each time. It is made when it is first needed, because a build has no key. */
export const store = (): StorefrontServerClient => (asking ??= createStorefrontServer(settings));

/** For what all visitors see alike: Next.js keeps the answers for five minutes, or until a webhook reports a change. */
export const catalogue = (): StorefrontServerClient =>
  (showing ??= createStorefrontServer({
    ...settings,
    cache: false,
    fetch: (address, request) => fetch(address, { ...request, next: { revalidate: 300, tags: [CATALOGUE] } }),
  }));

/** Where buyers come back to when they have paid. */
export const returnUrl = (): string => new URL('/return', SITE_URL).href;
