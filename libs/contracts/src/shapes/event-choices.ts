import { describedEnum } from './described-enum';
import {
  ATTENDANCES,
  DATE_OF_BIRTH_MODES,
  DEPOSIT_BALANCE_MODES,
  EVENT_FORMATS,
  EVENT_MODES,
  TICKET_KINDS,
  VENUE_VISIBILITIES,
} from './event';

/** Enumerations of events and tickets (§2.6, D-20, D-21), with the meaning of each value. */

export const eventFormat = describedEnum(EVENT_FORMATS, 'Format of an event: where people attend it.', {
  physical: 'At a venue.',
  online: 'Online.',
  hybrid: 'At a venue and online.',
});

export const eventMode = describedEnum(EVENT_MODES, 'Way in which people get a seat at an event.', {
  rsvp: 'They register, usually for free.',
  ticketed: 'They buy or reserve tickets from the service.',
  external: 'Paid tickets are sold on another site; free ones can be taken from the service.',
});

export const venueVisibility = describedEnum(
  VENUE_VISIBILITIES,
  'Audience to whom the place of an event (address and online URL) is shown.',
  {
    public: 'Everybody: `location` of the event has it.',
    registered_only: 'Registered guests only, on their ticket; `location` of the event is absent.',
    hidden: 'Nobody, neither in responses nor on tickets: the merchant announces the place in another way.',
  },
);

export const attendance = describedEnum(
  ATTENDANCES,
  'Way in which people with a ticket of this type attend the event. Absent: as the event’s `format` says.',
  {
    in_person: 'At the venue.',
    online: 'Online.',
  },
);

export const dateOfBirthMode = describedEnum(
  DATE_OF_BIRTH_MODES,
  'Person of whom a date of birth is asked when a ticket of an event has a minimum age.',
  {
    order: 'The buyer, once: send `dateOfBirth` with the registration or checkout.',
    attendee: 'Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.',
  },
);

export const ticketKind = describedEnum(TICKET_KINDS, 'Pricing of a ticket type.', {
  free: 'The ticket costs nothing: register for it, or add it to a checkout.',
  paid: 'The ticket has a fixed price, paid at checkout.',
  donation: 'The buyer names the price: send it as `amountMinor`, at least `minPriceMinor`.',
  deposit: 'The ticket has a fixed price, of which only a deposit is paid at checkout.',
});

export const depositBalanceMode = describedEnum(
  DEPOSIT_BALANCE_MODES,
  'Way in which the buyer of a ticket pays the balance after a deposit. Absent when the ticket type has no deposit.',
  {
    online: 'Online, on a page that the service links to in its e-mails.',
    at_door: 'At the door of the event.',
    manual: 'Directly to the merchant, who asks for the balance.',
  },
);
