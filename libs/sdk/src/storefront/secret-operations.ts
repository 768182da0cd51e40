import type { CallOptions } from '../http/settings';
import type { StorefrontBody, StorefrontCall, StorefrontQuery } from './operations';

/** What only secret keys may do, by the same groups. */
export function secretOperations(call: StorefrontCall) {
  return {
    products: {
      /** Asks for a mail when a sold-out variant is back. */
      askForRestockAlert: (slug: string, body: StorefrontBody<'askForRestockAlert'>, options?: CallOptions) =>
        call('askForRestockAlert', { path: { slug }, body }, options),
    },
    checkouts: {
      /** Opens a checkout of products: send the buyer to its `hostedUrl`. */
      create: (body: StorefrontBody<'openCheckout'>, options?: CallOptions) => call('openCheckout', { body }, options),
      /** Opens a checkout of an event's tickets, whose seats it holds until `expiresAt`. */
      createForEvent: (slug: string, body: StorefrontBody<'openEventCheckout'>, options?: CallOptions) =>
        call('openEventCheckout', { path: { slug }, body }, options),
      /** The same where you show the payment step yourself. */
      createHeadless: (slug: string, body: StorefrontBody<'openHeadlessCheckout'>, options?: CallOptions) =>
        call('openHeadlessCheckout', { path: { slug }, body }, options),
      /** Cancels an open checkout; what it holds is on sale again at once. @throws {CheckoutAlreadyPaid} */
      cancel: (ref: string, options?: CallOptions) => call('cancelCheckout', { path: { ref } }, options),
    },
    orders: {
      /** Orders by their last change, oldest first; see `sync.orders` for all of them. */
      list: (query?: StorefrontQuery<'listOrders'>, options?: CallOptions) => call('listOrders', { query }, options),
    },
    customers: {
      /** Ties your signed-in user, by your own id, to a contact of the merchant. The same again answers the same. */
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
      /** Sends a code, which is charged; it is never sent twice by itself. */
      send: (body: StorefrontBody<'sendOtp'>, options?: CallOptions) => call('sendOtp', { body }, options),
      /** Judges what the customer has typed: `{ verified: false, reason }` is an answer and no error. */
      verify: (body: StorefrontBody<'verifyOtp'>, options?: CallOptions) => call('verifyOtp', { body }, options),
    },
  };
}
