/** Fields of responses that merchants write under another name, with the advice that names it. */
const WRITTEN_ELSEWHERE: Readonly<Record<string, string>> = {
  attachedProducts: 'Name the products in attachedProductRefs and leave this out.',
  attachedPackages: 'Name the packages in attachedPackageRefs and leave this out.',
  isPackage: 'Write packages in the section packages, products in products, and leave this out.',
  preorderRemaining: 'The service counts this; set preorderLimit and leave this out.',
  availableQty: 'The service counts this; set stock and leave this out.',
};

/** Fields of responses that the service computes (§2.2–2.6) and that merchants write nowhere. */
const COMPUTED = new Set([
  'ref',
  'updatedAt',
  'createdAt',
  'priceMinorFrom',
  'pricesFrom',
  'compareAtMinorFrom',
  'compareAtFrom',
  'showSaleBadge',
  'variantCount',
  'optionCount',
  'itemCount',
  'soldOut',
  'takenDates',
  'saveForItSaveable',
  'cancelled',
  'schedulingEnabled',
  'ratingAvg',
  'ratingCount',
  'remaining',
  'soldCount',
  'priceEndsAt',
  'priceRemaining',
  'depositDueNowMinor',
  'frontdeskFee',
  'storefrontPublished',
]);

/** Returns advice on a field that is not in the schema: leave it out, write another one, or check its spelling. */
export function adviceOnUnknown(field: string): string {
  if (COMPUTED.has(field)) return 'The service works this out; leave it out.';
  return Object.hasOwn(WRITTEN_ELSEWHERE, field)
    ? WRITTEN_ELSEWHERE[field]!
    : 'This field is not known here; check its spelling or leave it out.';
}
