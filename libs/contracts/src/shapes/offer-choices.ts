import { describedEnum } from './described-enum';
import {
  ADDON_SELECTION_TYPES,
  CHOICE_DISPLAYS,
  COVER_KINDS,
  FEE_MODES,
  OCCUPANCY_MODES,
  PACKAGE_TYPES,
  PRICING_MODES,
  SCHEDULING_TYPES,
  SELECTION_MODES,
} from './product';

/** Enumerations of products and packages (§2.3, D-21), with the meaning of each value. */

export const feeMode = describedEnum(FEE_MODES, 'Payer of the service’s fee on a product, package or ticket.', {
  pass_on: 'The buyer: the fee is added to the price at checkout.',
  absorb: 'The merchant: the buyer pays the price as shown.',
});

export const selectionMode = describedEnum(
  SELECTION_MODES,
  'Number of different variants (or package options) of the product or package that a buyer picks at a time.',
  {
    choose_one: 'One; show a single picker.',
    choose_many: 'Several, each with a quantity: send each as an item of its own to the checkout.',
  },
);

export const choiceDisplay = describedEnum(
  CHOICE_DISPLAYS,
  'Form of the picker with which buyers choose a variant, package option or option value.',
  {
    text: 'A chip with the name.',
    dropdown: 'A drop-down list.',
    image: 'A picture from the `media` of the choice.',
    color: 'A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.',
  },
);

export const pricingMode = describedEnum(PRICING_MODES, 'Way in which the price of a variant or package option is paid.', {
  full_payment: 'In full at checkout.',
  deposit: 'A deposit at checkout, by `depositType` and `depositValue`; the balance later.',
  free: 'The choice costs nothing.',
  quote: 'Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.',
});

export const schedulingType = describedEnum(SCHEDULING_TYPES, 'Kind of booking that a variant or package option needs.', {
  slots:
    'A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.',
  date: 'A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.',
  date_range:
    'Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.',
  none: 'No booking: nothing is scheduled.',
});

export const addonSelectionType = describedEnum(
  ADDON_SELECTION_TYPES,
  'Number of extras that a buyer may choose from an add-on group (per `minSelect` and `maxSelect`).',
  {
    single: 'At most one extra; show radio buttons.',
    multiple: 'Several extras, from `minSelect` to `maxSelect`; show checkboxes.',
  },
);

export const packageType = describedEnum(PACKAGE_TYPES, 'Kind of offer that a package is.', {
  service: 'A service.',
  product: 'Goods.',
  event: 'An offer for an event.',
});

export const occupancyMode = describedEnum(OCCUPANCY_MODES, 'Unit that the price and the quantity of a package option count.', {
  per_person: 'People.',
  per_unit: 'Units, such as rooms or tables.',
  none: 'Neither people nor units: the option is bought as a whole.',
});

export const coverKind = describedEnum(COVER_KINDS, 'Kind of cover to show at the top of a collection’s page.', {
  image: 'The picture at the collection’s `coverUrl`.',
  video: 'The video at the collection’s `coverUrl`.',
  gallery: 'The pictures in the collection’s `gallery`.',
  color: 'No file: a plain colour of your theme.',
});
