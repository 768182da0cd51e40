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
} from '@svc/adapters/postgres';
import {
  AwaitOpening,
  CancelCheckout,
  CloseAccounts,
  CheckoutOpening,
  CheckoutReader,
  CheckoutUnitOfWork,
  CompleteCheckout,
  CheckLatePayment,
  FillInCheckout,
  KeepDetails,
  FindBalance,
  GiveUpOpening,
  InventoryCheck,
  LapsingCheckouts,
  OpenBalance,
  OpenEventCheckout,
  OpenHeadlessCheckout,
  OpenProductCheckout,
  PaySavingPart,
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
  type Charging,
  type DetailRules,
  type HeadlessPaying,
  type Judging,
  type SavingPrices,
} from '@svc/checkout';
import { BalanceLinks, CheckoutLinks, OrderLinks } from '@svc/contracts';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { AskProviders, CheckoutSettlement, OfferRails, OpenAttempt, PaymentGateways } from '@svc/payments';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { PaymentsModule } from './payments.module';
import { construct, provide } from '../provide';
import { within } from '../process/within';

const ports = [
  provide(CheckoutReader, [DataSource], (source) => new PostgresCheckoutReader(source)),
  provide(
    CheckoutOpening,
    [DataSource, CheckoutReader, OutboxNotifier, CommittedJobs],
    (...parts) => new PostgresCheckoutOpening(...parts),
  ),
  provide(
    CheckoutUnitOfWork,
    [DataSource, IdGenerator, OutboxNotifier, CommittedJobs],
    (source, ids, notifier, jobs) => new PostgresUnitOfWork(source, (manager) => bindCheckoutTx(manager, ids), notifier, jobs),
  ),
  provide(InventoryCheck, [DataSource], (source) => new PostgresInventoryCheck(source)),
  provide(LapsingCheckouts, [DataSource], (source) => new PostgresLapsingCheckouts(source)),
  provide(BalanceLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new BalanceLinks(http.publicUrl, signer)),
  provide(OrderLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new OrderLinks(http.publicUrl, signer)),
  provide(CheckoutLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new CheckoutLinks(http.publicUrl, signer)),
  provide(CheckoutSettlement, [SettleCheckout], (settling) => new SettleForPayments(settling)),
];

/** What payments charge a buyer with. */
class ChargeBuyers implements Charging {
  constructor(
    readonly rails: OfferRails,
    readonly gateways: PaymentGateways,
    readonly opening: OpenAttempt,
  ) {}
}

/** The use cases that pay a headless checkout at once. */
class PayHeadless implements HeadlessPaying {
  constructor(
    readonly rails: OfferRails,
    readonly starting: StartPayment,
    readonly awaiting: AwaitOpening,
    readonly givingUp: GiveUpOpening,
  ) {}
}

/** The readers by which a checkout is judged anew when its buyer pays. */
class JudgeAnew implements Judging {
  constructor(
    readonly reader: CheckoutReader,
    readonly pricing: RepriceProducts,
    readonly seatRules: ReadSeatRules,
    readonly zones: ReadDeliveryZone,
  ) {}
}

/** The readers of the rules by which a buyer's details are judged. */
class JudgeDetails implements DetailRules {
  constructor(
    readonly seats: ReadSeatRules,
    readonly zones: ReadDeliveryZone,
  ) {}
}

/** The readers by which a savings plan is priced at current prices. */
class PriceSavings implements SavingPrices {
  constructor(
    readonly products: RepriceProducts,
    readonly reader: CheckoutReader,
  ) {}
}

const useCases = [
  construct(ChargeBuyers, OfferRails, PaymentGateways, OpenAttempt),
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
  construct(FindBalance, CheckoutReader),
  construct(CancelCheckout, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(CompleteCheckout, CheckoutReader, CheckoutUnitOfWork, RepriceProducts, Clock),
  construct(ReadSeatRules, CheckoutReader, Clock),
  construct(ReadDeliveryZone, CheckoutReader, Clock),
  construct(JudgeAnew, CheckoutReader, RepriceProducts, ReadSeatRules, ReadDeliveryZone),
  construct(JudgeDetails, ReadSeatRules, ReadDeliveryZone),
  construct(KeepDetails, CheckoutReader, CheckoutUnitOfWork, JudgeDetails, Clock),
  construct(FillInCheckout, CompleteCheckout, CheckoutUnitOfWork),
  construct(CloseAccounts, CheckoutUnitOfWork, Clock),
  construct(StartPayment, SettleForReaders, CheckoutUnitOfWork, ChargeBuyers, JudgeAnew, IdGenerator, Clock),
  construct(ReadSavingOffer, CheckoutReader, Clock),
  construct(PriceSavings, RepriceProducts, CheckoutReader),
  construct(RefreshSaving, SettleForReaders, PriceSavings, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(PaySavingPart, ReadSavingOffer, RefreshSaving, StartPayment, Clock),
  construct(StopSaving, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(RemindOfSaving, CheckoutUnitOfWork, IdGenerator, Clock),
  construct(ReadAttempt, CheckoutReader),
  construct(GiveUpOpening, CheckoutUnitOfWork, IdGenerator, Clock),
  provide(AwaitOpening, [ReadAttempt, Clock], (reading, clock) => new AwaitOpening(reading, clock, (ms) => setTimeout(ms))),
  construct(PayHeadless, OfferRails, StartPayment, AwaitOpening, GiveUpOpening),
  construct(OpenHeadlessCheckout, CheckoutReader, CheckoutOpening, PayHeadless, CheckoutLinks, IdGenerator),
];

const providers = [...ports, ...useCases];

/** Checkouts: how they are opened, read, paid and ended, and the one path on which they are settled. */
@Module({ imports: [PaymentsModule], providers, exports: [PaymentsModule, ...providers.map(({ provide: token }) => token)] })
export class CheckoutModule {}
