/**
 * The document of a shop whose every figure checks know. Parts that sell or count open a shop of their own.
 * @param {{ now: Date }} given the service's time
 */
export function catalogue({ now }) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return {
    version: 1,
    products: [
      {
        slug: 'tote', name: 'Tote', published: true,
        variants: [
          { key: 'small', name: 'Small', prices: prices(150_000, 1_200), stock: 7 },
          { key: 'large', name: 'Large', prices: prices(250_000, 2_000), stock: 0 },
        ],
      },
      { slug: 'mug', name: 'Mug', published: true, variants: [{ key: 'mug', name: 'Mug', prices: prices(90_000, 800) }] },
      { slug: 'draft', name: 'Draft', published: false, variants: [{ key: 'one', name: 'One', prices: prices(1_000, 10), stock: 1 }] },
    ],
    events: [
      { slug: 'fair', title: 'Fair', startAt: inDays(20), endAt: inDays(21), ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', prices: prices(5_000, 40) }] },
      { slug: 'meetup', title: 'Meetup', mode: 'rsvp', startAt: inDays(10), endAt: inDays(10.2), ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free' }] },
    ],
  };
}

/** In both currencies of the shop. */
export const prices = (naira, dollars) => [{ currency: 'NGN', priceMinor: naira }, { currency: 'USD', priceMinor: dollars }];
