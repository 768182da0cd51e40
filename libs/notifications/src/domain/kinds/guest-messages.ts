import { CODE_MINUTES, type EventCancelled } from '@svc/contracts';
import { writeAnnouncementEmail } from '../announcements/write-announcement-email';
import type { AttendeeSeat } from '../attendee-messages-of';
import type { GuestMessageKind } from '../message';
import { writeAddressCorrected } from '../corrections/write-address-corrected';
import { writeConfirmationEmail, writeGivenAwayEmail } from '../write-confirmation-email';
import { writeGuestEmail } from '../write-guest-email';
import type { GuestEmailSource } from '../../ports/email-sources';
import type { MessageRows } from './message-row';
import { writeRegistrationList } from '../limits/write-registration-list';
import { common, sampleAnnouncement, sampleConfirmation, sampleRegistrations, sampleSeats } from './samples';

/** Returns the end of the event, until which tickets and news of it are of use. */
const usefulUntil = ({ event: { endAt } }: GuestEmailSource) => endAt;
const toGuest = { to: 'customer', about: 'grp', source: 'seats', usefulUntil, write: writeGuestEmail } as const;
/** News of seats that are gone, which may have cost money. */
const ofSeatsGone = { ...toGuest, usefulUntil: undefined } as const;
const toHolder = { ...toGuest, about: 'att' } as const;

const isToHaveTicket = (_: unknown, { wanted, admitted }: AttendeeSeat) => wanted && admitted;
const hasTicket = (_: unknown, seat: AttendeeSeat) => seat.notified && seat.admitted;
const hadTicket = (_: unknown, seat: AttendeeSeat) => seat.notified && !seat.admitted;

/** Seats were given up by a person, one registration or order at a time. */
export const isByPerson = ({ ofEvent }: { ofEvent?: EventCancelled }) => ofEvent === undefined;
/** Seats ended with their cancelled event, and their holders are to be notified (D-147). */
export const isOfEvent = ({ ofEvent }: { ofEvent?: EventCancelled }) => ofEvent?.notify === true;
/** A day of an event is cancelled, and those whose tickets keep other days are to be notified (D-147). */
export const isOfDay = ({ day }: { day?: { notify: boolean } }) => day?.notify === true;

/** Messages to guests: people who registered, were given a seat, sit on one or give one away, and announcements. */
export const GUEST_MESSAGES: MessageRows<
  GuestMessageKind | 'confirmation_code' | 'ticket_given_away' | 'registrations_listed' | 'address_corrected' | 'event_announcement'
