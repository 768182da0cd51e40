/** Written as other things: what a response shows here, and where a merchant says it. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  attachedProducts: 'Name the products in attachedProductRefs and leave this out.',
  attachedPackages: 'Name the packages in attachedPackageRefs and leave this out.',
  isPackage: 'Write packages in the section packages, products in products, and leave this out.',
  preorderRemaining: 'The service counts this; set preorderLimit and leave this out.',
  availableQty: 'The service counts this; set stock and leave this out.',
};

/** What responses show and the service works out (§2.2–2.6); fields that a merchant may write somewhere are not among them. */
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

/** What to do about a field that no schema here has. */
export function adviceOnUnknown(field: string): string {
  if (COMPUTED.has(field)) return 'The service works this out; leave it out.';
  return Object.hasOwn(SAID_ELSEWHERE, field)
    ? SAID_ELSEWHERE[field]!
    : 'This field is not known here; check its spelling or leave it out.';
}
