import { Module } from '@nestjs/common';
import { Mailbox, MailboxEmailSender, MailboxSmsSender, RefusingSmsSender, SmtpEmailSender, smsSenderOf } from '@svc/adapters/messaging';
import { AddressKeys, PostgresEmailSources, Sql } from '@svc/adapters/postgres';
import { ConfirmationCodes } from '@svc/contracts';
import { Clock, IdGenerator, LinkSigner, SecretBox } from '@svc/kernel';
import {
  CarefulEmailSender,
  CarefulSmsSender,
  EmailSender,
  EmailSources,
  MessageUnitOfWork,
  SendMessage,
  SmsSender,
  TicketDocuments,
} from '@svc/notifications';
import { TicketSigner, WalletPasses } from '@svc/ticketing';
import { ServiceConfig } from '../config/config';
import { MailboxModule, messageLinksOf, MessagesModule } from './messages.module';
import { provide } from '../provide';
import { SubscriptionsModule } from './subscriptions.module';
import { TicketingModule } from './ticketing.module';

function emailSenderOf({ messaging: { smtpUrl, from }, waits }: ServiceConfig, mailbox: Mailbox): EmailSender {
  return smtpUrl ? new CarefulEmailSender(new SmtpEmailSender({ url: smtpUrl, from, waits })) : new MailboxEmailSender(mailbox);
}

function textSenderOf({ messaging: { smsUrl }, production, waits }: ServiceConfig, mailbox: Mailbox): SmsSender {
  if (smsUrl) return new CarefulSmsSender(smsSenderOf(smsUrl, waits));
  return production ? new RefusingSmsSender() : new MailboxSmsSender(mailbox);
}

const providers = [
  provide(EmailSender, [ServiceConfig, Mailbox], emailSenderOf),
  provide(SmsSender, [ServiceConfig, Mailbox], textSenderOf),
  provide(EmailSources, [Sql, SecretBox], (sql, box) => new PostgresEmailSources(sql, new AddressKeys(box))),
  provide(
    SendMessage,
    [
      MessageUnitOfWork,
      EmailSources,
      TicketDocuments,
      TicketSigner,
      LinkSigner,
      ConfirmationCodes,
      WalletPasses,
      EmailSender,
      SmsSender,
      Clock,
      IdGenerator,
      ServiceConfig,
    ],
    (...[work, sources, documents, codes, signer, confirmations, passes, emails, texts, clock, ids, config]) =>
      new SendMessage(
        work,
        {
          sources,
          documents,
          codes,
          ...messageLinksOf(config, signer),
          confirmations,
          wallets: () => passes.wallets(),
          organiser: config.messaging.from,
        },
        emails,
        texts,
        clock,
        ids,
      ),
  ),
];

/** Sends messages: for the worker. */
@Module({
  imports: [MailboxModule, MessagesModule, SubscriptionsModule, TicketingModule],
  providers,
  exports: [MessagesModule, SendMessage],
})
export class MessageSendingModule {}
