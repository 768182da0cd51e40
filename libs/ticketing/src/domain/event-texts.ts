import { deposit, endText, itemTexts, KEY, startText, withMeanings } from '@svc/contracts';

/** Descriptions of the fields of events, for people who write items and read their views. */

const PRICES = 'One price for each currency that it is sold in, in minor units; at most 50.';

export const eventDayTexts = {
  key: KEY,
  label: 'Name of the day, such as "Opening night". Absent: its date is shown.',
  dayDate: 'Date of the day, YYYY-MM-DD in its own time zone.',
  startAt: startText('When the day begins. Absent: the whole calendar day counts.'),
  endAt: endText('When the day ends. Absent: the whole calendar day counts.'),
  timezone: 'IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.',
  location: 'Place of the day. Absent: that of the event.',
  capacity: 'Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own.',
};

export const pricePhaseTexts = {
  key: KEY,
  prices: `${PRICES} They replace those of the ticket type while the phase lasts.`,
  endsAt: endText('When the phase ends. Absent: it ends when its `capacity` is sold.'),
  capacity: 'Number of tickets that are sold at these prices. Absent: any number until `endsAt`.',
};

export const ticketTypeTexts = {
  key: KEY,
  name: 'Name of the ticket, such as "Early bird"; one line of at most 300 characters.',
  description: 'Description of what the ticket includes; at most 50,000 characters. Absent: nothing is shown.',
  imageUrl: 'Address of a picture of the ticket, http or https. Absent: no picture.',
  visibility: withMeanings('Audience of the ticket.', {
    public: 'Everybody. Default.',
    hidden: 'Buyers with one of the event’s `unlockCodes`; to others it does not exist.',
    invite_only: 'Buyers with one of the event’s `unlockCodes`; to others it does not exist.',
  }),
  onSaleFrom: startText('When sales begin; before, the ticket is not shown. Absent: at once.'),
  onSaleUntil: endText('When sales end; from then on the ticket is not shown. Absent: until the event ends.'),
  prices: `${PRICES} A free ticket has none. For a donation these are the least amounts in currencies other than the event’s.`,
  pricePhases:
    'Other prices that apply first, one phase after the other, such as an early bird; at most 50. After the last one `prices` apply.',
  minPriceMinor: 'Least donation, in minor units of the event’s primary currency. Absent: 1. For `kind` `donation` only.',
  donationPresets:
    'Amounts that the page suggests, in minor units of the event’s primary currency; at most 20. For `kind` `donation` only.',
  depositValue: deposit.depositValue.description,
  depositBalanceDueAt: endText('When the rest has to be paid; from then on the ticket costs its whole price at once. Absent: no date.'),
  capacity: 'Number of tickets for sale in all; a group ticket counts as one, and 0 closes the sale. Absent: no cap.',
  lowStockThreshold: 'From this number of tickets left on, your page may show that few are left. Absent: your page decides.',
  minPerOrder: 'Least number of these tickets in one order, 1 to 1,000. Default: 1.',
  maxPerOrder: 'Most of these tickets in one order, 1 to 1,000. Absent: the limits of the workspace (`seats`).',
  minAge: 'Least age in years at the start of the event. The date of birth is then required, as `dobMode` of the event says.',
  approvalRequired: 'True: registrations wait as `pending` until you approve them; their seats are held meanwhile. Default: false.',
  groupSize: 'Number of people that one ticket admits, 1 to 1,000. Default: 1.',
  validDays: 'Keys of the event’s `days` that the ticket admits to. Default: empty, which means every day.',
  requiresAttendeeDetails: 'True: a name is required for every seat. Default: false.',
  formFields: 'Questions for the buyer, or for each attendee where attendees are named; at most 100.',
  saveForIt: 'Terms of savings plans for this ticket. Absent: it cannot be saved up for. The event has to allow it (`saveForItEnabled`).',
};

export const unlockCodeTexts = {
  code: 'Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same.',
  ticketTypeRefs: 'Ticket types of this event that the code reveals, by key; 1 to 100.',
  maxUses: 'Most orders and registrations that may use the code. Absent: no limit.',
};

export const eventTexts = {
  ...itemTexts('event'),
  title: 'Title shown to guests, on tickets and in mails; one line of at most 300 characters.',
  tagline: 'One line below the title. Absent: none.',
  description: 'Text about the event, shown on its page; at most 50,000 characters. Absent: none.',
  publishedAt: startText('Moment of publication that storefronts are shown. Default: when it was first published.'),
  location: 'Place of the event: a venue, an online address, or both. Absent: not announced.',
  onlineUrlFor: withMeanings(
    'Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.',
    { everyone: 'Everybody who reads the event.', guests: 'Confirmed guests alone, in their mail and on their ticket.' },
  ),
  timezone: 'IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace.',
  startAt: startText('When the event begins.'),
  endAt: endText('When the event ends; it has to be after `startAt`.'),
  doorsAt: startText('When the doors open. Absent: nothing is shown.'),
  selfRefundUntil: endText(
    'Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where ' +
      '`selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request.',
  ),
  capacity: 'Seats in all, over every ticket type; 0 closes the event. Absent: no cap.',
  media: 'Pictures, videos and documents about the event, in the order shown; at most 50.',
  category: 'Your own category, such as "Workshop", for lists and filters of your site. Absent: none.',
  minAge: 'Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone.',
  attendeeEmailRequired: 'True: everybody who is named for a seat needs an e-mail address as well. Default: false.',
  currency: 'Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace.',
  customerFee: 'Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none.',
  customerFeeFlatByCurrency:
    'Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0.',
  saveForItEnabled: 'True lets buyers pay tickets with `saveForIt` in parts over time. Default: false.',
  saveForItCrowdLabel:
    'Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none.',
  days: 'Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`.',
  ticketTypes: 'Tickets that are sold or given away, in the order shown; at most 200.',
  unlockCodes: 'Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them.',
  attachedPackageRefs: 'Packages that are sold beside the tickets, by slug, in the order shown; at most 50.',
  attachedProductRefs: 'Products that are sold beside the tickets, by slug, in the order shown; at most 50.',
  sponsorship: 'Sponsor that your page may show. Absent: none.',
};
