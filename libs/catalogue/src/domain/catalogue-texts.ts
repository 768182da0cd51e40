import {
  addonSelectionType,
  choiceDisplay,
  coverKind,
  endText,
  feeMode,
  itemTexts,
  keyText,
  occupancyMode,
  packageType,
  pricingMode,
  schedulingType,
  selectionMode,
  startText,
  withDefault,
  withMeanings,
} from '@svc/contracts';

/** Descriptions of the fields of the catalogue, for people who write items and read their views. */

const OFFER = 'product or package';
const CHOICE = 'variant or package option';

const MEDIA_FORM = 'as absolute http or https URLs in the order shown';
const imagesOf = (owner: string) =>
  `Pictures and videos of the ${owner} with their alternative texts, in the order shown: the same files as in \`media\`. ` +
  'Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text.';
const pricesOf = (owner: string) =>
  `Prices of the ${owner}, one entry for each currency: \`currency\` and \`priceMinor\` in its minor unit (kobo, cents). ` +
  'A checkout in another currency cannot contain it.';
const questionsOf = (owner: string) =>
  `Questions that the buyer answers when buying the ${owner}, in the order shown; at most 100. Default: none.`;

/** Fields of products and packages. */
export const offerTexts = {
  ...itemTexts(OFFER),
  name: `Name of the ${OFFER} as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters.`,
  description: `Text about the ${OFFER}, shown on its page: plain text of at most 50,000 characters. Absent: none.`,
  media: `Pictures and videos of the ${OFFER}, ${MEDIA_FORM}; at most 100. Default: none.`,
  images: imagesOf(OFFER),
  needsDelivery: `True: the ${OFFER} has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false.`,
  currency: `Currency (ISO 4217, such as \`NGN\`) of every \`priceMinor\` in the ${OFFER} that has no \`currency\` beside it. Default: the primary currency of the workspace.`,
  feeMode: withDefault(feeMode, 'pass_on'),
  selectionMode: withDefault(selectionMode, 'choose_one'),
  variantDisplay: withDefault(choiceDisplay, 'text'),
  addonGroups: `Groups of extras, such as gift wrap, that buyers of the ${OFFER} can choose from, in the order shown; at most 50. Default: none.`,
  formFields: questionsOf(OFFER),
  saveForItEnabled: `True: buyers may pay the ${OFFER} in parts over time, by a savings plan. False: they may not. Default: false.`,
  saveForItMaxDays: `Number of days within which a savings plan for the ${OFFER} has to be paid in full, 1 to 3,650. Default: 90.`,
  saveForItFixedDates: `Days on which a savings plan for the ${OFFER} may end: the buyer picks one of them as deadline. Each is \`YYYY-MM-DD\` in the time zone of the shop; at most 100. Absent or empty: any day.`,
  saveForItFreezePrice: `True: a savings plan for the ${OFFER} keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false.`,
  saveForItCrowdLabel: `Line on the page of a savings plan for the ${OFFER} that invites others to pay parts, such as "Let your family chip in". Absent: none.`,
  preorderable: `True: buyers may order the ${OFFER} when its stock has run out (pre-order). False: it is sold out at that point. Default: false.`,
  preorderLimit: `Largest number of pieces of the ${OFFER} that may be pre-ordered in all. Absent: no limit. Only with \`preorderable\` true.`,
  preorderEtaText: `Time at which pre-orders of the ${OFFER} arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with \`preorderable\` true.`,
  preorderDepositType: withMeanings(
    `Kind of deposit that a pre-order of the ${OFFER} pays at checkout; the rest is due later. Absent: the whole price is due at checkout.`,
    {
      percent: '`preorderDepositValue` is a percentage of the price, 1 to 100.',
      fixed:
        '`preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.',
    },
  ),
  preorderDepositValue: `Size of the deposit on a pre-order of the ${OFFER}. With \`preorderDepositType\` \`percent\`: 1 to 100. With \`fixed\`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit.`,
  reviewsEnabled: `True: storefronts show the reviews and the rating of the ${OFFER}. False: they hide them. Default: true.`,
  reviewSummary: `Short summary of the reviews of the ${OFFER}, plain text of at most 50,000 characters; storefronts get it as \`reviews.aiSummary\`. Absent: none.`,
  reviews: `Reviews of the ${OFFER} by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none.`,
  restockAlertsEnabled: `True: visitors may ask for a mail when a sold-out ${CHOICE} of the ${OFFER} can be bought again. False: they may not. Default: false.`,
  info: `Details of the ${OFFER} for its page, such as brand, dimensions and technical data. Absent: none are known.`,
};

