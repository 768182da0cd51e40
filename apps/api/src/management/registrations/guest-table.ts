import { refOf } from '@svc/kernel';
import { leadOf, type GuestRegistration, type GuestSeat, type QuestionedEvent } from '@svc/registration';
import { cellOf } from '../csv';

/** Headings and cells of a guest list as a table: a line per seat, a column per question. */
export class GuestTable {
  private readonly time: Intl.DateTimeFormat;

  constructor(private readonly event: QuestionedEvent) {
    this.time = new Intl.DateTimeFormat('sv-SE', { timeZone: event.timezone, dateStyle: 'short', timeStyle: 'medium' });
  }

  headings(): string[] {
    const { timezone, questions } = this.event;
    return [
      'Registration', 'Attendee', 'Status', 'Ticket type', 'Name', 'E-mail', 'Phone', 'Date of birth',
      'Registered by', 'Their e-mail', 'Their phone', 'Their date of birth', 'Source', 'Promoter code',
      `Registered at (${timezone})`, `Checked in at (${timezone})`, 'Ticket serial', ...questions.map(({ label }) => label),
    ];
  }

  /** A seat of which nothing is told has the name of who took it, and their answers. */
  line(registration: GuestRegistration, seat: GuestSeat): (string | undefined)[] {
    const { contact, dateOfBirth, source, promoterCode, createdAt, responses, seats } = registration;
    return [
      refOf('att', leadOf(seats).id), refOf('att', seat.id), seat.status, seat.ticketTypeName, seat.name ?? contact.name, seat.email, seat.phone, seat.dateOfBirth,
      contact.name, contact.email, contact.phone, dateOfBirth, source, promoterCode,
      this.time.format(createdAt), seat.checkedInAt && this.time.format(seat.checkedInAt), String(seat.serial),
      ...this.event.questions.map(({ key }) => cellOf(seat.responses[key] ?? responses[key])),
    ];
  }
}
