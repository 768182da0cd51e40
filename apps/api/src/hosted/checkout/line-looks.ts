import type { PricedCart, PricedLine } from '@svc/contracts';
import type { LineLook } from '@svc/storefront';

type Looks = ReadonlyMap<string, LineLook>;

/** How a line is shown beside its words. */
export interface ShownLook {
  /** http(s) address. */
  imageUrl?: string;
  /** What the whole line would cost without its offer, in minor units; only where that is more. */
  insteadOfMinor?: number;
}

/** All that lines are of, to ask how it looks. */
export function subjectsOf(lines: readonly PricedLine[]): string[] {
  return [...new Set(lines.flatMap(idsOf))];
}

/** The picture of the nearest that has one; an add-on stands below what it belongs to, and needs none. */
export function lookOf(line: PricedLine, currency: string, looks: Looks): ShownLook {
  const known = idsOf(line).flatMap((id) => looks.get(id) ?? []);
  const imageUrl = line.parentId === undefined ? known.find((look) => look.imageUrl !== undefined)?.imageUrl : undefined;
  const price = known[0]?.prices?.find((entry) => entry.currency === currency);
  const isOffer = price?.compareAtMinor !== undefined && price.priceMinor === line.unitPriceMinor && price.compareAtMinor > line.unitPriceMinor;
  return { ...(imageUrl && { imageUrl }), ...(isOffer && { insteadOfMinor: price.compareAtMinor! * line.quantity }) };
}

/** Addresses of all pictures that are shown. */
export function picturesOf({ cart: { lines, currency }, looks }: { cart: PricedCart; looks: Looks }): (string | undefined)[] {
  return lines.map((line) => lookOf(line, currency, looks).imageUrl);
}

/** The nearest first. */
function idsOf({ parentId, variantId, productId, ticketTypeId, eventId }: PricedLine): string[] {
  const ids = parentId === undefined ? [variantId, productId, ticketTypeId, eventId] : [variantId];
  return ids.filter((id) => id !== undefined);
}
