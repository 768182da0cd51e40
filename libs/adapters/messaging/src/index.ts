export * from './codes/code-senders';
export * from './codes/provider-delivery-reports';
export * from './mailbox';
export * from './messaging-waits';
export * from './text-senders';
export { SmtpEmailSender, type SmtpOptions } from './smtp-email-sender';
