import { type AreaTreatment, fact, KEYS, notPersonal, personal, STATE_OF_WORK, tableOf, TIMES_OF_WORK } from './column-treatment';

const SEATS = ['orders', 'registrations', 'given', 'seats'] as const;

/** Contacts, registrations, seats and codes of confirmation. */
export const GUEST_COLUMNS: AreaTreatment = {
  admission: tableOf(fact('admitted_at, event_day_id', SEATS), notPersonal('workspace_id, mode, id, attendee_id', KEYS)),
  attendee: tableOf(
    personal('name', {
      exportedBy: SEATS,
      erasedBy: ['seats of their orders', 'seats of their registrations', 'seats of others', 'names of seats'],
    }),
    personal('phone', {
      exportedBy: SEATS,
      erasedBy: ['seats of their orders', 'seats of their registrations', 'seats of others', 'phones on seats of others'],
    }),
    personal('email, date_of_birth, responses, language', {
      exportedBy: SEATS,
      erasedBy: ['seats of their orders', 'seats of their registrations', 'seats of others'],
    }),
    fact('status, checked_in_at, given_at', SEATS),
    notPersonal('not_meant_at', TIMES_OF_WORK),
    notPersonal('workspace_id, mode, id, registration_id, event_id, ticket_type_id, order_item_id, counted_day_ids, ended_for', KEYS),
    notPersonal('position, ticket, serial', 'The number of a seat in its group, and of its ticket.'),
    notPersonal('created_at, updated_at, confirmation_at', TIMES_OF_WORK),
  ),
  confirmation: tableOf(
    personal('email, language', { exportedBy: ['confirmations'], erasedBy: ['confirmations'] }),
    personal('digest', {
      exportedBy: { not: 'A hash of a code that somebody is to read in a mail; it confirms for a day, and the row is deleted after it.' },
      erasedBy: ['confirmations'],
    }),
    fact('purpose, created_at', ['confirmations']),
    notPersonal('workspace_id, mode, id, subject_id', KEYS),
    notPersonal('guesses, ended_at', STATE_OF_WORK),
  ),
  contact: tableOf(
    personal('name, email, identity', { exportedBy: ['contact'], erasedBy: ['contacts'] }),
    personal('phone', { exportedBy: ['contact'], erasedBy: ['contacts', 'phones of other contacts'] }),
    fact('customer_id, created_at, erased_at', ['contact']),
    notPersonal('workspace_id, mode, id', KEYS),
  ),
  customer_link: tableOf(
    personal('external_ref', { exportedBy: ['links'], erasedBy: ['links'] }),
    fact('linked_at', ['links']),
    notPersonal('workspace_id, mode, id, contact_id', KEYS),
  ),
  registration: tableOf(
    personal('guest_key, name, email, date_of_birth, responses, language, idempotency_key', {
      exportedBy: ['registrations'],
      erasedBy: ['registrations'],
    }),
    personal('phone', { exportedBy: ['registrations'], erasedBy: ['registrations', 'phones of others in registrations'] }),
    personal('fingerprint', {
      exportedBy: { not: 'A hash of the request that registered, from which nothing can be read.' },
      erasedBy: ['registrations'],
    }),
    fact('source, created_at, ended_at, promoter_code', ['registrations']),
    notPersonal('workspace_id, mode, id, event_id, unlock_code_ids', KEYS),
    notPersonal('confirmation_at, updated_at, erased_at', TIMES_OF_WORK),
  ),
  ticket_code: tableOf(
    fact('code', SEATS),
    notPersonal('workspace_id, mode, attendee_id', KEYS),
    notPersonal('serial', 'The number of the ticket of a seat.'),
  ),
};
