/** Input of an example, in addition to the operation's own address. */
export interface Example {
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Returns the placeholder of a value that depends on the shop, in angle brackets. The page fills in the demo's own values where it has
 * the demo's key (see docs-script.ts).
 */
const variantOf = (product: string) => `<variantRef of ${product}>`;
const soldOutOf = (product: string) => `<sold-out variantRef of ${product}>`;
const tierOf = (event: string, key: string) => `<ticketTypeRef of ${event}/${key}>`;
const CHECKOUT = '<checkoutRef>';
const CHALLENGE = '<challengeRef>';
const FRESH_KEY = '<fresh key>';

const contact = { name: 'Adaeze Obi', email: 'adaeze@example.com' };
const returnUrl = 'http://localhost:8082/return';
const giftCard = { variantRef: variantOf('gift-card'), quantity: 1, responses: { recipient: 'bola@example.com' } };

/** One example of every operation of the storefront API, by its id, that works with the demo shop. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  readStorefront: {},
  listProducts: {},
  readProduct: { path: { slug: 'tote-bag' } },
  readProductSlots: { path: { slug: 'private-dye-lesson' }, query: { variantRef: variantOf('private-dye-lesson') } },
  listCollections: {},
  readCollection: { path: { slug: 'gifts' } },
  readAvailability: { query: { variantRefs: variantOf('tote-bag') } },
  listDeliveryZones: {},
  listPaymentMethods: { query: { currency: 'NGN' } },
  listEvents: {},
  readEvent: { path: { slug: 'open-studio-evening' } },
  registerForEvent: {
    path: { slug: 'open-studio-evening' },
    body: { tickets: [{ ticketTypeRef: tierOf('open-studio-evening', 'In person'), quantity: 1 }], contact },
  },
  openCheckout: { headers: { 'Idempotency-Key': FRESH_KEY }, body: { items: [giftCard], returnUrl, contact } },
  openEventCheckout: {
    path: { slug: 'reading-cloth-online' },
    body: { tickets: [{ ticketTypeRef: tierOf('reading-cloth-online', 'Live and recording'), quantity: 2 }], contact, returnUrl },
  },
  openHeadlessCheckout: {
    path: { slug: 'reading-cloth-online' },
    body: {
      tickets: [{ ticketTypeRef: tierOf('reading-cloth-online', 'Live and recording'), quantity: 1 }],
      contact,
      currency: 'NGN',
      provider: 'card',
      returnUrl,
    },
  },
  readCheckout: { path: { ref: CHECKOUT } },
  cancelCheckout: { path: { ref: CHECKOUT } },
  listOrders: { query: { limit: '10' } },
  readNote: { path: { slug: 'how-indigo-works' } },
  readTable: { path: { slug: 'size-chart' } },
  readCatalog: { path: { slug: 'lookbook' } },
  readFolder: { path: { slug: 'press-kit' } },
  readForm: { path: { slug: 'contact' } },
  submitForm: {
    path: { slug: 'contact' },
    body: {
      answers: { 'first-name': 'Adaeze', email: 'adaeze@example.com', topic: 'Wholesale', message: 'Do you sell cloth by the bolt?' },
    },
  },
  subscribeToNewsletter: { body: { email: 'adaeze@example.com', name: 'Adaeze Obi' } },
  askForRestockAlert: { path: { slug: 'tote-bag' }, body: { variantRef: soldOutOf('tote-bag'), email: 'adaeze@example.com' } },
  sendOtp: { body: { to: '+2348031234567', sender: 'frontdesk', purpose: 'sign-in' } },
  verifyOtp: { body: { challengeRef: CHALLENGE, code: '000000' } },
  linkCustomer: { body: { email: 'adaeze@example.com', externalRef: 'user_42', name: 'Adaeze Obi' } },
};
