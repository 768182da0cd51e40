import type { Answers, AttendeeStatus } from '@svc/contracts';

/** What is told of the person on a seat; a seat of which nothing is told stays with who took it (D-36). */
export interface SeatHolder {
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
}

/** One seat of an event, and who sits there: `att_…`. */
export interface Attendee extends SeatHolder {
  id: string;
  ticketTypeId: string;
  /** Among the seats of the registration, from 0. */
  position: number;
  /** Which ticket of the registration admits it, from 0; a group ticket admits several. */
  ticket: number;
  /** Days on whose seats it counts. */
  countedDayIds: readonly string[];
  /** The attendee's own; whatever they were not asked alone was answered with the registration. */
  responses: Answers;
  status: AttendeeStatus;
  /** Of the ticket that is valid; a new issue raises it (D-80). */
  serial: number;
  checkedInAt?: Date;
}

/** By which a seat is taken: a pending guest sits there as well (D-13). */
export const SEATED: readonly AttendeeStatus[] = ['pending', 'confirmed', 'checked_in'];

export function isSeated({ status }: Pick<Attendee, 'status'>): boolean {
  return SEATED.includes(status);
}

const MOVES: Readonly<Record<AttendeeStatus, readonly AttendeeStatus[]>> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled', 'checked_in'],
  checked_in: ['confirmed'],
  declined: [],
  cancelled: [],
};

/** Whether a seat of one status may get the other (D-13). */
export function canBecome(from: AttendeeStatus, to: AttendeeStatus): boolean {
  return MOVES[from].includes(to);
}
