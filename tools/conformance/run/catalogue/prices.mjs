/** In both currencies of a shop. */
export const prices = (naira, dollars) => [{ currency: 'NGN', priceMinor: naira }, { currency: 'USD', priceMinor: dollars }];

/** An address of a picture on the merchant's own host. */
export const picture = (name) => `https://pictures.example/${name}.jpg`;

/** Moments and dates from a time on: `inDays(2)` is a timestamp, `dateIn(2)` its date in UTC. */
export function daysFrom(now) {
  const inDays = (days) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return { inDays, dateIn: (days) => inDays(days).slice(0, 10) };
}
