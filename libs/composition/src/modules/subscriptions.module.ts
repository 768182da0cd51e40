import { Module } from '@nestjs/common';
import {
  AddressKeys,
  bindSubscriptionTx,
  OutboxNotifier,
  PostgresRestockShelf,
  PostgresSubscriptionList,
  PostgresUnitOfWork,
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
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';

const providers = [
  provide(
    SubscriptionUnitOfWork,
    [DataSource, IdGenerator, OutboxNotifier, SecretBox],
    (source, ids, notifier, box) =>
      new PostgresUnitOfWork(source, (manager) => bindSubscriptionTx(manager, ids, new AddressKeys(box)), notifier),
  ),
  provide(SubscriptionList, [DataSource], (source) => new PostgresSubscriptionList(source)),
  provide(RestockShelf, [DataSource], (source) => new PostgresRestockShelf(source)),
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
