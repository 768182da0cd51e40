import { Controller } from '@nestjs/common';
import { type AttendeeStatus, shortCodeText } from '@svc/contracts';
import { Operation, Table, type WorkspaceCall } from '@svc/http';
import { refOf } from '@svc/kernel';
import { GuestList, leadOf, type GuestRegistration, type GuestSeat, type QuestionedEvent } from '@svc/registration';
import { amountCell, cellOf, csvTable } from '../csv';
import { MOST_ROWS, xlsxFile } from '../xlsx';
import { eventNamed, exportRegistrationsQuery } from './registrations.dto';

/** Headings and cells of a guest list as a table: a line per seat, a column per question. */
class GuestTable {
  private readonly time: Intl.DateTimeFormat;

  constructor(private readonly event: QuestionedEvent) {
    this.time = new Intl.DateTimeFormat('sv-SE', { timeZone: event.timezone, dateStyle: 'short', timeStyle: 'medium' });
  }

  headings(): string[] {
    const { timezone, questions } = this.event;
    return [
      'Registration',
      'Attendee',
      'Status',
      'Ticket type',
      'Name',
      'E-mail',
      'Phone',
      'Date of birth',
      'Registered by',
      'Their e-mail',
      'Their phone',
      'Their date of birth',
      'Source',
      'Promoter code',
      `Registered at (${timezone})`,
      `Checked in at (${timezone})`,
      'Ticket serial',
      'Valid days',
      `Admitted on (${timezone})`,
      'Short code',
      'Order number',
      'Price',
      ...questions.map(({ label }) => label),
    ];
  }

  /**
   * Returns the cells of a seat. A seat without a guest of its own shows the name and answers of the registrant; one that was given away
   * shows neither.
   */
  line(registration: GuestRegistration, seat: GuestSeat): (string | undefined)[] {
    const { contact, dateOfBirth, source, promoterCode, createdAt, responses, seats, order } = registration;
    return [
      refOf('att', leadOf(seats).id),
      refOf('att', seat.id),
      seat.status,
      seat.ticketTypeName,
      seat.name ?? (seat.givenAt ? undefined : contact.name),
      seat.email,
      seat.phone,
      seat.dateOfBirth,
      contact.name,
      contact.email,
      contact.phone,
      dateOfBirth,
      source,
      promoterCode,
      this.time.format(createdAt),
      seat.checkedInAt && this.time.format(seat.checkedInAt),
      String(seat.serial),
      seat.validDays.join(', '),
      seat.admissions.map(({ day, at }) => (day === undefined ? '' : `${day} `) + this.time.format(at)).join(', '),
      seat.shortCode && shortCodeText(seat.shortCode),
      order?.number.toString(),
      order && seat.priceMinor !== undefined ? amountCell(seat.priceMinor, order.currency) : undefined,
      ...this.event.questions.map(({ key }) => cellOf(seat.responses[key] ?? (seat.givenAt ? undefined : responses[key]))),
    ];
  }
}

/** Guest list of an event as a file for spreadsheets. */
@Controller()
export class ExportController {
  constructor(private readonly guests: GuestList) {}

  @Operation('GET /admin/registrations.csv', {
    id: 'exportRegistrations',
    audience: 'workspace',
    permission: 'guests.read',
    tag: 'Guests',
    summary: 'Export the guests of an event as CSV',
    description:
      'Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per seat, newest registrations first, one column per question, times in the zone of the event. ' +
      'The column `Valid days` has the keys of the days that a ticket admits to, and is empty where it admits to every day; `Admitted on` has the days on which the ticket was used, with times. `Short code` is that of the ticket. `Order number` and `Price`, the price of the ticket before discount and fees as a decimal of the order’s currency, are empty for free registrations; a group ticket has its price at its first seat. ' +
      'Several choices in a cell are written `A; B`, or `"A; B";"C"` where one of them has a semicolon: parse the cell as a line of CSV with the separator `;`. ' +
      'A cell that a spreadsheet would run as a formula gets a leading apostrophe.',
    query: exportRegistrationsQuery,
    csv: true,
  })
  async export({
    workspace: { id },
    query: { event: named, status },
  }: WorkspaceCall<{ query: typeof exportRegistrationsQuery }>): Promise<Table> {
    const { headings, pageAfter, linesOf, slug } = await this.tableOf(id, named, status);
    return new Table(`guests-${slug}.csv`, csvTable(headings, pageAfter, linesOf));
  }

  @Operation('GET /admin/registrations.xlsx', {
    id: 'exportRegistrationsAsXlsx',
    audience: 'workspace',
    permission: 'guests.read',
    tag: 'Guests',
    summary: 'Export the guests of an event as XLSX',
    description: `Returns the table of \`GET /admin/registrations.csv\` as an XLSX file. The price is a number and all else is text, so a spreadsheet leaves a phone number and an answer such as \`1-2\`, \`1E5\` or \`0123\` as it is. A table of more than ${MOST_ROWS.toLocaleString('en')} rows is refused (400, \`details.reason\` \`too_many_rows\`): take the CSV file, which has no limit.`,
    query: exportRegistrationsQuery,
    xlsx: true,
  })
  async exportAsXlsx({
    workspace: { id },
    query: { event: named, status },
  }: WorkspaceCall<{ query: typeof exportRegistrationsQuery }>): Promise<Table> {
    const { slug, ...source } = await this.tableOf(id, named, status);
    return new Table(`guests-${slug}.xlsx`, await xlsxFile({ ...source, numbers: ['Price'] }));
  }

  private async tableOf(workspaceId: string, named: string, status: AttendeeStatus | undefined) {
    const event = await eventNamed(this.guests, workspaceId, named);
    const table = new GuestTable(event);
    return {
      slug: event.slug,
      headings: table.headings(),
      pageAfter: (after: string | undefined, limit: number) =>
        this.guests.page(workspaceId, { mode: 'live', eventId: event.id, status, after, limit }),
      linesOf: (registration: GuestRegistration) =>
        registration.seats.filter((seat) => !status || seat.status === status).map((seat) => table.line(registration, seat)),
    };
  }
}
