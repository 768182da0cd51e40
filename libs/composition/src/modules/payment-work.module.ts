import { Module } from '@nestjs/common';
import { SandboxBooks, SandboxCallbacks, SandboxSignature } from '@svc/adapters/payments';
import { Clock, IdGenerator } from '@svc/kernel';
import {
  AddProviderAccounts,
  CheckoutSettlement,
  CloseAttempts,
  LookBack,
  MoneyUnitOfWork,
  PaymentGateways,
  ReadProviderAccounts,
  ReceiveCallback,
  SendRefunds,
  ProcessProviderEvents,
} from '@svc/payments';
import { CheckoutModule } from './checkout.module';
import { ServiceConfig } from '../config/config';
import { PaymentsModule } from './payments.module';
import { construct, provide } from '../provide';
import { within } from '../process/within';

const providers = [
  provide(
    CloseAttempts,
    [PaymentGateways, MoneyUnitOfWork, CheckoutSettlement, Clock, ServiceConfig],
    (gateways, work, settlement, clock, { waits }) => new CloseAttempts(gateways, work, settlement, clock, within, waits),
  ),
  provide(
    SendRefunds,
    [PaymentGateways, MoneyUnitOfWork, IdGenerator, Clock, ServiceConfig],
    (gateways, work, ids, clock, { waits }) => new SendRefunds(gateways, work, ids, clock, within, waits),
  ),
  provide(
    ReadProviderAccounts,
    [PaymentGateways, MoneyUnitOfWork, IdGenerator, Clock, ServiceConfig],
    (gateways, work, ids, clock, { waits }) => new ReadProviderAccounts(gateways, work, ids, clock, within, waits),
  ),
  construct(AddProviderAccounts, MoneyUnitOfWork),
  construct(LookBack, MoneyUnitOfWork, CheckoutSettlement, Clock),
  construct(ProcessProviderEvents, MoneyUnitOfWork, CheckoutSettlement, IdGenerator, Clock),
  provide(
    SandboxCallbacks,
    [SandboxBooks, SandboxSignature, ReceiveCallback],
    (books, signature, receive) => new SandboxCallbacks(books, signature, (callback) => receive.execute(callback)),
  ),
];

/** Background work on payments, for the worker. */
@Module({
  imports: [CheckoutModule, PaymentsModule],
  providers,
  exports: [CheckoutModule, PaymentsModule, ...providers.map(({ provide: token }) => token)],
})
export class PaymentWorkModule {}
