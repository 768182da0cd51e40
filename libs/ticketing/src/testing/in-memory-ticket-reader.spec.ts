import { InMemoryTicketReader } from './in-memory-ticket-reader';
import { ticketReaderContract } from './ticket-reader.contract';

describe('tickets in memory', () => {
  ticketReaderContract(async (tickets) => new InMemoryTicketReader(tickets));
});
