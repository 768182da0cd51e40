/** SQL expressions that the statements of the large seed share; `s` is a row of `seeded_shop`, made by `seed-shops.ts`. */

const KINDS = [
  'product',
  'variant',
  'option',
  'event',
  'ticketType',
  'registration',
  'attendee',
  'order',
  'item',
  'contact',
  'checkout',
  'payment',
  'link',
  'destination',
  'webhookEvent',
  'delivery',
  'message',
  'code',
  'fact',
  'audit',
  'submission',
  'form',
  'subscription',
  'key',
  'providerEvent',
  'bought',
  'collection',
  'line',
  'optionValue',
] as const;

type Kind = (typeof KINDS)[number];

/** The third group of an id, with the version of a UUID. */
const groupOf = (kind: Kind): string => `7${KINDS.indexOf(kind).toString(16).padStart(3, '0')}`;

/** The id of the `n`th thing of a kind in the `shop`th of the seeded shops, from 1. Of product `p` variants are `p * 4` to `p * 4 + 2`, of event `e` ticket types are `e * 2` (paid) and `e * 2 + 1` (free). */
export function seededId(kind: Kind, n: number, shop = 1): string {
  const moment = n.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-${groupOf(kind)}-8000-${shop.toString(16).padStart(12, '0')}`;
}

/** SQL of the id of the `n`th thing of a kind in shop `s`: a UUID of version 7 whose order is that of `n`, older than any that the service makes. */
export function idOf(kind: Kind, n: string): string {
  return `(lpad(to_hex((${n})::bigint), 12, '0') || '${groupOf(kind)}8000' || lpad(to_hex(s.shop), 12, '0'))::uuid`;
}

/** SQL of when the `n`th of `all` things came about, evenly spread over the last days before the seed. */
export const momentOf = (n: string, all: string, days = 365): string =>
  `(s.made_at - make_interval(secs => (${all} - ${n} + 1) * ${days * 86_400}::float8 / ${all}))`;

/** SQL of things 1 to `count` of every shop, as `n`. */
export const ofShops = (count: string): string => `seeded_shop s cross join lateral generate_series(1, ${count}) as n`;

/** SQL of how many things of `all` fall to group `n` of so many, when the things take turns. */
export const shareOf = (n: string, all: string, groups: string): string =>
  `(${all} / ${groups} + case when ${n} <= ${all} % ${groups} then 1 else 0 end)`;

/** SQL of the group, from 1, of the `n`th thing, when the things take turns. */
export const turnOf = (n: string, groups: string): string => `((${n} - 1) % ${groups} + 1)`;

/** The name of a person, one of some 40,000. */
export const nameOf = (n: string): string => `('Ada' || (${n} % 199) || ' Obi' || (${n} % 211))`;

const emailOf = (who: string, n: string): string => `('${who}.' || ${n} || '@example.com')`;
export const buyerEmail = (n: string): string => emailOf('buyer', n);
export const guestEmail = (n: string): string => emailOf('guest', n);
/** The address that the seat of a guest names: of every tenth guest that of somebody else. */
export const seatEmail = (n: string): string => `case when ${hasFriend(n)} then ${emailOf('friend', n)} else ${guestEmail(n)} end`;
/** True of a guest whose seat is somebody else's. */
export const hasFriend = (n: string): string => `(${n} % 10 = 3)`;

/** One statement of the seed: the table that it fills, and its rows. */
export interface Filling {
  table: string;
  columns: string;
  rows: string;
}
