import { InMemoryTicketReader, PlainQrCodes, PlainTicketSigner } from './plain-tickets';
import { PlainWalletPasses } from './plain-wallet-passes';
import { ticketSignerContract } from './ticket-signer.contract';
import { qrCodesContract } from './qr-codes.contract';
import { ticketReaderContract } from './ticket-reader.contract';
import { walletPassesContract } from './wallet-passes.contract';

describe('tickets that are signed with keys anyone can make', () => {
  ticketSignerContract(() => new PlainTicketSigner());
});

describe('QR codes that no scanner reads', () => {
  qrCodesContract(() => new PlainQrCodes());
});

describe('tickets in memory', () => {
  ticketReaderContract(async (tickets) => new InMemoryTicketReader(tickets));
});

describe('passes that nobody has signed', () => {
  walletPassesContract((wallets) => new PlainWalletPasses(wallets));
});
