import { Module } from '@nestjs/common';
import { bindSubscriptionTx, OutboxNotifier, PostgresRestockShelf, PostgresSubscriptionList, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { SubscriptionLinks } from '@svc/contracts';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import {
  AnswerSignUp, AskForRestockAlert, DeleteSubscription, ForgetOldSignUps, RestockShelf, SignUpDesk, SubscribeToNewsletter, SubscriptionList, SubscriptionUnitOfWork, TellRestocked,
} from '@svc/subscriptions';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { construct, provide } from './provide';

const providers = [
  provide(SubscriptionUnitOfWork, [DataSource, IdGenerator, OutboxNotifier], (source, ids, notifier) => new PostgresUnitOfWork(source, (manager) => bindSubscriptionTx(manager, ids), notifier)),
  provide(SubscriptionList, [DataSource], (source) => new PostgresSubscriptionList(source)),
  provide(RestockShelf, [DataSource], (source) => new PostgresRestockShelf(source)),
  provide(SubscriptionLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new SubscriptionLinks(http.publicUrl, signer)),
  construct(SignUpDesk, SubscriptionUnitOfWork, IdGenerator, Clock),
  construct(SubscribeToNewsletter, SignUpDesk),
  construct(AskForRestockAlert, RestockShelf, SignUpDesk),
  construct(AnswerSignUp, SubscriptionUnitOfWork, Clock),
  construct(DeleteSubscription, SubscriptionUnitOfWork),
  construct(TellRestocked, SubscriptionUnitOfWork, IdGenerator, Clock),
  construct(ForgetOldSignUps, SubscriptionList, Clock),
];

/** Who wants a merchant's newsletter, and who waits for something to be back in stock. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class SubscriptionsModule {}
