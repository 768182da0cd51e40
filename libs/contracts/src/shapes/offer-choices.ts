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

export const feeMode = describedEnum(FEE_MODES, 'Payer of the service’s fee.', {
  pass_on: 'The buyer: it is added to the price at checkout.',
  absorb: 'The merchant: the buyer pays the price as shown.',
});

export const selectionMode = describedEnum(SELECTION_MODES, 'Number of variants that the buyer picks at a time.', {
  choose_one: 'One variant; show a single picker.',
  choose_many: 'Several variants, each with its own quantity: send each as an item of its own.',
});

export const choiceDisplay = describedEnum(CHOICE_DISPLAYS, 'Form of the picker.', {
  text: 'A chip with the name.',
  dropdown: 'A list to open.',
  image: 'A picture from `media`.',
  color: 'A swatch in the colour `swatchHex`; a chip with the name where it has none.',
});

export const pricingMode = describedEnum(PRICING_MODES, 'Way in which the price is paid.', {
  full_payment: 'All of it at checkout.',
  deposit: 'A deposit at checkout, the balance later: `depositType` and `depositValue`.',
  free: 'It costs nothing.',
  quote: 'Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.',
});

export const schedulingType = describedEnum(SCHEDULING_TYPES, 'Kind of booking.', {
  slots: 'A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.',
  date: 'A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.',
  date_range: 'Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.',
  none: 'No time is booked.',
});

export const addonSelectionType = describedEnum(ADDON_SELECTION_TYPES, 'Number of options of the group that may be chosen.', {
  single: 'One; show radio buttons.',
  multiple: 'Several, from `minSelect` to `maxSelect`; show checkboxes.',
});

export const packageType = describedEnum(PACKAGE_TYPES, 'Kind of offer.', {
  service: 'A service.',
  product: 'Goods.',
  event: 'Something for an event.',
});

export const occupancyMode = describedEnum(OCCUPANCY_MODES, 'Unit that the price and the quantity count.', {
  per_person: 'People.',
  per_unit: 'Units, such as rooms or tables.',
  none: 'Neither: the option is bought as it is.',
});

export const coverKind = describedEnum(COVER_KINDS, 'Kind of cover at the top.', {
  image: 'The picture at `coverUrl`.',
  video: 'The video at `coverUrl`.',
  gallery: 'The pictures in `gallery`.',
  color: 'A plain colour of your theme.',
});
