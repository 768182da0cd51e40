import { createSender } from '../http/caller';
import type { ClientSettings } from '../http/settings';
import type { PublicOperations, SecretOperations } from '../generated/storefront-clients';
import { type ProductFeed, syncProducts } from '../sync/products';
import { checkPublishableKey, checkSecretKey, type PublishableKey, type SecretKey } from './keys';
import { storefrontCall } from './operations';
import { publicOperations } from './public-operations';
import { secretOperations } from './secret-operations';
import { type OrderFeed, syncOrders } from '../sync/orders';

/** Client for browsers and apps: it reads, and registers guests for free events. */
export interface StorefrontClient extends PublicOperations {
  /** Keeps a copy current. */
  sync: ProductFeed;
}

/** Client for servers, with every operation of the storefront API. */
export type StorefrontServerClient = PublicOperations &
  SecretOperations & {
    /** Keeps copies current. */
    sync: ProductFeed & OrderFeed;
  };

/**
 * Creates the client for browsers and apps. It reads, and registers guests for free events. The key works only from the origins that
 * are registered on it.
 * @throws {WrongKey} for a key of another kind, before any request
 */
export function createStorefront<const Key extends string>(
  settings: ClientSettings & { publishableKey: Key & PublishableKey<Key> },
): StorefrontClient {
  const { publishableKey } = settings as { publishableKey: unknown };
  checkPublishableKey(publishableKey);
  const call = storefrontCall(createSender(settings, publishableKey));
  return { ...publicOperations(call), sync: syncProducts(call) };
}

/**
 * Creates the client for servers, with every operation of the storefront API.
 * @throws {WrongKey} for a key of another kind, and in browsers and apps, before any request
 */
export function createStorefrontServer<const Key extends string>(
  settings: ClientSettings & { secretKey: Key & SecretKey<Key> },
): StorefrontServerClient {
  const { secretKey } = settings as { secretKey: unknown };
  checkSecretKey(secretKey);
  const call = storefrontCall(createSender(settings, secretKey));
  const shared = publicOperations(call);
  const secret = secretOperations(call);
  return {
    ...shared,
    ...secret,
    products: { ...shared.products, ...secret.products },
    checkouts: { ...shared.checkouts, ...secret.checkouts },
    forms: { ...shared.forms, ...secret.forms },
    sync: { ...syncProducts(call), ...syncOrders(call) },
  };
}