/** Fields of variants and of options of packages. */
export const offeredTexts = {
  key: `${keyText(CHOICE, OFFER)} May be left out where there is only one.`,
  name: `Name of the ${CHOICE}, such as "Large", shown beside the name of the ${OFFER}: one line of plain text, at most 300 characters.`,
  currency: `Currency (ISO 4217, such as \`NGN\`) of the \`priceMinor\` of the ${CHOICE}. Default: the \`currency\` of the ${OFFER}, else the primary currency of the workspace.`,
  prices: `${pricesOf(CHOICE)} Empty for \`pricingMode\` \`free\` and \`quote\`.`,
  media: `Pictures and videos of the ${CHOICE}, ${MEDIA_FORM}; at most 50. Default: none.`,
  images: imagesOf(CHOICE),
  description: `Text about the ${CHOICE}, plain text of at most 50,000 characters. Absent: none.`,
  pricingMode: withDefault(pricingMode, 'full_payment'),
  schedulingType: withDefault(schedulingType, 'none'),
  badge: `Short label that makes the ${CHOICE} stand out, such as "Bestseller". Absent: none.`,
  fineprint: `Small print of the ${CHOICE}, such as conditions: plain text of at most 50,000 characters. Absent: none.`,
  durationMinutes: `Length of one bookable slot of the ${CHOICE} in minutes, 5 to 1,440. Required with \`schedulingType\` \`slots\`.`,
  availability: `Times at which the ${CHOICE} can be booked: weekdays, hours, blocked times and notice, in the time zone of the shop. Absent: the business hours of the shop.`,
  formFields: questionsOf(CHOICE),
  lowStockThreshold: `Number of units of the ${CHOICE} in stock at or below which it runs low: the merchant is notified by \`merchantNotices.lowStock\` when the stock reaches it from above. Storefronts do not show it. Absent: no notice.`,
  stock: `Units of the ${CHOICE} in stock when it is created; \`null\`: stock is not counted and never runs out. Default: \`null\`. Afterwards only sales and the stock endpoint change it, so leave it out or repeat the present number: another one is refused in changes of the ${OFFER}, and in a workspace document it is not applied and listed in \`warnings\`.`,
};

/** Fields that variants alone have. */
export const variantTexts = {
  swatchHex:
    'Colour swatch of the variant for a picker of the display `color`: CSS hexadecimal `#rrggbb`. `null`: the variant has none, and its name is shown. Default: `null`.',
  optionValueRefs:
    'Option values that the variant stands for, one for each of the product’s `options`, as option key and value key: `size/large`. A buyer’s choice of values leads to the one variant that has exactly these. Default: none.',
  features: 'Feature list of the variant: parts that are and are not included, in the order shown; at most 50. Default: none.',
};

export const productTexts = {
  options:
    'Options by which buyers choose a variant of the product, such as size and colour; at most 5. Each combination of their values is at most one variant. Default: none, so that buyers choose from the list of variants.',
  variants: 'Variants of the product: the things that buyers put into the cart, in the order shown; 1 to 500.',
  importSource:
    'Origin of the product in another shop, noted by the `import` of the command line so that the next import finds the product again. Storefronts do not see it. Absent: the product was not imported.',
};

export const importSourceTexts = {
  system: withMeanings('Shop system that the product was imported from.', {
    shopify: 'Shopify.',
    woocommerce: 'WooCommerce.',
  }),
  id: 'Identifier of the product in the other shop: its handle in Shopify, its number in WooCommerce.',
  tags: 'Slugs of the collections that the product is in because of its tags in the other shop; at most 250. An import takes the product out of those that its file no longer names.',
  categories:
    'Slugs of the collections that the product is in because of its categories in the other shop; at most 250. An import takes the product out of those that its file no longer names.',
};

