export { Mailbox, MailboxEmailSender, MailboxSmsSender } from './mailbox';
export { MESSAGING_WAITS, type MessagingWaits } from './messaging-waits';
export { SmtpEmailSender } from './smtp-email-sender';
export { RefusingSmsSender, smsSenderOf } from './text-senders';

// Codes
export { CodeSenderFactory, ConnectedCodeSenders, type MessagingAddresses, serviceConnectionOf, switchedOff } from './codes/code-senders';
export { ProviderDeliveryReports } from './codes/provider-delivery-reports';
