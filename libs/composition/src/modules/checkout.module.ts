import { setTimeout } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import {
  bindCheckoutTx,
  CommittedJobs,
  OutboxNotifier,
  PostgresCheckoutOpening,
  PostgresCheckoutReader,
  PostgresInventoryCheck,
  PostgresLapsingCheckouts,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import {
  AwaitOpening,
  CancelCheckout,
  CloseAccounts,
  CheckoutOpening,
  CheckoutReader,
  CheckoutUnitOfWork,
  CompleteCheckout,
  EndForEvent,
  EndUnowedBalance,
  CheckLatePayment,
  FillInCheckout,
  KeepDetails,
  GiveUpOpening,
  InventoryCheck,
  LapsingCheckouts,
  OpenBalance,
  OpenEventCheckout,
  OpenHeadlessCheckout,
  OpenOwnOrder,
  OpenProductCheckout,
  PayHeadlessCheckout,
  PaySavingPart,
  PreparePayment,
  PriceToPay,
  ReadAttempt,
  ReadBuyersCheckout,
  ReadCheckout,
  ReadChoices,
  ReadDeliveryZone,
  ReadSavingOffer,
  ReadSeatRules,
  RefreshSaving,
  RemindOfSaving,
  RepriceProducts,
  SettleCheckout,
  SettleForPayments,
  SettleForReaders,
  StartPayment,
  StopSaving,
} from '@svc/checkout';
import { BalanceLinks, CheckoutLinks, OrderLinks } from '@svc/contracts';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { AskProviders, CheckoutSettlement, OfferRails, OpenAttempt, PaymentGateways, RailSettings } from '@svc/payments';
import { ServiceConfig } from '../config/config';
import { PaymentsModule } from './payments.module';
import { construct, provide } from '../provide';
import { within } from '../process/within';

const ports = [
  provide(CheckoutReader, [Sql], (sql) => new PostgresCheckoutReader(sql)),
  provide(CheckoutOpening, [Sql, CheckoutReader, OutboxNotifier, CommittedJobs], (...parts) => new PostgresCheckoutOpening(...parts)),
  provide(
    CheckoutUnitOfWork,
    [Sql, IdGenerator, OutboxNotifier, CommittedJobs],
    (sql, ids, notifier, jobs) => new PostgresUnitOfWork(sql, (sql) => bindCheckoutTx(sql, ids), notifier, jobs),
  ),
  provide(InventoryCheck, [Sql], (sql) => new PostgresInventoryCheck(sql)),
  provide(LapsingCheckouts, [Sql], (sql) => new PostgresLapsingCheckouts(sql)),
  provide(BalanceLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new BalanceLinks(http.publicUrl, signer)),
  provide(OrderLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new OrderLinks(http.publicUrl, signer)),
  provide(CheckoutLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new CheckoutLinks(http.publicUrl, signer)),
  provide(CheckoutSettlement, [SettleCheckout], (settling) => new SettleForPayments(settling)),
];

const useCases = [
  construct(OpenProductCheckout, CheckoutReader, CheckoutOpening, IdGenerator),
  construct(OpenEventCheckout, CheckoutReader, CheckoutOpening, CheckoutUnitOfWork, ReadSeatRules, IdGenerator),
  construct(CheckLatePayment, RepriceProducts, CheckoutReader, Clock),
  construct(SettleCheckout, AskProviders, CheckoutReader, CheckoutUnitOfWork, CheckLatePayment, IdGenerator, Clock),
  provide(
    SettleForReaders,
    [SettleCheckout, CheckoutReader, ServiceConfig],
    (settling, reader, { waits }) => new SettleForReaders(settling, reader, within, waits),
  ),
  construct(ReadCheckout, CheckoutReader, SettleForReaders, ReadAttempt),
  construct(ReadBuyersCheckout, CheckoutReader),
  construct(RepriceProducts, CheckoutReader, IdGenerator, Clock),
  construct(ReadChoices, CheckoutReader, Clock),
  construct(OpenBalance, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(EndForEvent, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(EndUnowedBalance, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(CancelCheckout, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(CompleteCheckout, CheckoutReader, CheckoutUnitOfWork, RepriceProducts, Clock),
  construct(ReadSeatRules, CheckoutReader, Clock),
  construct(ReadDeliveryZone, CheckoutReader, Clock),
  construct(KeepDetails, CheckoutReader, CheckoutUnitOfWork, ReadSeatRules, ReadDeliveryZone, Clock),
  construct(FillInCheckout, CompleteCheckout, CheckoutUnitOfWork),
  construct(CloseAccounts, CheckoutUnitOfWork, Clock),
  construct(PriceToPay, CheckoutReader, RepriceProducts, Clock),
  construct(PreparePayment, OfferRails, PaymentGateways, PriceToPay, ReadSeatRules, ReadDeliveryZone, RailSettings),
  construct(StartPayment, SettleForReaders, PreparePayment, OpenAttempt, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(ReadSavingOffer, CheckoutReader, Clock),
  construct(RefreshSaving, SettleForReaders, RepriceProducts, CheckoutReader, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(PaySavingPart, ReadSavingOffer, RefreshSaving, StartPayment, Clock),
  construct(StopSaving, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(RemindOfSaving, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(ReadAttempt, CheckoutReader),
  construct(GiveUpOpening, CheckoutUnitOfWork, IdGenerator, Clock),
  provide(AwaitOpening, [ReadAttempt, Clock], (reading, clock) => new AwaitOpening(reading, clock, (ms) => setTimeout(ms))),
  construct(PayHeadlessCheckout, StartPayment, AwaitOpening, GiveUpOpening, CheckoutLinks),
  construct(OpenOwnOrder, CheckoutReader, CheckoutOpening, CheckoutUnitOfWork, GiveUpOpening, IdGenerator, Clock),
  construct(OpenHeadlessCheckout, CheckoutReader, CheckoutOpening, OfferRails, PayHeadlessCheckout, IdGenerator),
];

const providers = [...ports, ...useCases];

/** Checkouts: opening, reading, paying and ending them, and the one path of their settlement. */
@Module({ imports: [PaymentsModule], providers, exports: [PaymentsModule, ...providers.map(({ provide: token }) => token)] })
export class CheckoutModule {}
