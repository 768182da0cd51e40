import { deposit, endText, itemTexts, keyText, startText, withMeanings } from '@svc/contracts';

/** Descriptions of the fields of events, for people who write items and read their views. */

const PRICES =
  'Prices of a ticket of this type without fees, one for each currency that the ticket is sold in, in minor units; at most 50.';

export const eventDayTexts = {
  key: keyText('day', 'event'),
  label: 'Name of the event’s day, such as "Opening night"; one line. Absent when the date is shown instead.',
  dayDate: 'Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.',
  startAt: startText('When the programme of the event’s day begins. Absent when only the date is fixed.'),
  endAt: endText('When the programme of the event’s day ends. Absent when only the date is fixed.'),
  timezone: 'IANA time zone of the event’s day, such as `Africa/Lagos`. Default: that of the event.',
  location: 'Place of the event’s day. Absent when the day takes place where the event does.',
  capacity:
    'Number of seats on the event’s day over all ticket types that admit to the day; 0 closes the day. Absent when there is no cap.',
};

export const pricePhaseTexts = {
  key: keyText('price phase', 'ticket type'),
  prices: `${PRICES} They replace the prices of the ticket type while the price phase lasts.`,
  endsAt: endText('When the price phase of the ticket type ends. Absent when the phase ends with the sale of `capacity` tickets.'),
  capacity: 'Number of tickets of the type that are sold at the prices of the price phase. Absent when any number is sold until `endsAt`.',
};

export const ticketTypeTexts = {
  key: keyText('ticket type', 'event'),
  name: 'Name of the ticket type as buyers read it, such as "Early bird"; one line of at most 300 characters.',
  description: 'Text about the ticket type and what it includes, plain text of at most 50,000 characters. Absent when there is none.',
  imageUrl: 'Absolute http or https URL of a picture of the ticket type. Absent when there is none.',
  visibility: withMeanings('People who can see and buy the ticket type.', {
    public: 'Everybody. Default.',
    hidden: 'Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.',
    invite_only: 'Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.',
  }),
  onSaleFrom: startText('When sales of the ticket type begin; storefronts do not show it before. Absent when sales begin at once.'),
  onSaleUntil: endText(
    'When sales of the ticket type end; storefronts do not show it afterwards. Absent when sales go on until the event ends.',
  ),
  prices: `${PRICES} Absent when the ticket is free. For a donation: the minimum amounts in currencies other than the event’s primary one.`,
  pricePhases:
    'Price phases of the ticket type that apply first, one after the other, such as an early bird price; at most 50. After the last one `prices` apply.',
  minPriceMinor:
    'Minimum donation for one ticket, integer in minor units of the event’s primary currency. Only for `kind` `donation`. Default: 1.',
  donationPresets:
    'Amounts that storefronts offer as buttons for a donation, integers in minor units of the event’s primary currency; at most 20. Only for `kind` `donation`.',
  depositValue: deposit.depositValue.description,
  depositBalanceDueAt: endText(
    'Deadline for the balance of a ticket bought with a deposit; from then on a ticket costs the full price at once. Absent when there is no fixed deadline.',
  ),
  capacity:
    'Total number of tickets of this type for sale; a group ticket counts as one, and 0 closes the sale. Absent when there is no cap.',
  lowStockThreshold: 'Number of tickets left at or below which storefronts show “few left”. Absent when the storefront decides.',
  minPerOrder: 'Fewest tickets of this type in one order, 1 to 1,000. Default: 1.',
  maxPerOrder: 'Most tickets of this type in one order, 1 to 1,000. Absent when only the limits of the workspace (`seats`) apply.',
  minAge:
    'Minimum age in years at the start of the event for the ticket type; buyers then have to give a date of birth, as `dobMode` of the event says. Absent when there is none.',
  approvalRequired:
    'True when the merchant approves registrations for the ticket type by hand: they wait as `pending`, with their seats held, and checkouts refuse the ticket type. For the kind `free` only. Default: false.',
  groupSize: 'Number of people that one ticket of this type admits, 1 to 1,000: more than 1 for a group ticket. Default: 1.',
  validDays: 'Keys of the event’s `days` to which the ticket type admits. Default: empty, which means all days.',
  requiresAttendeeDetails: 'True when every seat with the ticket type needs the name of a person. Default: false.',
  formFields: 'Questions of the ticket type for the buyer, or for each attendee where attendees are named, in display order; at most 100.',
  saveForIt:
    'Terms for paying tickets of this type in parts (savings plan), which the event has to allow by `saveForItEnabled`. Absent when none are allowed.',
};

