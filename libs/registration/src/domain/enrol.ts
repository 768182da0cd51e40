import { factOf, type RegistrationSource } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { inLockOrder, seatMoves } from '@svc/ticketing';
import type { RegistrationContext } from '../ports/registration-reader';
import type { SeatPlan } from '../ports/seat-booking';
import type { NewGuest } from './decide-registration';
import { leadOf, type Registration } from './registration';
import { guestKeyOf, type RegistrationRequest } from './registration-request';

export interface Enrolment {
  workspaceId: string;
  mode: Mode;
  context: RegistrationContext;
  request: RegistrationRequest;
  guest: NewGuest;
  source: RegistrationSource;
  now: Date;
}

/** Everything that is written for a new guest: one group of seats, one fact (D-78), and what it takes of each count. */
export function enrol({ workspaceId, mode, context, request, guest, source, now }: Enrolment, nextId: () => string): SeatPlan {
  const { rules } = context.event;
  const registration: Registration = {
    workspaceId,
    mode,
    id: nextId(),
    eventId: rules.id,
    contact: request.contact,
    dateOfBirth: request.dateOfBirth,
    responses: guest.responses,
    unlockCodeIds: guest.unlockCodeIds,
    promoterCode: context.promoterCode,
    source,
    createdAt: now,
    seats: guest.seats.map((seat) => ({ ...seat, id: nextId(), status: guest.status, serial: 1 })),
  };
  const lead = leadOf(registration.seats);
  const codes = guest.unlockCodeIds.map((subjectId) => ({ kind: 'unlock_code' as const, subjectId, count: 1 }));
  return {
    registration,
    guestKey: guestKeyOf(request.contact),
    eventVersion: rules.version,
    moves: inLockOrder([...seatMoves(rules.id, registration.seats), ...codes]),
    fact: factOf(
      'attendee.registered.v1',
      { id: nextId(), workspaceId, mode },
      {
        registrationId: registration.id,
        attendeeId: lead.id,
        eventId: rules.id,
        eventSlug: rules.slug,
        ticketTypeId: lead.ticketTypeId,
        status: lead.status,
        attendeeCount: registration.seats.length,
        source,
      },
    ),
  };
}
