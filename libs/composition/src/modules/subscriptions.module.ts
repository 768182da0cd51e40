import { Module } from '@nestjs/common';
import {
  AddressKeys,
  bindSubscriptionTx,
  OutboxNotifier,
  PostgresRestockShelf,
  PostgresSubscriptionList,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { SubscriptionLinks } from '@svc/contracts';
import { Clock, IdGenerator, LinkSigner, SecretBox } from '@svc/kernel';
import {
  AnswerSignUp,
  AskForRestockAlert,
  DeleteSubscription,
  EndMailings,
  RestockShelf,
  SignUps,
  SubscribeToNewsletter,
  SubscriptionList,
  SubscriptionUnitOfWork,
  NotifyRestocked,
} from '@svc/subscriptions';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';

const providers = [
  provide(
    SubscriptionUnitOfWork,
    [Sql, IdGenerator, OutboxNotifier, SecretBox],
    (sql, ids, notifier, box) => new PostgresUnitOfWork(sql, (sql) => bindSubscriptionTx(sql, ids, new AddressKeys(box)), notifier),
  ),
  provide(SubscriptionList, [Sql], (sql) => new PostgresSubscriptionList(sql)),
  provide(RestockShelf, [Sql], (sql) => new PostgresRestockShelf(sql)),
  provide(SubscriptionLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new SubscriptionLinks(http.publicUrl, signer)),
  construct(SignUps, SubscriptionUnitOfWork, IdGenerator, Clock),
  construct(SubscribeToNewsletter, SignUps),
  construct(AskForRestockAlert, RestockShelf, SignUps),
  construct(AnswerSignUp, SubscriptionUnitOfWork, Clock),
  construct(DeleteSubscription, SubscriptionUnitOfWork),
  construct(EndMailings, SubscriptionUnitOfWork, Clock, IdGenerator),
  construct(NotifyRestocked, SubscriptionUnitOfWork, IdGenerator, Clock),
];

/** Subscriptions to a merchant's newsletter and restock alerts. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class SubscriptionsModule {}
