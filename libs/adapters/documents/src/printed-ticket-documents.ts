import { TicketDocuments, type CalendarFile, type TicketSheets } from '@svc/notifications';
import { KeptPrints } from './kept-prints';
import type { Printer } from './printer';
import { writeCalendar } from './write-calendar';

/** Calendar files by RFC 5545, and tickets as PDF, which are kept for a while. */
export class PrintedTicketDocuments extends TicketDocuments {
  private readonly kept: KeptPrints<Buffer>;

  /** @param maxBytes that kept prints take at most; 0 keeps none */
  constructor(
    private readonly printer: Printer,
    maxBytes: number,
  ) {
    super();
    this.kept = new KeptPrints(maxBytes, ({ byteLength }) => byteLength);
  }

  calendar(file: CalendarFile): string {
    return writeCalendar(file);
  }

  tickets(sheets: TicketSheets): Promise<Buffer> {
    return this.kept.of(sheets, async (shown) => {
      const { buffer, byteOffset, byteLength } = await this.printer.tickets(shown);
      return Buffer.from(buffer, byteOffset, byteLength);
    });
  }
}
