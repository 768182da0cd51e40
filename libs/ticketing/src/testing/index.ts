// Contract suites
export { qrCodesContract } from './qr-codes.contract';
export { ticketReaderContract } from './ticket-reader.contract';
export { ticketSignerContract } from './ticket-signer.contract';
export { aPass, walletPassesContract } from './wallet-passes.contract';

// Builders
export { aLine, anEvent, anEventOnSale, aTicketRequest, aTicketType, aTier, BEFORE_EVENT, idNumber } from './event.builder';

// Helpers
export { InMemoryCancellations } from './in-memory-cancellations';
export { PlainTicketSigner } from './plain-tickets';
export {
  FACTS_OF_CANCELLED_EVENTS,
  QUEUES_OF_CANCELLED_EVENTS,
  TABLES_OF_CANCELLED_EVENTS,
  TASKS_OF_CANCELLED_EVENTS,
} from './event-dependants';
