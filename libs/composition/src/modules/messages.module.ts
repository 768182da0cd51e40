import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Mailbox } from '@svc/adapters/messaging';
import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { Clock, IdGenerator, JobQueue, LinkSigner } from '@svc/kernel';
import { bindMessageTx, CommittedJobs, OutboxNotifier, PostgresMessageLog, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { AnnounceToGuests, MessageLog, MessageUnitOfWork, PreviewEmail, RetryMessage } from '@svc/notifications';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';

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
    [DataSource, IdGenerator, OutboxNotifier, CommittedJobs],
    (source, ids, notifier, jobs) => new PostgresUnitOfWork(source, (manager) => bindMessageTx(manager, ids), notifier, jobs),
  ),
  provide(MessageLog, [DataSource], (source) => new PostgresMessageLog(source)),
  construct(RetryMessage, MessageUnitOfWork, MessageLog, JobQueue),
  construct(AnnounceToGuests, MessageUnitOfWork, Clock, IdGenerator),
  provide(PreviewEmail, [ServiceConfig, LinkSigner], ({ http: { publicUrl } }, signer) => {
    const [links, balances, orders] = [
      new TicketLinks(publicUrl, signer),
      new BalanceLinks(publicUrl, signer),
      new OrderLinks(publicUrl, signer),
    ];
    return new PreviewEmail({
      links,
      balances,
      orders,
      checkouts: new CheckoutLinks(publicUrl, signer),
      subscriptions: new SubscriptionLinks(publicUrl, signer),
    });
  }),
];

/** Messages: the log for merchants, and their retention. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class MessagesModule {}
