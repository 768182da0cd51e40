import { Module } from '@nestjs/common';
import { Metrics } from '@svc/adapters/metrics';
import {
  AccountFactory,
  KnownGateways,
  PaymentSandbox,
  PaystackPaymentGateway,
  type ProviderFetch,
  providerFetch,
  SandboxBooks,
  SandboxFactory,
  SandboxLinks,
  SandboxPaymentGateway,
  SandboxSignature,
} from '@svc/adapters/payments';
import type { StripeAccess } from '@svc/adapters/payments/stripe';
import {
  bindMoneyTx,
  CommittedJobs,
  OutboxNotifier,
  PostgresPaymentLists,
  PostgresProviderAccounts,
  PostgresProviderCredentials,
  PostgresRailSettings,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import type { PaymentProvider } from '@svc/contracts';
import { Clock, IdGenerator, JobQueue, LinkSigner, SecretBox } from '@svc/kernel';
import {
  AskProviders,
  MoneyUnitOfWork,
  OfferRails,
  OpenAttempt,
  PaymentGateways,
  PaymentLists,
  ProviderAccounts,
  ProviderCredentials,
  RailSettings,
  ReceiveCallback,
  RefusalLog,
  RemoveCredentials,
  ResolveException,
  SetCredentials,
  type PaymentGateway,
} from '@svc/payments';
import { DataSource } from 'typeorm';
import { ServiceConfig } from '../config/config';
import { noProvider } from '../config/job-queues';
import type { Logger } from 'pino';
import { meteredFetch } from '../metrics/metered-calls';
import { LoggedRefusals } from '../process/logged-refusals';
import { LOGGER } from './platform.module';
import { construct, provide } from '../provide';
import { within } from '../process/within';
import { tracedFetch } from '../traces/traced-calls';

const ports = [
  provide(
    MoneyUnitOfWork,
    [Sql, IdGenerator, OutboxNotifier, CommittedJobs],
    (sql, ids, notifier, jobs) => new PostgresUnitOfWork(sql, (sql) => bindMoneyTx(sql, ids), notifier, jobs),
  ),
  provide(PaymentLists, [Sql], (sql) => new PostgresPaymentLists(sql)),
  provide(ProviderAccounts, [Sql], (sql) => new PostgresProviderAccounts(sql)),
  provide(ProviderCredentials, [Sql, SecretBox], (sql, box) => new PostgresProviderCredentials(sql, box)),
  provide(RailSettings, [Sql], (sql) => new PostgresRailSettings(sql)),
  { provide: RefusalLog, useFactory: (logger: Logger) => new LoggedRefusals(logger), inject: [LOGGER] },
];

/** The built-in provider: its pages and its scripted endpoint use `PaymentSandbox`. */
const sandbox = [
  provide(SandboxBooks, [DataSource], (source) => new SandboxBooks(source)),
  provide(SandboxLinks, [ServiceConfig, LinkSigner], ({ http }, signer) => new SandboxLinks(http.publicUrl, signer)),
  construct(SandboxSignature, LinkSigner),
  construct(SandboxPaymentGateway, SandboxBooks, SandboxLinks, SandboxSignature, Clock),
  construct(PaymentSandbox, SandboxBooks, SandboxLinks, JobQueue, IdGenerator, Clock),
];

/** Loads the Stripe package when the first account needs it, since that takes a sixth of a second of a start. */
async function stripeGateway(access: StripeAccess): Promise<PaymentGateway> {
  const { StripePaymentGateway } = await import('@svc/adapters/payments/stripe');
  return new StripePaymentGateway(access);
}

interface ProviderAccess {
  urls: ServiceConfig['providerUrls'];
  /** Returns what calls a provider. */
  sendTo(provider: PaymentProvider): ProviderFetch;
  clock: Clock;
}

/** Returns the factory of each provider. */
function accountsAt({ urls, sendTo, clock }: ProviderAccess): { readonly [P in PaymentProvider]: AccountFactory<P> } {
  return {
    paystack: new AccountFactory(
      'paystack',
      (credentials) => new PaystackPaymentGateway({ credentials, baseUrl: urls.paystack, send: sendTo('paystack'), clock }),
    ),
    stripe: new AccountFactory('stripe', (credentials) => stripeGateway({ credentials, baseUrl: urls.stripe, send: sendTo('stripe') })),
  };
}

/** Charges with the workspace's credentials, or with the sandbox where there are none. */
const gateways = provide(
  PaymentGateways,
  [SandboxPaymentGateway, ProviderCredentials, ServiceConfig, Clock, Metrics],
  (sandboxGateway, credentials, { outward, sandboxPayments, providerUrls, waits }, clock, metrics) => {
    const sendTo = (provider: PaymentProvider) =>
      outward ? tracedFetch(provider, meteredFetch(metrics, provider, providerFetch(waits.callMs))) : noProvider;
    return new KnownGateways(
      [...Object.values(accountsAt({ urls: providerUrls, sendTo, clock })), new SandboxFactory(sandboxGateway, sandboxPayments)],
      credentials,
    );
  },
);

const useCases = [
  gateways,
  construct(OfferRails, PaymentGateways, RailSettings),
  provide(
    OpenAttempt,
    [PaymentGateways, ServiceConfig, RefusalLog],
    (gateways, { waits }, log) => new OpenAttempt(gateways, within, waits, log),
  ),
  provide(
    AskProviders,
    [PaymentGateways, ServiceConfig, RefusalLog],
    (gateways, { waits }, log) => new AskProviders(gateways, within, waits, log),
  ),
  construct(ReceiveCallback, PaymentGateways, MoneyUnitOfWork, IdGenerator, Clock),
  construct(ResolveException, MoneyUnitOfWork, Clock),
  construct(SetCredentials, MoneyUnitOfWork, SecretBox, Clock),
  construct(RemoveCredentials, MoneyUnitOfWork),
];

const providers = [...ports, ...sandbox, ...useCases];

/** Payments: providers by rail, their state and reports, and exceptions that a person should review. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class PaymentsModule {}
