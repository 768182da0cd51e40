import type { TicketSheets } from '@svc/notifications';
import type { QrDrawing } from '@svc/ticketing';
import { drawQrCode } from './draw-qr-code';
import { printTickets } from './print-tickets';

/** A printer that works in the thread that asks: what a worker thread runs. */
export const printHere = {
  tickets: (sheets: TicketSheets): Promise<Uint8Array> => printTickets(sheets),
  code: async (text: string): Promise<QrDrawing> => drawQrCode(text),
};
