/** In both currencies of a shop. */
export const prices = (naira, dollars) => [
  { currency: 'NGN', priceMinor: naira },
  { currency: 'USD', priceMinor: dollars },
];

/** An address of a picture on the merchant's own host. */
export const picture = (name) => `https://pictures.example/${name}.jpg`;

/** Moments and dates from a time on: `inDays(2)` is a timestamp, `dateIn(2)` its date in Lagos, where the shops are. */
export function daysFrom(now) {
  const later = (days) => new Date(now.getTime() + days * 86_400_000);
  return { inDays: (days) => later(days).toISOString(), dateIn: (days) => dateInLagos.format(later(days)) };
}

/** Its dates are written YYYY-MM-DD. */
const dateInLagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
