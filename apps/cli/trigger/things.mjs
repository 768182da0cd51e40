import { Failed } from '../errors.mjs';
import { withSecretKey } from '../temporary-key.mjs';
import { payAtSandbox } from './pay-at-sandbox.mjs';

const MOST_LOOKED_AT = 20;

/**
 * Actions in test mode, by the event that reports them: each does the real thing and returns its subject.
 * Each takes the client of the management API, and of which product, if one was named.
 */
export const triggers = {
  'checkout.completed': (client, { product }) => buy(client, product),
  'order.updated': async (client, { product }) => {
    const bought = await buy(client, product);
    await client.call('POST', '/orders/{ref}/cancel', undefined, { path: { ref: bought.orderRef } });
    return bought;
  },
  'product.deleted': async (client) => {
    const slug = `store-trigger-${crypto.randomUUID().slice(0, 8)}`;
    const { ref } = await client.call('POST', '/products', {
      slug,
      name: 'Made by store trigger',
      published: false,
      variants: [{ name: 'One', priceMinor: 100, stock: 0 }],
    });
    await client.call('DELETE', '/products/{ref}', undefined, { path: { ref } });
    return { productRef: ref, slug };
  },
};

/** Events that are reported of a product, which `--product` names. */
export const ofProducts = ['checkout.completed', 'order.updated'];

/** Events that do not happen in test mode at a command, and how the real ones do: `trigger` sends a sample of them. */
export const sampled = {
  'checkout.expired':
    'Checkouts expire by time. For the real event, open one with a test key and advance the clock of test mode: clock advance 25h.',
  'order.deleted':
    'Test orders are deleted 90 days after they were made. For the real event, advance the clock of test mode: clock advance 91d.',
  'attendee.registered':
    'A test key registers nobody. For the real event, register a guest on the page of an event, and listen with --live.',
  'attendee.updated': 'Only live guests have seats. For the real event, change a seat by the link of its ticket, and listen with --live.',
  'attendee.cancelled': 'Only live guests have seats. For the real event, cancel one (guest cancel), and listen with --live.',
  'event.cancelled': 'A cancelled event stays cancelled. For the real event, cancel one that you have made for it: event cancel.',
  'customer.linked': 'A test key links nobody. For the real event, POST /v1/store/customers/link with a live key, and listen with --live.',
  'form.submitted': 'With a test key nothing is submitted. For the real event, submit the form on its page.',
  ping: 'A ping without the mark of a sample goes to a destination: webhook ping.',
};

/** Types of events that a destination can subscribe to. */
export const eventTypes = [...Object.keys(triggers), ...Object.keys(sampled)].filter((type) => type !== 'ping');

function buy(client, slug) {
  return withSecretKey(client, 'test', async (store) => {
    const { slug: of, variant } = await purchasable(store, slug);
    const [zone] = await store.deliveryZones.list();
    const items = [{ variantRef: variant.ref, quantity: 1 }];
    const checkout = await store.checkouts.create({ items, ...(zone && { deliveryZoneRef: zone.ref }), returnUrl: 'http://localhost/' });
    const { orderRef } = await payAtSandbox(checkout, store);
    return { checkoutRef: checkout.ref, orderRef, product: of };
  });
}

/** A variant that one buys at once, for money, without a time or answers. */
async function purchasable(store, slug) {
  const slugs = slug === undefined ? (await store.products.list()).filter(isForSale).map((product) => product.slug) : [slug];
  for (const of of slugs.slice(0, MOST_LOOKED_AT)) {
    const { variants } = await store.products.get(of);
    const variant = variants.find(isPlain);
    if (variant) return { slug: of, variant };
  }
  throw new Failed(
    'NOTHING_FOR_SALE',
    `${slug ?? 'Nothing in this shop'} can be bought at this moment without a choice of times or answers. Name another one with --product, or fill an empty shop with: fixtures apply demo.`,
  );
}

const isForSale = ({ soldOut, isPackage, priceMinorFrom }) => !soldOut && !isPackage && priceMinorFrom > 0;

function isPlain({ soldOut, priceMinor, pricingMode = 'full_payment', schedulingType = 'none', formFields = [] }) {
  return (
    !soldOut &&
    priceMinor > 0 &&
    pricingMode === 'full_payment' &&
    schedulingType === 'none' &&
    !formFields.some(({ required }) => required)
  );
}
