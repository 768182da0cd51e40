import type { CallOptions } from '../http/settings';
import type { StorefrontBody, StorefrontCall, StorefrontQuery } from './operations';

/** Returns the operations of publishable and secret keys: they read, and register guests for free events. */
export function publicOperations(call: StorefrontCall) {
  return {
    storefront: {
      /** Returns brand, theme, content and the lists of products, collections and events: one call for a home page. */
      get: (options?: CallOptions) => call('readStorefront', {}, options),
    },
    products: {
      /** Returns all products in display order; with `updatedSince` those changed since, oldest change first. */
      list: (query?: StorefrontQuery<'listProducts'>, options?: CallOptions) => call('listProducts', { query }, options),
      get: (slug: string, options?: CallOptions) => call('readProduct', { path: { slug } }, options),
      /** Returns the free times of a scheduled product: those of a `date`, or of the first day that has one. */
      slots: (slug: string, query?: StorefrontQuery<'readProductSlots'>, options?: CallOptions) =>
        call('readProductSlots', { path: { slug }, query }, options),
    },
    collections: {
      list: (options?: CallOptions) => call('listCollections', {}, options),
      get: (slug: string, options?: CallOptions) => call('readCollection', { path: { slug } }, options),
    },
    events: {
      list: (options?: CallOptions) => call('listEvents', {}, options),
      get: (slug: string, options?: CallOptions) => call('readEvent', { path: { slug } }, options),
      /** Registers a guest for free tickets. An e-mail that already has a seat gets the same response again, and no second seat. */
      register: (slug: string, body: StorefrontBody<'registerForEvent'>, options?: CallOptions) =>
        call('registerForEvent', { path: { slug }, body }, options),
    },
    availability: {
      /** Returns the remaining quantity of at most 100 variants; `null` is unlimited, and a missing ref is not for sale. */
      get: (variantRefs: readonly string[], options?: CallOptions) =>
        call('readAvailability', { query: { variantRefs: variantRefs.join(',') } }, options),
    },
    deliveryZones: {
      list: (options?: CallOptions) => call('listDeliveryZones', {}, options),
    },
    paymentMethods: {
      /** Returns the payment methods of a currency; of the store's primary one by default. */
      list: (query?: StorefrontQuery<'listPaymentMethods'>, options?: CallOptions) => call('listPaymentMethods', { query }, options),
    },
    checkouts: {
      /** Returns a checkout. Poll it while the buyer pays. Only `status` shows that it is paid. */
      get: (ref: string, options?: CallOptions) => call('readCheckout', { path: { ref } }, options),
    },
    forms: { get: (slug: string, options?: CallOptions) => call('readForm', { path: { slug } }, options) },
    tables: { get: (slug: string, options?: CallOptions) => call('readTable', { path: { slug } }, options) },
    catalogs: { get: (slug: string, options?: CallOptions) => call('readCatalog', { path: { slug } }, options) },
    folders: { get: (slug: string, options?: CallOptions) => call('readFolder', { path: { slug } }, options) },
    notes: { get: (slug: string, options?: CallOptions) => call('readNote', { path: { slug } }, options) },
  };
}
