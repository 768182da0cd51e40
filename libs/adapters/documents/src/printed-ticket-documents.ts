import { TicketDocuments, type CalendarFile, type TicketSheets } from '@svc/notifications';
import { printTickets } from './print-tickets';
import { writeCalendar } from './write-calendar';

/** Calendar files by RFC 5545, and tickets as PDF. */
export class PrintedTicketDocuments extends TicketDocuments {
  calendar(file: CalendarFile): string {
    return writeCalendar(file);
  }

  tickets(sheets: TicketSheets): Promise<Buffer> {
    return printTickets(sheets);
  }
}