> = {
  registration_confirmed: {
    ...toGuest,
    plannedBy: {
      guests: {
        'attendee.registered.v1': ({ status }) => status !== 'pending',
        'registration.repeated.v1': (_, { admitted }) => admitted,
        'registration.guest_corrected.v1': ({ confirms }, { admitted }) => confirms && admitted,
      },
    },
    sample: sampleSeats(),
  },
  registration_received: {
    ...toGuest,
    plannedBy: {
      guests: {
        'attendee.registered.v1': ({ status }) => status === 'pending',
        'registration.repeated.v1': (_, { admitted }) => !admitted,
        'registration.guest_corrected.v1': ({ confirms }, { admitted }) => confirms && !admitted,
      },
    },
    sample: sampleSeats({ status: 'pending' }),
  },
  registration_approved: {
    ...toGuest,
    plannedBy: { guests: { 'registration.approved.v1': true }, holders: { 'registration.approved.v1': true } },
    sample: sampleSeats(),
  },
  registration_declined: {
    ...ofSeatsGone,
    plannedBy: { guests: { 'registration.declined.v1': true }, holders: { 'registration.declined.v1': true } },
    sample: sampleSeats({ status: 'declined' }),
  },
  registration_reopened: {
    ...toGuest,
    plannedBy: { guests: { 'registration.reopened.v1': true }, holders: { 'registration.reopened.v1': true } },
    sample: sampleSeats({ status: 'pending' }),
  },
  registration_cancelled: {
    ...ofSeatsGone,
    plannedBy: {
      guests: { 'registration.cancelled.v1': isByPerson },
      holders: { 'registration.cancelled.v1': isByPerson, 'order.tickets_voided.v1': isByPerson },
      attendees: {
        'registration.cancelled.v1': (fact, seat) => isByPerson(fact) && hadTicket(fact, seat),
        'order.tickets_voided.v1': (fact, seat) => isByPerson(fact) && hadTicket(fact, seat),
      },
    },
    sample: sampleSeats({ status: 'cancelled' }),
  },
  ticket_reissued: {
    ...toGuest,
    plannedBy: {
      guests: { 'registration.ticket_reissued.v1': true },
      holders: { 'registration.ticket_reissued.v1': true, 'order.ticket_reissued.v1': true },
      attendees: {
        'registration.ticket_reissued.v1': hasTicket,
        'order.ticket_reissued.v1': hasTicket,
        'order.buyer_corrected.v1': hasTicket,
        'registration.guest_corrected.v1': hasTicket,
      },
    },
    sample: sampleSeats(),
  },
  ticket_changed: {
    ...toGuest,
    plannedBy: {
      guests: { 'registration.ticket_changed.v1': true },
      holders: { 'registration.ticket_changed.v1': true, 'order.ticket_changed.v1': true },
      attendees: { 'registration.ticket_changed.v1': hasTicket, 'order.ticket_changed.v1': hasTicket },
    },
    sample: sampleSeats(),
  },
  event_rescheduled: {
    ...toGuest,
    plannedBy: { guestsOfEvent: { 'event.rescheduled.v1': true }, holdersOfEvent: { 'event.rescheduled.v1': true } },
    sample: sampleSeats({ isMoved: true }),
  },
  event_cancelled: {
    ...toGuest,
    plannedBy: {
      guestsOfEvent: { 'event.deleted.v1': true, 'event.cancelled.v1': isOfDay, 'event.seats_ended.v1': true },
      holdersOfEvent: { 'event.deleted.v1': true, 'event.cancelled.v1': isOfDay, 'event.seats_ended.v1': true },
      guests: { 'registration.cancelled.v1': isOfEvent },
      holders: { 'registration.cancelled.v1': isOfEvent, 'order.tickets_voided.v1': isOfEvent },
      attendees: {
        'registration.cancelled.v1': (fact, seat) => isOfEvent(fact) && hadTicket(fact, seat),
        'order.tickets_voided.v1': (fact, seat) => isOfEvent(fact) && hadTicket(fact, seat),
      },
    },
    sample: sampleSeats({ removed: true }),
  },
  ticket_given: {
    ...toHolder,
    plannedBy: {
      holders: {
        'ticket.given_away.v1': (_, { pending }) => !pending,
        'ticket.repeated.v1': (_, { pending }) => !pending,
        'attendee.corrected.v1': (_, { pending }) => !pending,
      },
    },
    sample: sampleSeats(),
  },
  ticket_given_pending: {
    ...toHolder,
    plannedBy: {
      holders: {
        'ticket.given_away.v1': (_, { pending }) => pending,
        'ticket.repeated.v1': (_, { pending }) => pending,
        'attendee.corrected.v1': (_, { pending }) => pending,
      },
    },
    sample: sampleSeats({ status: 'pending' }),
  },
  attendee_ticket: {
    ...toHolder,
    plannedBy: {
      attendees: {
        'attendee.registered.v1': isToHaveTicket,
        'checkout.paid.v1': isToHaveTicket,
        'registration.approved.v1': isToHaveTicket,
        'attendee.corrected.v1': isToHaveTicket,
      },
    },
    sample: sampleSeats(),
  },
  confirmation_code: {
    to: 'customer',
    about: 'cnf',
    plannedBy: { confirming: { 'confirmation.asked.v1': true } },
    source: 'confirmation',
    usefulUntil: ({ confirmation: { createdAt } }) => new Date(Date.parse(createdAt) + CODE_MINUTES * 60_000).toISOString(),
    write: (_, source, { confirmations: codes, now }) => writeConfirmationEmail(source, { codes, now }),
    sample: sampleConfirmation(),
  },
  ticket_given_away: {
    to: 'customer',
    about: 'cnf',
    plannedBy: { givers: { 'ticket.given_away.v1': true }, formerAttendees: { 'ticket.given_away.v1': ({ wasGiven }) => !wasGiven } },
    source: 'confirmation',
    write: writeGivenAwayEmail,
    sample: sampleConfirmation({ isUsed: true }),
  },
  registrations_listed: {
    to: 'customer',
    about: 'wks',
    plannedBy: {},
    source: 'registrations',
    write: (_, source, context) => writeRegistrationList(source, context),
    sample: sampleRegistrations,
  },
  address_corrected: {
    to: 'customer',
    about: 'wks',
    plannedBy: {},
    source: 'shop',
    write: ({ details }, source) => writeAddressCorrected(source, details.language),
    sample: common,
  },
  event_announcement: {
    to: 'customer',
    about: 'evt',
    plannedBy: { readers: { 'event.announced.v1': true } },
    source: 'announcement',
    write: writeAnnouncementEmail,
    sample: sampleAnnouncement,
  },
};
