import { PlainTicketSigner } from './plain-ticket-signer';
import { ticketSignerContract } from './ticket-signer.contract';

describe('tickets that are signed with keys anyone can make', () => {
  ticketSignerContract(() => new PlainTicketSigner());
});
