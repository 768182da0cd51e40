import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Mailbox } from '@svc/adapters/messaging';
import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { Clock, IdGenerator, JobQueue, LinkSigner, SecretBox } from '@svc/kernel';
import {
  AddressKeys,
  bindMessageTx,
  CommittedJobs,
  OutboxNotifier,
  PostgresEmailSources,
  PostgresMessageLog,
  PostgresUnitOfWork,
} from '@svc/adapters/postgres';
import {
  AnnounceToGuests,
  AnswerMails,
  MessageLog,
  MessageUnitOfWork,
  PreviewEmail,
  PreviewRegistrationMessages,
  RetryFailedMessages,
  RetryMessage,
  SayNotMeant,
  TicketDocuments,
} from '@svc/notifications';
import { WalletPasses } from '@svc/ticketing';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';
import { TicketingModule } from './ticketing.module';

/** Mailbox of development, shared by all processes of a DATA_DIR. */
@Module({
  providers: [
    provide(Mailbox, [ServiceConfig, IdGenerator, Clock], ({ dataDir }, ids, clock) => new Mailbox(join(dataDir, 'mailbox'), ids, clock)),
  ],
  exports: [Mailbox],
})
export class MailboxModule {}

export { Mailbox };

const providers = [
  provide(
    MessageUnitOfWork,
    [DataSource, IdGenerator, OutboxNotifier, CommittedJobs, SecretBox],
    (source, ids, notifier, jobs, box) =>
      new PostgresUnitOfWork(source, (manager) => bindMessageTx(manager, ids, new AddressKeys(box)), notifier, jobs),
  ),
  provide(MessageLog, [DataSource], (source) => new PostgresMessageLog(source)),
  construct(RetryMessage, MessageUnitOfWork, MessageLog, JobQueue),
  construct(RetryFailedMessages, MessageUnitOfWork, MessageLog, JobQueue),
  construct(AnswerMails, MessageUnitOfWork),
  construct(SayNotMeant, MessageUnitOfWork, MessageLog, Clock),
  construct(AnnounceToGuests, MessageUnitOfWork, Clock, IdGenerator),
];

/** Messages: the log for merchants, and their retention. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class MessagesModule {}

function previewLinksOf({ http: { publicUrl } }: ServiceConfig, signer: LinkSigner) {
  return {
    links: new TicketLinks(publicUrl, signer),
    balances: new BalanceLinks(publicUrl, signer),
    orders: new OrderLinks(publicUrl, signer),
    checkouts: new CheckoutLinks(publicUrl, signer),
    subscriptions: new SubscriptionLinks(publicUrl, signer),
  };
}

const previews = [
  provide(PreviewEmail, [ServiceConfig, LinkSigner], (config, signer) => new PreviewEmail(previewLinksOf(config, signer))),
  provide(
    PreviewRegistrationMessages,
    [ServiceConfig, LinkSigner, DataSource, TicketDocuments, WalletPasses],
    (config, signer, source, documents, passes) =>
      new PreviewRegistrationMessages({
        sources: new PostgresEmailSources(source),
        documents,
        links: previewLinksOf(config, signer),
        wallets: () => passes.wallets(),
        organiser: config.messaging.from,
      }),
  ),
];

/** Previews of messages: of a sample, and of a registration. */
@Module({ imports: [TicketingModule], providers: previews, exports: previews.map(({ provide: token }) => token) })
export class MessagePreviewsModule {}
