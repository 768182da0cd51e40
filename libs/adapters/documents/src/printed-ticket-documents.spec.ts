import { ticketDocumentsContract } from '@svc/notifications/testing';
import { printHere } from './print-here';
import { PrintedTicketDocuments } from './printed-ticket-documents';

describe.each([0, 1_000_000])('documents that guests carry with them, of which %i bytes are kept', (maxBytes) => {
  ticketDocumentsContract(() => new PrintedTicketDocuments(printHere, maxBytes));
});
