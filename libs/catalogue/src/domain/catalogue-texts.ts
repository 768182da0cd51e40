import { deposit, endText, itemTexts, KEY, startText, withMeanings } from '@svc/contracts';

/** Descriptions of the fields of the catalogue, for people who write items and read their views. */

const IMAGES =
  'The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text.';
const PRICES = 'One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it.';
const QUESTIONS = 'Questions that the buyer answers when buying it, in the order shown; at most 100.';

/** Fields of products and packages. */
export const offerTexts = {
  ...itemTexts('item'),
  name: 'Name shown to buyers, in lists, orders and mails; one line of at most 300 characters.',
  description: 'Text about it, shown on its page; at most 50,000 characters. Absent: none.',
  media: 'Addresses of its pictures and videos in the order shown; at most 100.',
  images: IMAGES,
  needsDelivery: 'True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.',
  currency: 'Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.',
  addonGroups: 'Groups of extras, such as gift wrap, in the order shown; at most 50.',
  formFields: QUESTIONS,
  saveForItEnabled: 'True lets buyers pay for it in parts over time, as a savings plan. Default: false.',
  saveForItMaxDays: 'Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90.',
  saveForItFixedDates: 'The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day.',
  saveForItFreezePrice:
    'True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.',
  saveForItCrowdLabel:
    'Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none.',
  preorderable: 'True lets buyers order it when its stock has run out. Default: false.',
  preorderLimit: 'Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`.',
  preorderEtaText: 'When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`.',
  preorderDepositType: withMeanings('Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.', {
    percent: 'A percentage of the price, 1 to 100.',
    fixed: 'Minor units of the primary currency for each piece; in another currency everything is due at once.',
  }),
  preorderDepositValue: deposit.depositValue.description,
  reviewsEnabled: 'True lets storefronts show its reviews and rating. Default: true.',
  reviewSummary: 'A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none.',
  reviews: 'Reviews by buyers; at most 5,000. The service collects none itself.',
  restockAlertsEnabled: 'True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.',
  info: 'Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known.',
};

/** Fields of variants and of options of packages. */
export const offeredTexts = {
  key: `${KEY} May be left out where there is only one.`,
  name: 'Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters.',
  currency: 'Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.',
  prices: `${PRICES} A choice that is free or priced on request has none.`,
  media: 'Addresses of pictures and videos of this choice, in the order shown; at most 50.',
  images: IMAGES,
  description: 'Text about this choice; at most 50,000 characters. Absent: none.',
  badge: 'Short label that makes it stand out, such as "Bestseller". Absent: none.',
  fineprint: 'Small print, such as conditions; at most 50,000 characters. Absent: none.',
  durationMinutes: 'Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`.',
  availability: 'When it can be booked, in the zone of the shop. Absent: during the business hours of the shop.',
  formFields: QUESTIONS,
  stock:
    'Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.',
};

/** Fields that variants alone have. */
export const variantTexts = {
  swatchHex: 'Colour of its swatch as `#rrggbb`; null: it has none. Default: null.',
  optionValueRefs: 'For each of the product’s `options` the one value that this variant has, as option key and value key: `size/large`.',
  features: 'Parts that are and are not included, in the order shown; at most 50.',
};

export const productTexts = {
  options: 'Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant.',
  variants: 'Choices that can be bought, one entry for each choice; 1 to 500.',
};

export const packageTexts = {
  options: 'Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product.',
};

export const packageOptionTexts = {
  features: 'Parts that are included, one line each in the order shown; at most 50.',
};

export const optionTexts = {
  key: KEY,
  name: 'Name of the choice, such as "Size".',
  values: 'The values to choose from, in the order shown; 1 to 200.',
};

export const optionValueTexts = {
  key: KEY,
  label: 'Name that buyers read, such as "Large".',
  swatchHex: 'Colour of its swatch as `#rrggbb`, for an option that is shown as `color`. Absent: its name is shown.',
  media: 'Addresses of pictures of this value, in the order shown; at most 50.',
  images: IMAGES,
};

export const reviewTexts = {
  key: KEY,
  author: 'Name of the reviewer, as shown.',
  rating: 'Stars from 1, the worst, to 5.',
  text: 'Text of the reviewer; absent for a rating alone.',
  date: 'Day of the review, YYYY-MM-DD.',
};

export const addonGroupTexts = {
  key: KEY,
  name: 'Heading of the group, such as "Gift wrap".',
  sort: 'Place among the groups. The order of the list counts; where it is given, it has to say the same.',
  required: 'True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.',
  minSelect: 'Least number of options for each piece, 0 to 100. Default: 0.',
  maxSelect: 'Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`.',
  variantRef: 'The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant.',
  options: 'Extras to choose from, in the order shown; 1 to 100.',
};

export const addonOptionTexts = {
  key: KEY,
  currency: offeredTexts.currency,
  prices: `${PRICES} An add-on that is free costs 0.`,
  linkedProductRef: 'Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used.',
  linkedVariantRef: 'Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left.',
};

export const collectionTexts = {
  ...itemTexts('collection'),
  name: 'Name shown to visitors; one line of at most 300 characters.',
  description: 'Text about the collection; at most 50,000 characters. Absent: none.',
  gallery: 'Addresses of further pictures, in the order shown; at most 100.',
  productRefs: 'Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list.',
};

const CODE = 'Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same.';

export const discountCodeTexts = {
  ...itemTexts('code'),
  code: CODE,
  kind: withMeanings('Kind of discount.', {
    percent: 'A percentage of the lines that it is for.',
    fixed: 'An amount, once for each checkout and never more than those lines cost.',
  }),
  value: 'With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`.',
  appliesTo: 'Things that the code is for. Everything, when all its lists are empty. Default: everything.',
  startsAt: startText('First moment at which the code works. Absent: from now on.'),
  endsAt: endText('Moment from which on the code no longer works. Absent: never.'),
  maxUses: 'Most checkouts that may use the code in all. Absent: no limit.',
  maxUsesPerContact: 'Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit.',
  minSubtotal: 'Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it.',
};

export const discountTargetTexts = {
  eventRefs: 'Events for whose tickets the code is, by slug; at most 500. Default: none.',
  ticketTypeRefs: 'Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.',
  productRefs: 'Products and packages that the code is for, by slug; at most 500. Default: none.',
};

export const promoterCodeTexts = {
  ...itemTexts('code'),
  code: `${CODE} A checkout or registration with it names the promoter; its price stays the same.`,
  name: 'Name of the promoter, for your reports.',
};

const TOWNS =
  'A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.';

export const deliveryZoneTexts = {
  ...itemTexts('delivery zone'),
  key: 'Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens.',
  name: 'Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters.',
  description: 'Text that explains the zone to buyers; at most 50,000 characters. Absent: none.',
  kind: withMeanings('Way in which buyers get the goods.', {
    delivery: 'They are sent to the address of the buyer. Default.',
    pickup: 'The buyer picks them up at `pickupLocation`.',
  }),
  countries: 'Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country.',
  states: `Names of states in the zone; at most 500. Default: none. ${TOWNS}`,
  cities: `Names of cities in the zone; at most 500. Default: none. ${TOWNS}`,
  postalPrefixes:
    'Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all.',
  feeMinor: 'Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do.',
  currency: 'Currency of `feeMinor`. Default: the primary currency of the workspace.',
  prices: 'Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone.',
  freeOver: 'Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it.',
  minOrder:
    'Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum.',
  etaText: 'When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown.',
  etaMinDays:
    'Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown.',
  etaMaxDays: 'Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown.',
  pickupLocation: 'Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise.',
};
