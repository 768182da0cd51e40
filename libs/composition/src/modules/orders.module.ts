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
  AcceptRefundRequest,
  AskForBalance,
  AskForOwnAddress,
  AskForOwnRefund,
  CancelOrder,
  CancelSeat,
  ChangeOwnAddress,
  DeclineRefundRequest,
  PreviewRefund,
  PurgeTestOrders,
  FulfilOrder,
  ListOrders,
  OrderChanges,
  OrderReader,
  OrderUnitOfWork,
  RecordBalance,
  RefundOrder,
  RemindOfBalance,
  RequestOwnRefund,
  ReturnOrder,
} from '@svc/orders';
import { Module } from '@nestjs/common';
import { construct, provide } from '../provide';

const offered = [
  provide(OrderReader, [Sql], (sql) => new PostgresOrderReader(sql)),
  provide(CheckoutList, [Sql], (sql) => new PostgresCheckoutList(sql)),
  construct(ListOrders, OrderReader),
  construct(FulfilOrder, OrderChanges),
  construct(ReturnOrder, OrderChanges),
  construct(CancelOrder, OrderChanges),
  construct(RefundOrder, OrderChanges),
  construct(PreviewRefund, OrderReader, Clock),
  construct(CancelSeat, OrderChanges),
  construct(RecordBalance, OrderChanges),
  construct(AskForBalance, OrderChanges),
  construct(AskForOwnAddress, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(ChangeOwnAddress, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(AskForOwnRefund, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(RequestOwnRefund, OrderChanges, OrderUnitOfWork, ConfirmationCodes, IdGenerator, Clock),
  construct(AcceptRefundRequest, OrderChanges),
  construct(DeclineRefundRequest, OrderChanges),
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
