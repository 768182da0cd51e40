// Contract suites
export { emailSourcesContract } from './email-sources.contract';
export { messagesContract } from './messages.contract';
export { noticesContract } from './notices.contract';
export { emailSenderContract, slowSenderContract, smsSenderContract, whatsAppSenderContract } from './senders.contract';
export { ticketDocumentsContract } from './ticket-documents.contract';

// Fakes
export { InMemoryEmailSources } from './in-memory-email-sources';
export { InMemoryMessages } from './in-memory-messages';
export { InMemoryNotices } from './in-memory-notices';

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
export { aNotice, aShop, NOTICED_AT } from './notice.builder';
export { aSubscriptionEmailSource, INDIGO_TOTE } from './subscription-email.builder';

// Helpers
export { PlainTicketDocuments } from './plain-ticket-documents';
