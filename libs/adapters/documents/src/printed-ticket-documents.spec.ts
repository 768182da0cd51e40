import { ticketDocumentsContract } from '@svc/notifications/testing';
import { PrintedTicketDocuments } from './printed-ticket-documents';

describe('documents that guests carry with them', () => {
  ticketDocumentsContract(() => new PrintedTicketDocuments());
});
