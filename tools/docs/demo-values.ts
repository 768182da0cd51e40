import type { ProductCheckoutRequest, StorefrontServerClient } from '@storefront-service/sdk';
import { EXAMPLES } from '../../libs/reference/src/docs/examples';

type Find = (store: StorefrontServerClient, ...names: string[]) => Promise<string | undefined>;

/** Placeholder in angle brackets of an example → value in the demo shop. */
const VALUES: readonly [RegExp, Find][] = [
  [/<variantRef of (.+?)>/g, async (store, slug) => (await store.products.get(slug!)).variants[0]?.ref],
  [
    /<sold-out variantRef of (.+?)>/g,
    async (store, slug) => (await store.products.get(slug!)).variants.find(({ soldOut }) => soldOut)?.ref,
  ],
  [
    /<ticketTypeRef of (.+?)\/(.+?)>/g,
    async (store, slug, name) => (await store.events.get(slug!)).ticketTypes.find((tier) => tier.name === name)?.ref,
  ],
  [/<checkoutRef>/g, openCheckout],
  [/<challengeRef>/g, async (store) => (await store.otp.send({ to: '+2348031234568', sender: 'frontdesk' })).challengeRef],
];

/** Returns the text of an example with the demo shop's own values in place of its placeholders. */
export async function withDemoValues(text: string, store: StorefrontServerClient): Promise<string> {
  for (const [form, find] of VALUES) {
    for (const [placeholder, ...names] of text.matchAll(form)) text = text.replace(placeholder, `${await find(store, ...names)}`);
  }
  return text;
}

async function openCheckout(store: StorefrontServerClient): Promise<string> {
  const body = await withDemoValues(JSON.stringify(EXAMPLES['openCheckout']!.body), store);
  return (await store.checkouts.create(JSON.parse(body) as ProductCheckoutRequest)).ref;
}