export const packageTexts = {
  type: withDefault(packageType, 'service'),
  options:
    'Options of the package: the things that buyers put into the cart, in the order shown; 1 to 500. Each is sold like a variant of a product.',
};

export const packageOptionTexts = {
  occupancyMode: withDefault(occupancyMode, 'none'),
  features: 'Parts that the package option includes, one line of plain text each, in the order shown; at most 50. Default: none.',
};

export const optionTexts = {
  key: keyText('option', 'product'),
  name: 'Name of the product’s option as buyers see it above the picker, such as "Size".',
  display: withDefault(choiceDisplay, 'text'),
  values: 'Values of the product’s option to choose from, such as small and large, in the order shown; 1 to 200.',
};

export const optionValueTexts = {
  key: keyText('option value', 'option'),
  label: 'Name of the option value as buyers read it, such as "Large".',
  swatchHex:
    'Colour swatch of the option value for a picker of the display `color`: CSS hexadecimal `#rrggbb`. Absent: the name of the value is shown.',
  media: `Pictures of the option value, ${MEDIA_FORM}; at most 50. Default: none.`,
  images: imagesOf('option value'),
};

export const reviewTexts = {
  key: keyText('review', OFFER),
  author: 'Name of the person who wrote the review, as shown.',
  rating: 'Rating that the review gives: stars from 1, the worst, to 5.',
  text: 'Text of the review, plain text of at most 50,000 characters. Absent for a rating without words.',
  date: 'Day on which the review was written, `YYYY-MM-DD`.',
};

export const addonGroupTexts = {
  selectionType: withDefault(addonSelectionType, 'single'),
  key: keyText('add-on group', OFFER),
  name: 'Heading of the add-on group as buyers read it, such as "Gift wrap".',
  sort: 'Number that may state the order of the add-on group among the groups of the item. The order of the list decides, and the numbers may not contradict it: leave them out.',
  required:
    'True: the buyer has to choose from the add-on group; `minSelect` is then 1 or more. False: choosing is optional. Default: false.',
  minSelect: 'Smallest number of extras that the buyer has to choose from the add-on group for each piece, 0 to 100. Default: 0.',
  maxSelect:
    'Largest number of extras that the buyer may choose from the add-on group for each piece, 1 to 100. Absent: no limit; one with `selectionType` `single`.',
  variantRef: `The only ${CHOICE} with which the add-on group is offered, as path of item slug and key such as \`tote-bag/large\`. Absent: the group is offered with every one.`,
  options: 'Extras of the add-on group to choose from, in the order shown; 1 to 100.',
};

export const addonOptionTexts = {
  key: keyText('extra', 'add-on group'),
  currency:
    'Currency of the `priceMinor` of the extra, as ISO 4217 code such as `NGN`. Default: the `currency` of the product or package, else the primary currency of the workspace.',
  prices: `${pricesOf('extra (option of an add-on group)')} At least one; 0 when the extra is free.`,
  linkedProductRef:
    'Slug of the product that is sold as the extra. Required with `kind` `product`: the stock of that product is used. Absent with `inline`.',
  linkedVariantRef:
    'Path of the variant that is sold as the extra, product slug and variant key such as `tote-bag/large`. Absent: any variant of `linkedProductRef` that is in stock.',
};

export const collectionTexts = {
  ...itemTexts('collection'),
  name: 'Name of the collection as visitors see it: one line of plain text, at most 300 characters.',
  description: 'Text about the collection, plain text of at most 50,000 characters. Absent: none.',
  coverKind: withDefault(coverKind, 'image'),
  gallery: `Further pictures of the collection, ${MEDIA_FORM}; at most 100. Default: none.`,
  productRefs:
    'Products and packages of the collection, by slug, in the order shown; at most 5,000. The service removes those that are deleted. Default: none.',
};

const CODE_FORM = 'letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same.';

