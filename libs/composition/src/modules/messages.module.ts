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
  Sql,
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
    [Sql, IdGenerator, OutboxNotifier, CommittedJobs, SecretBox],
    (sql, ids, notifier, jobs, box) => new PostgresUnitOfWork(sql, (sql) => bindMessageTx(sql, ids, new AddressKeys(box)), notifier, jobs),
  ),
  provide(MessageLog, [Sql], (sql) => new PostgresMessageLog(sql)),
  construct(RetryMessage, MessageUnitOfWork, MessageLog, JobQueue),
  construct(RetryFailedMessages, MessageUnitOfWork, MessageLog, JobQueue),
  construct(AnswerMails, MessageUnitOfWork),
  construct(SayNotMeant, MessageUnitOfWork, MessageLog, Clock),
  construct(AnnounceToGuests, MessageUnitOfWork, Clock, IdGenerator),
];

/** Messages: the log for merchants, and their retention. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class MessagesModule {}

/** Returns the links that messages carry. */
export function messageLinksOf({ http: { publicUrl } }: ServiceConfig, signer: LinkSigner) {
  return {
    links: new TicketLinks(publicUrl, signer),
    balances: new BalanceLinks(publicUrl, signer),
    orders: new OrderLinks(publicUrl, signer),
    checkouts: new CheckoutLinks(publicUrl, signer),
    subscriptions: new SubscriptionLinks(publicUrl, signer),
  };
}

const previews = [
  provide(PreviewEmail, [ServiceConfig, LinkSigner], (config, signer) => new PreviewEmail(messageLinksOf(config, signer))),
  provide(
    PreviewRegistrationMessages,
    [ServiceConfig, LinkSigner, Sql, TicketDocuments, WalletPasses],
    (config, signer, sql, documents, passes) =>
      new PreviewRegistrationMessages({
        sources: new PostgresEmailSources(sql),
        documents,
        links: messageLinksOf(config, signer),
        wallets: () => passes.wallets(),
        organiser: config.messaging.from,
      }),
  ),
];

/** Previews of messages: of a sample, and of a registration. */
@Module({ imports: [TicketingModule], providers: previews, exports: previews.map(({ provide: token }) => token) })
export class MessagePreviewsModule {}
