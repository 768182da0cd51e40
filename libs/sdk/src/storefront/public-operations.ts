import type { CallOptions } from '../http/settings';
import type { StorefrontBody, StorefrontCall, StorefrontQuery } from './operations';

/** What publishable and secret keys may do: read, and register guests for free events. */
export function publicOperations(call: StorefrontCall) {
  return {
    storefront: {
      /** Brand, theme, content and the lists of products, collections and events: one call renders a home page. */
      get: (options?: CallOptions) => call('readStorefront', {}, options),
    },
    products: {
      /** Every product in the order of display; with `updatedSince` those that have changed since, oldest change first. */
      list: (query?: StorefrontQuery<'listProducts'>, options?: CallOptions) => call('listProducts', { query }, options),
      get: (slug: string, options?: CallOptions) => call('readProduct', { path: { slug } }, options),
      /** Free times of a scheduled product: of a `date`, or of the first day that has one. */
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
      /** Registers a guest for free tickets. An e-mail that holds a seat gets the same answer again, and no second seat. */
      register: (slug: string, body: StorefrontBody<'registerForEvent'>, options?: CallOptions) =>
        call('registerForEvent', { path: { slug }, body }, options),
    },
    availability: {
      /** What is left of at most 100 variants; `null` for no end, and a ref that is missing is not for sale. */
      get: (variantRefs: readonly string[], options?: CallOptions) =>
        call('readAvailability', { query: { variantRefs: variantRefs.join(',') } }, options),
    },
    deliveryZones: {
      list: (options?: CallOptions) => call('listDeliveryZones', {}, options),
    },
    paymentMethods: {
      /** The ways in which a currency can be charged; the store's primary one unless told. */
      list: (query?: StorefrontQuery<'listPaymentMethods'>, options?: CallOptions) => call('listPaymentMethods', { query }, options),
    },
    checkouts: {
      /** Safe to ask again and again while the buyer pays. Only `status` tells that it is paid. */
      get: (ref: string, options?: CallOptions) => call('readCheckout', { path: { ref } }, options),
    },
    forms: { get: (slug: string, options?: CallOptions) => call('readForm', { path: { slug } }, options) },
    tables: { get: (slug: string, options?: CallOptions) => call('readTable', { path: { slug } }, options) },
    catalogs: { get: (slug: string, options?: CallOptions) => call('readCatalog', { path: { slug } }, options) },
    folders: { get: (slug: string, options?: CallOptions) => call('readFolder', { path: { slug } }, options) },
    notes: { get: (slug: string, options?: CallOptions) => call('readNote', { path: { slug } }, options) },
  };
}
