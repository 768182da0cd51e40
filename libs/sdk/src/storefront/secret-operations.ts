import type { SecretOperations } from '../generated/storefront-clients';
import type { StorefrontCall } from './operations';

/** Returns the operations that require a secret key, in the same groups. */
export function secretOperations(call: StorefrontCall): SecretOperations {
  return {
    products: {
      askForRestockAlert: (slug, body, options) => call('askForRestockAlert', { path: { slug }, body }, options),
    },
    checkouts: {
      create: (body, options) => call('openCheckout', { body }, options),
      createForEvent: (slug, body, options) => call('openEventCheckout', { path: { slug }, body }, options),
      createHeadless: (slug, body, options) => call('openHeadlessCheckout', { path: { slug }, body }, options),
      cancel: (ref, options) => call('cancelCheckout', { path: { ref } }, options),
    },
    orders: {
      list: (query, options) => call('listOrders', { query }, options),
    },
    customers: {
      link: (body, options) => call('linkCustomer', { body }, options),
    },
    forms: {
      submit: (slug, body, options) => call('submitForm', { path: { slug }, body }, options),
    },
    newsletter: {
      subscribe: (body, options) => call('subscribeToNewsletter', { body }, options),
    },
    otp: {
      send: (body, options) => call('sendOtp', { body }, options),
      verify: (body, options) => call('verifyOtp', { body }, options),
    },
  };
}
