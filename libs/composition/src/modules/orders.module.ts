import {
  bindOrderTx,
  CommittedJobs,
  OutboxNotifier,
  PostgresCheckoutList,
  PostgresOrderReader,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { CheckoutList } from '@svc/checkout';
import { ConfirmationCodes } from '@svc/contracts';
import { Clock, IdGenerator } from '@svc/kernel';
import {
  AskForOwnAddress,
  AskForOwnRefund,
  CallOffForEvent,
  CancelSeat,
  ChangeOwnAddress,
  CorrectOrder,
  PreviewRefund,
  PurgeTestOrders,
  ListOrders,
  ManageOrders,
  OrderChanges,
  OrderReader,
  OrderUnitOfWork,
  RemindOfBalance,
  RequestOwnRefund,
} from '@svc/orders';
import { Module } from '@nestjs/common';
import { construct, provide } from '../provide';

const offered = [
  provide(OrderReader, [Sql], (sql) => new PostgresOrderReader(sql)),
  provide(CheckoutList, [Sql], (sql) => new PostgresCheckoutList(sql)),
  construct(ListOrders, OrderReader),
  construct(ManageOrders, OrderChanges, OrderReader),
  construct(PreviewRefund, OrderReader, Clock),
  construct(CancelSeat, OrderChanges),
  construct(CorrectOrder, OrderUnitOfWork, IdGenerator),
  construct(CallOffForEvent, OrderChanges, OrderUnitOfWork, IdGenerator, Clock),
  construct(AskForOwnAddress, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(ChangeOwnAddress, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(AskForOwnRefund, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(RequestOwnRefund, OrderChanges, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(RemindOfBalance, OrderUnitOfWork, IdGenerator, Clock),
  construct(PurgeTestOrders, OrderUnitOfWork, IdGenerator),
];

/** Orders: reading and changing them. */
@Module({
  providers: [
    provide(
      OrderUnitOfWork,
      [Sql, IdGenerator, OutboxNotifier, CommittedJobs],
      (sql, ids, notifier, jobs) => new PostgresUnitOfWork(sql, (sql) => bindOrderTx(sql, ids), notifier, jobs),
    ),
    construct(OrderChanges, OrderUnitOfWork, IdGenerator, Clock),
    ...offered,
  ],
  exports: offered.map(({ provide: token }) => token),
})
export class OrdersModule {}
