import { TicketDocuments, type CalendarFile, type TicketSheets } from '../ports/ticket-documents';

/** Ticket documents that tests can read: the input as JSON. */
export class PlainTicketDocuments extends TicketDocuments {
  calendar(file: CalendarFile): string {
    return `BEGIN:VCALENDAR ${JSON.stringify(file)} END:VCALENDAR`;
  }

  async tickets(sheets: TicketSheets): Promise<Buffer> {
    return Buffer.from(`%PDF- ${JSON.stringify(sheets)} %%EOF`);
  }
}