export const discountCodeTexts = {
  ...itemTexts('discount code'),
  code: `Discount code that the buyer types at checkout: ${CODE_FORM}`,
  kind: withMeanings('Kind of reduction that the discount code gives.', {
    percent: 'A percentage of the prices that the code applies to.',
    fixed: 'An amount, once for each checkout and never more than the prices that the code applies to.',
  }),
  value:
    'Size of the reduction that the discount code gives. With `kind` `percent`: a percentage above 0, up to 100. With `fixed`: amounts in minor units by currency, such as `{ "NGN": 50000 }`.',
  appliesTo:
    'Events, ticket types and products that the discount code applies to. When all of its lists are empty: everything. Default: everything.',
  startsAt: startText('Time from which the discount code works. Absent: from now on.', 'shop'),
  endsAt: endText('Time from which the discount code no longer works. Absent: it never ends.', 'shop'),
  maxUses: 'Largest number of checkouts in all that may use the discount code. Absent: no limit.',
  maxUsesPerContact:
    'Largest number of checkouts of one buyer (by e-mail address) that may use the discount code; at most `maxUses`. Absent: no limit.',
  minSubtotal:
    'Smallest subtotal of a checkout, before the discount, with which the discount code works: amounts in minor units by currency, such as `{ "NGN": 500000 }`. No minimum in a currency that is not named.',
};

export const discountTargetTexts = {
  eventRefs: 'Events to whose tickets the discount code applies, by slug; at most 500. Default: none.',
  ticketTypeRefs:
    'Ticket types to which the discount code applies, by path of event slug and key such as `gala/vip`; at most 500. Default: none.',
  productRefs: 'Products and packages to which the discount code applies, by slug; at most 500. Default: none.',
};

export const promoterCodeTexts = {
  ...itemTexts('promoter code'),
  code: `Promoter code that comes with a checkout or registration and names the promoter who referred the buyer; it changes no price. It has ${CODE_FORM}`,
  name: 'Name of the promoter to whom the promoter code belongs, for your reports; buyers do not see it.',
};

const TOWNS =
  'A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them.';

export const deliveryZoneTexts = {
  ...itemTexts('delivery zone'),
  key: 'Your own name (key) for the delivery zone, unique in the workspace: lower-case letters, digits and single hyphens, at most 100 characters.',
  name: 'Name of the delivery zone by which buyers choose it, such as "Lagos mainland": one line of plain text, at most 300 characters.',
  description: 'Text that explains the delivery zone to buyers, plain text of at most 50,000 characters. Absent: none.',
  kind: withMeanings('Way in which buyers who choose the delivery zone get their goods. Default: `delivery`.', {
    delivery: 'The goods are sent to the buyer’s address.',
    pickup: 'The buyer picks the goods up at `pickupLocation`.',
  }),
  countries:
    'Countries that the delivery zone covers, as ISO 3166 two-letter codes such as `NG`; at most 250. Default: empty, which means every country.',
  states: `States that the delivery zone covers, by name; at most 500. Default: none. ${TOWNS}`,
  cities: `Cities that the delivery zone covers, by name; at most 500. Default: none. ${TOWNS}`,
  postalPrefixes:
    'Beginnings of the postal codes that the delivery zone covers, such as `101`; spaces, hyphens and case do not count. At most 500. Default: empty, which means all.',
  feeMinor:
    'Delivery fee of the delivery zone, where it has a single one: integer in minor units (kobo, cents) of `currency`. Short form of `prices`, for your requests; responses have `prices` only.',
  currency: 'Currency of the delivery zone’s `feeMinor`, as ISO 4217 code such as `NGN`. Default: the primary currency of the workspace.',
  prices:
    'Delivery fees of the delivery zone, one entry for each currency: `currency` and `priceMinor` in its minor unit, 0 where delivery is free. A checkout in another currency cannot choose the zone.',
  freeOver:
    'Subtotal of a checkout, before discounts, from which delivery to the delivery zone is free: amounts in minor units by currency. Never free in a currency that is not named.',
  minOrder:
    'Smallest subtotal of a checkout, before discounts, with which buyers can choose the delivery zone: amounts in minor units by currency. No minimum in a currency that is not named.',
  etaText: 'Delivery time of the delivery zone in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown.',
  etaMinDays:
    'Shortest delivery time of the delivery zone in working days, 0 to 366. Together with `etaMaxDays` it lets buyers see dates. Absent: no dates are shown.',
  etaMaxDays: 'Longest delivery time of the delivery zone in working days, 0 to 366; at least `etaMinDays`. Absent: no dates are shown.',
  pickupLocation:
    'Place at which buyers who choose the delivery zone pick up their goods. Required with `kind` `pickup`; absent otherwise.',
};
