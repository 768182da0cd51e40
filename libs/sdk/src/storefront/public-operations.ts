import type { PublicOperations } from '../generated/storefront-clients';
import type { StorefrontCall } from './operations';

/** Returns the operations of publishable and secret keys: they read, and register guests for free events. */
export function publicOperations(call: StorefrontCall): PublicOperations {
  return {
    storefront: {
      get: (options) => call('readStorefront', {}, options),
    },
    products: {
      list: (query, options) => call('listProducts', { query }, options),
      get: (slug, options) => call('readProduct', { path: { slug } }, options),
      slots: (slug, query, options) => call('readProductSlots', { path: { slug }, query }, options),
    },
    collections: {
      list: (options) => call('listCollections', {}, options),
      get: (slug, options) => call('readCollection', { path: { slug } }, options),
    },
    events: {
      list: (options) => call('listEvents', {}, options),
      get: (slug, options) => call('readEvent', { path: { slug } }, options),
      register: (slug, body, options) => call('registerForEvent', { path: { slug }, body }, options),
    },
    availability: {
      get: (variantRefs, options) => call('readAvailability', { query: { variantRefs: variantRefs.join(',') } }, options),
    },
    deliveryZones: {
      list: (options) => call('listDeliveryZones', {}, options),
    },
    paymentMethods: {
      list: (query, options) => call('listPaymentMethods', { query }, options),
    },
    checkouts: {
      get: (ref, options) => call('readCheckout', { path: { ref } }, options),
    },
    forms: { get: (slug, options) => call('readForm', { path: { slug } }, options) },
    tables: { get: (slug, options) => call('readTable', { path: { slug } }, options) },
    catalogs: { get: (slug, options) => call('readCatalog', { path: { slug } }, options) },
    folders: { get: (slug, options) => call('readFolder', { path: { slug } }, options) },
    notes: { get: (slug, options) => call('readNote', { path: { slug } }, options) },
  };
}
