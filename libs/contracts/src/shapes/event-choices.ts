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

export const eventFormat = describedEnum(EVENT_FORMATS, 'Where the event takes place.', {
  physical: 'At a venue.',
  online: 'Online.',
  hybrid: 'Both at a venue and online.',
});

export const eventMode = describedEnum(EVENT_MODES, 'Way in which people get a place.', {
  rsvp: 'They register, usually for free.',
  ticketed: 'They buy or reserve tickets here.',
  external: 'Tickets that cost money are sold elsewhere; free ones can be taken here.',
});

export const venueVisibility = describedEnum(VENUE_VISIBILITIES, 'Audience of the place.', {
  public: 'Everybody: `location` has it.',
  registered_only: 'Registered guests, on their ticket; `location` is absent.',
  hidden: 'Nobody, neither here nor on tickets: the merchant announces it in another way.',
});

export const attendance = describedEnum(
  ATTENDANCES,
  'Way in which people attend with this ticket; the event’s `format` holds when absent.',
  {
    in_person: 'At the venue.',
    online: 'Online.',
  },
);

export const dateOfBirthMode = describedEnum(DATE_OF_BIRTH_MODES, 'Person whose date of birth an age limit asks for.', {
  order: 'The buyer’s, once: send `dateOfBirth` with the request.',
  attendee: 'Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.',
});

export const ticketKind = describedEnum(TICKET_KINDS, 'Pricing of the ticket.', {
  free: 'It costs nothing: register for it, or take it in a checkout.',
  paid: 'It has a fixed price.',
  donation: 'The buyer names the price, `amountMinor`, from `minPriceMinor` on.',
  deposit: 'It has a fixed price, of which only a deposit is paid at checkout.',
});

export const depositBalanceMode = describedEnum(
  DEPOSIT_BALANCE_MODES,
  'Way in which the balance is paid after a deposit; absent when there is no deposit.',
  {
    online: 'Online, on a page that the service links to in its mails.',
    at_door: 'At the door of the event.',
    manual: 'To the merchant, who asks for it.',
  },
);
