import { PlainTicketDocuments } from './plain-ticket-documents';
import { ticketDocumentsContract } from './ticket-documents.contract';

describe('documents that tests can read', () => {
  ticketDocumentsContract(() => new PlainTicketDocuments());
});
