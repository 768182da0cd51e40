import type { IdGenerator } from '@svc/kernel';
import type { RegistrationTx } from '@svc/registration';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { PostgresAttendeeStore } from './attendee-store';
import { PostgresRegistrationStore } from './registration-store';
import { PostgresSeatCounts } from './seat-counts';
import { PostgresSeatsToBook } from './seats-to-book';

export function bindRegistrationTx(manager: EntityManager, ids: IdGenerator): RegistrationTx {
  return {
    registrations: new PostgresRegistrationStore(manager),
    attendees: new PostgresAttendeeStore(manager),
    outbox: new PostgresOutbox(manager),
    audit: new PostgresAuditTrail(manager, ids),
    counts: new PostgresSeatCounts(manager),
    bookings: new PostgresSeatsToBook(manager),
  };
}
