// Config
export { readConfig, readMigrationConfig, ServiceConfig, VARIABLES } from './config/config';
export { type Face, FACES } from './config/faces';
export { migrateDatabase, type MigrationOptions, type MigrationReport, type WorkspaceRenaming } from './config/database';
export { isLocalAddress } from './config/local-address';
export { JOB_QUEUES, waitingQueues } from './config/job-queues';
export { BadConfiguration, StartRefused } from './config/refusals';
export { aheadOf } from './config/waits';

// Metrics
export { type MetricRow, metricRows, Metrics, type Observer } from '@svc/adapters/metrics';
export { queueLabel } from '@svc/adapters/queue';
export { secondsSince } from './metrics/outcomes';

// Modules
export { AccessModule } from './modules/access.module';
export { CheckoutModule } from './modules/checkout.module';
export { CustomersModule } from './modules/customers.module';
export { FormsModule, MediaModule, SubmissionsModule } from './modules/forms.module';
export { EventCancellationModule, GuestsModule, RegistrationModule } from './modules/guests.module';
export { MessageResendingModule, MessageSendingModule } from './modules/message-sending.module';
export { Mailbox, MailboxModule, MessagePreviewsModule, MessagesModule } from './modules/messages.module';
export { OrdersModule } from './modules/orders.module';
export { OtpSendersModule } from './modules/otp-senders.module';
export { OtpModule } from './modules/otp.module';
export { PaymentWorkModule } from './modules/payment-work.module';
export { PaymentsModule } from './modules/payments.module';
export { LOGGER, type Logger, PlatformModule } from './modules/platform.module';
export {
  OutboxWatch,
  PartitionKeeper,
  RelayModule,
  type RelayTx,
  RelayUnitOfWork,
  SearchIndexKeeper,
  StatisticsKeeper,
} from './modules/relay.module';
export { StockModule } from './modules/stock.module';
export { StorefrontCatalogueModule } from './modules/storefront-catalogue.module';
export { StorefrontContentModule } from './modules/storefront-content.module';
export { StorefrontEventsModule } from './modules/storefront-events.module';
export { StorefrontPageModule, StorefrontPaymentsModule } from './modules/storefront-page.module';
export { SubscriptionsModule } from './modules/subscriptions.module';
export { TicketingModule } from './modules/ticketing.module';
export { WebhookDeliveryModule } from './modules/webhook-delivery.module';
export { WebhooksModule } from './modules/webhooks.module';
export { WorkspaceDocumentModule } from './modules/workspace-document.module';

// Process
export { createLogger, NestLogger } from './process/logger';
export { MAINTENANCE_QUEUE, Readiness, type ReadinessReport } from './process/readiness';
export { exitBecause, runProcess } from './process/run-process';
export { ServiceClock } from './process/service-clock';

// Secrets
export { DerivedTicketSigner } from './secrets/derived-ticket-signer';
export { HmacLinkSigner } from './secrets/hmac-link-signer';

// Staff
export { StaffModule } from './staff/staff.module';
export { StaffSendingModule } from './staff/staff-sending.module';

// Threads
export { JsonAnswer } from './threads/json-answer';
export { JsonBytes, parseJson } from './threads/json-bytes';
export { DocumentTooCostly, ThreadedDocuments } from './threads/threaded-documents';

// Parts of adapters
export {
  PaymentSandbox,
  SANDBOX_CALLBACK_QUEUE,
  SANDBOX_CARDS,
  SANDBOX_OUTCOMES,
  SandboxCallbacks,
  type SandboxCharge,
  type SandboxFault,
  SandboxLinks,
  type SandboxOutcome,
} from '@svc/adapters/payments';
export {
  asNoTenant,
  asTenant,
  CommittedJobs,
  afterCommit,
  currentTenantScope,
  type Distribution,
  enterTenant,
  EVERY_WORKSPACE,
  inTenantScope,
  isDatabaseAway,
  isUnstorableText,
  NO_WORKSPACE,
  RecurringTasks,
  RefusedJobs,
  type TenantScope,
  type UpcomingMove,
} from '@svc/adapters/postgres';
export { JobQueues, JobRefused } from '@svc/adapters/queue';
