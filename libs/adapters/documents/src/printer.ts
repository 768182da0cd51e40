import type { TicketSheets } from '@svc/notifications';
import type { QrDrawing } from '@svc/ticketing';

/** The work of printing, which keeps a processor busy for long. The same input is always the same output. */
export interface Printer {
  /** A PDF, a page for each seat; some 50 ms for each. */
  tickets(sheets: TicketSheets): Promise<Uint8Array>;
  /** Some milliseconds. */
  code(text: string): Promise<QrDrawing>;
}
