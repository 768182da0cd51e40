import type { CallOptions } from '../http/settings';
import type { StorefrontBody, StorefrontCall, StorefrontQuery } from './operations';

/** Returns the operations that require a secret key, in the same groups. */
export function secretOperations(call: StorefrontCall) {
  return {
    products: {
      /** Requests a restock alert: a mail when a sold-out variant is back in stock. */
      askForRestockAlert: (slug: string, body: StorefrontBody<'askForRestockAlert'>, options?: CallOptions) =>
        call('askForRestockAlert', { path: { slug }, body }, options),
    },
    checkouts: {
      /** Opens a checkout of products: send the buyer to its `hostedUrl`. */
      create: (body: StorefrontBody<'openCheckout'>, options?: CallOptions) => call('openCheckout', { body }, options),
      /** Opens a checkout of event tickets and holds their seats until `expiresAt`. */
      createForEvent: (slug: string, body: StorefrontBody<'openEventCheckout'>, options?: CallOptions) =>
        call('openEventCheckout', { path: { slug }, body }, options),
      /** Opens a checkout of event tickets whose payment step you show yourself. */
      createHeadless: (slug: string, body: StorefrontBody<'openHeadlessCheckout'>, options?: CallOptions) =>
        call('openHeadlessCheckout', { path: { slug }, body }, options),
      /** Cancels an open checkout; its held seats and stock are on sale again at once. @throws {CheckoutAlreadyPaid} */
      cancel: (ref: string, options?: CallOptions) => call('cancelCheckout', { path: { ref } }, options),
    },
    orders: {
      /** Returns orders by their last change, oldest first; see `sync.orders` for all of them. */
      list: (query?: StorefrontQuery<'listOrders'>, options?: CallOptions) => call('listOrders', { query }, options),
    },
    customers: {
      /** Links your signed-in user, by your own id, to a contact of the merchant. Repeated calls return the same contact. */
      link: (body: StorefrontBody<'linkCustomer'>, options?: CallOptions) => call('linkCustomer', { body }, options),
    },
    forms: {
      submit: (slug: string, body: StorefrontBody<'submitForm'>, options?: CallOptions) =>
        call('submitForm', { path: { slug }, body }, options),
    },
    newsletter: {
      subscribe: (body: StorefrontBody<'subscribeToNewsletter'>, options?: CallOptions) => call('subscribeToNewsletter', { body }, options),
    },
    otp: {
      /** Sends a code, which is charged. This call is never retried. */
      send: (body: StorefrontBody<'sendOtp'>, options?: CallOptions) => call('sendOtp', { body }, options),
      /** Verifies a typed code: `{ verified: false, reason }` is a result, not an error. */
      verify: (body: StorefrontBody<'verifyOtp'>, options?: CallOptions) => call('verifyOtp', { body }, options),
    },
  };
}
