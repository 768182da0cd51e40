// Contract suites
export { emailSourcesContract } from './email-sources.contract';
export { messagesContract } from './messages.contract';
export { emailSenderContract, slowSenderContract, smsSenderContract, whatsAppSenderContract } from './senders.contract';
export { ticketDocumentsContract } from './ticket-documents.contract';

// Fakes
export { InMemoryEmailSources } from './in-memory-email-sources';
export { InMemoryMessages } from './in-memory-messages';

// Builders
export {
  aFormEmailSource,
  aGuestEmailSource,
  aMessage,
  anAlertEmailSource,
  anEmail,
  anOrderEmailSource,
  aRefundEmailSource,
  aSavingsEmailSource,
} from './message.builder';
export { aSubscriptionEmailSource, INDIGO_TOTE } from './subscription-email.builder';

// Helpers
export { PlainTicketDocuments } from './plain-ticket-documents';
