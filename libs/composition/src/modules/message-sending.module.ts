import { Module } from '@nestjs/common';
import { Mailbox, MailboxEmailSender, MailboxSmsSender, RefusingSmsSender, SmtpEmailSender, smsSenderOf } from '@svc/adapters/messaging';
import { AddressKeys, bindNoticeTx, PostgresEmailSources, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { ConfirmationCodes } from '@svc/contracts';
import { Clock, IdGenerator, JobQueue, LinkSigner, SecretBox } from '@svc/kernel';
import {
  CarefulEmailSender,
  CarefulSmsSender,
  EmailDependencies,
  EmailSender,
  MailNotices,
  MessageLog,
  MessageUnitOfWork,
  NoticeUnitOfWork,
  ResendMessage,
  SendMessage,
  SmsSender,
  TicketDocuments,
} from '@svc/notifications';
import { TicketSigner, WalletPasses } from '@svc/ticketing';
import { ServiceConfig } from '../config/config';
import { MailboxModule, messageLinksOf, MessagesModule } from './messages.module';
import { SubscriptionsModule } from './subscriptions.module';
import { TicketingModule } from './ticketing.module';
import { construct, provide } from '../provide';
import { TracedEmailSender, TracedSmsSender } from '../traces/traced-calls';

function emailSenderOf({ messaging: { smtpUrl, from }, waits }: ServiceConfig, mailbox: Mailbox): EmailSender {
  return smtpUrl ? new CarefulEmailSender(new SmtpEmailSender({ url: smtpUrl, from, waits })) : new MailboxEmailSender(mailbox);
}

function textSenderOf({ messaging: { smsUrl }, production, waits }: ServiceConfig, mailbox: Mailbox): SmsSender {
  if (smsUrl) return new CarefulSmsSender(smsSenderOf(smsUrl, waits));
  return production ? new RefusingSmsSender() : new MailboxSmsSender(mailbox);
}

const providers = [
  provide(EmailSender, [ServiceConfig, Mailbox], (config, mailbox) => new TracedEmailSender(emailSenderOf(config, mailbox))),
  provide(SmsSender, [ServiceConfig, Mailbox], (config, mailbox) => new TracedSmsSender(textSenderOf(config, mailbox))),
  construct(SendMessage, MessageUnitOfWork, EmailDependencies, EmailSender, SmsSender, Clock, IdGenerator),
  provide(NoticeUnitOfWork, [Sql], (sql) => new PostgresUnitOfWork(sql, bindNoticeTx)),
  construct(MailNotices, NoticeUnitOfWork, JobQueue, IdGenerator, Clock),
];

const writing = provide(
  EmailDependencies,
  [Sql, SecretBox, TicketDocuments, TicketSigner, LinkSigner, ConfirmationCodes, WalletPasses, ServiceConfig],
  (...[sql, box, documents, codes, signer, confirmations, passes, config]) => ({
    sources: new PostgresEmailSources(sql, new AddressKeys(box)),
    documents,
    codes,
    ...messageLinksOf(config, signer),
    confirmations,
    wallets: () => passes.wallets(),
    organiser: config.messaging.from,
  }),
);

/** Writes messages from the present data. */
@Module({ imports: [SubscriptionsModule, TicketingModule], providers: [writing], exports: [EmailDependencies] })
export class MessageWritingModule {}

/** Sends messages once more, for merchants. */
@Module({
  imports: [MessagesModule, MessageWritingModule],
  providers: [construct(ResendMessage, MessageUnitOfWork, MessageLog, EmailDependencies, JobQueue, IdGenerator, Clock)],
  exports: [ResendMessage],
})
export class MessageResendingModule {}

/** Sends messages: for the worker. */
@Module({
  imports: [MailboxModule, MessagesModule, MessageWritingModule],
  providers,
  exports: [MessagesModule, EmailSender, SendMessage, MailNotices, NoticeUnitOfWork],
})
export class MessageSendingModule {}