export const unlockCodeTexts = {
  code: 'Code that reveals ticket types, as the buyer types it: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same.',
  ticketTypeRefs: 'Keys of the event’s ticket types that the unlock code reveals; 1 to 100.',
  maxUses: 'Most orders and registrations that may use the unlock code. Absent when there is no limit.',
};

export const eventTexts = {
  ...itemTexts('event'),
  title: 'Title of the event, shown to guests, on tickets and in mails; one line of at most 300 characters.',
  tagline: 'One line about the event to show below the title. Absent when there is none.',
  description:
    'Text about the event, plain text or HTML of at most 50,000 characters; the event’s hosted page shows it. Absent when there is none.',
  publishedAt: startText('Time of publication of the event that storefronts show. Default: when the event was first published.'),
  location: 'Place of the event: a venue with address, an online address, or both. Absent while there is none to announce.',
  onlineUrlFor: withMeanings(
    'People who see `location.onlineUrl` of the event, unless `venueVisibility` hides the place. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.',
    { everyone: 'Everybody who reads the event.', guests: 'Confirmed guests alone, in their mail and on their ticket.' },
  ),
  timezone: 'IANA time zone in which the times of the event are shown, such as `Africa/Lagos`. Default: that of the workspace.',
  startAt: startText('When the event begins.'),
  endAt: endText('When the event ends; it has to be after `startAt`.'),
  doorsAt: startText('When the doors of the event open. Absent when no time is shown.'),
  selfRefundUntil: endText(
    'Until when buyers get refunds of the event’s tickets at once, by a request on the order page: for tickets not checked in, where `selfService.orders.requestRefund` is on. Later, or without this deadline, the merchant answers each request.',
  ),
  capacity: 'Total number of seats of the event over all ticket types; 0 closes the event. Absent when there is no cap.',
  media: 'Further pictures, videos and documents about the event, in display order; at most 50.',
  category: 'Category of the event in the merchant’s words, such as "Workshop", for lists and filters. Absent when there is none.',
  minAge:
    'Minimum age in years for the whole event, which storefronts show as a note. The service checks only `minAge` of each ticket type. Absent when there is none.',
  attendeeEmailRequired: 'True when everybody who is named for a seat of the event needs an e-mail address as well. Default: false.',
  currency:
    'Primary currency of the event as ISO 4217 code, such as `NGN`; amounts of the event without a currency are in it. Default: that of the workspace.',
  customerFee:
    'Surcharge of the merchant on each ticket of the event that costs money, paid by the buyer on top of the price. Absent when there is none.',
  customerFeeFlatByCurrency:
    'Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0.',
  saveForItEnabled: 'True lets buyers pay tickets of the event in parts (savings plan), by ticket types that allow it. Default: false.',
  saveForItCrowdLabel:
    'Line on the page of a savings plan that invites others to contribute, such as "Let your family chip in". Absent when there is none.',
  days: 'Days of an event that takes place on several, in order; at most 100. Default: empty, a single span from `startAt` to `endAt`.',
  ticketTypes: 'Ticket types of the event that are sold or given away, in display order; at most 200.',
  unlockCodes: 'Codes that reveal hidden and invite-only ticket types of the event; at most 1,000. Storefronts never see them.',
  attachedPackageRefs: 'Slugs of the packages that storefronts offer beside the tickets of the event, in display order; at most 50.',
  attachedProductRefs: 'Slugs of the products that storefronts offer beside the tickets of the event, in display order; at most 50.',
  sponsorship: 'Sponsor that storefronts show with the event: brand, logo and link. Absent when there is none.',
};
