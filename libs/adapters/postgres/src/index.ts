export { PostgresAuditList, PostgresAuditTrail } from './access/audit';
export { bindSecrets, type BoundSecrets, sealedByKey } from './maintenance/bind-secrets';
export { CommittedJobs } from './work/committed-jobs';
export { createDataSource, type DatabaseOptions } from './connection/data-source';
export { isDatabaseAway } from './connection/database-away';
export { isUnstorableText } from './connection/unstorable-text';
export { type ClockOwners, DatabaseClock } from './work/database-clock';
export { distribute, type Distribution, type UpcomingMove } from './distribution/distribute';
export { CannotDistribute, distributionGap } from './distribution/distribution-gap';
export { DistributionFailed } from './distribution/distribution-failure';
export { type DistributionRequest, migrate, type Migrated, schemaGap } from './maintenance/migrate';
export { slugsInUse } from './maintenance/slugs-in-use';
export { afterCommit } from './work/request-transaction';
export { BulkUnitOfWork } from './work/bulk-unit-of-work';
export { PostgresUnitOfWork } from './work/postgres-unit-of-work';
export { Sql, sqlOf } from './work/sql';
export { SearchIndexKeeper } from './maintenance/search-index-keeper';
export {
  changeSecretKeys,
  countAccessKeys,
  type KnownSecretKey,
  knownSecretKeys,
  type SecretKeyChange,
} from './maintenance/secret-key-book';
export { requireSessions, TransactionPooling } from './connection/session-pooling';
export { poolUse } from './connection/pool-use';
export { settleConnection, settleMigration } from './connection/settle-connection';
export { StatisticsKeeper } from './maintenance/statistics-keeper';

// Access
export { PostgresAccessKeyList, PostgresKeyDirectory, PostgresKeyUsage, PostgresWorkspaceList } from './access/access-readers';
export { PostgresUndeliveredWork } from './access/postgres-undelivered-work';
export { PostgresRemovalList, PostgresRemovalStore } from './removal/removals';
export { PostgresRemovedRows } from './removal/removed-rows';
export { bindAccessTx } from './access/access-tx';
export { PostgresKeptAnswers } from './access/kept-answers';
export { PostgresRateLimiter } from './access/postgres-rate-limiter';
export { PostgresRequestLog } from './access/postgres-request-log';
export { PostgresTestClocks } from './access/test-clocks';
export { PostgresTestModeWork } from './access/test-mode-work';

// Catalogue
export { bindStockTx } from './catalogue/stock-tx';

// Change feed
export { PostgresChangeFeed } from './sync/change-feed';
export { IS_WORK_WAITING, STAMP_A_SLICE } from './sync/stamp-slice';
export { stampLag, StampSequencer } from './sync/stamp-sequencer';

// Checkout
export { PostgresCheckoutList, PostgresCheckoutReader, PostgresLapsingCheckouts } from './checkout/checkout-readers';
export { bindCheckoutTx } from './checkout/checkout-tx';
export { PostgresCheckoutOpening } from './checkout/postgres-checkout-opening';
export { PostgresInventoryCheck } from './checkout/postgres-inventory-check';

// Content
export { bindMediaTx, PostgresMediaLibrary } from './content/media';
export { bindSubmissionTx, PostgresFormReader, PostgresSubmissionList } from './content/submissions';

// Customers
export { PostgresContactList } from './customers/contact-readers';
export { bindCustomerTx } from './customers/customer-tx';
export type { NumberHashes } from './customers/erase-person-sql';

// Notifications
export { bindMessageTx, bindNoticeTx } from './notifications/message-tx';
export { PostgresEmailSources } from './notifications/postgres-email-sources';
export { PostgresMessageLog } from './notifications/postgres-message-log';

// Operations
export { countHolds, failingDestinations, oldestDue } from './operations/work-age';

// Orders
export { bindOrderTx } from './orders/order-store';
export { PostgresOrderReader } from './orders/postgres-order-reader';

// OTP
export { bindOtpTx } from './otp/otp-tx';
export { PostgresOtpLists } from './otp/postgres-otp-lists';
export { bindSenderTx, PostgresSenderConnections } from './otp/senders';
export { PostgresSentCodes } from './otp/sent-codes';

// Outbox
export { type OutboxLag, outboxLag } from './outbox/outbox-lag';
export { OutboxNotifier } from './outbox/outbox-notifier';
export { OutboxWatch } from './outbox/outbox-watch';
export { RefusedJobs } from './outbox/refused-jobs';
export { bindRelayTx, type RelayTx } from './outbox/relay-tx';

// Partitions
export { PartitionKeeper } from './partitions/partition-keeper';

// Payments
export { bindMoneyTx } from './payments/payment-tx';
export { PostgresProviderAccounts } from './payments/provider-money';
export { PostgresPaymentLists } from './payments/postgres-payment-lists';
export { PostgresProviderCredentials, PostgresRailSettings } from './payments/provider-credentials';

// Recurring
export { RecurringTasks } from './recurring/recurring-tasks';

// Registration
export { PostgresConfirmations, PostgresTextCountries } from './registration/confirmations';
export { PostgresGuestList } from './registration/guest-list';
export { PostgresRegistrationReader } from './registration/registration-reader';
export { bindRegistrationTx } from './registration/registration-tx';
export { BOOK, bookingParameters, PostgresSeatBooking } from './registration/seat-booking';

// Row-level security
export {
  asNoTenant,
  asTenant,
  currentTenantScope,
  enterTenant,
  EVERY_WORKSPACE,
  inTenantScope,
  NO_WORKSPACE,
  type TenantScope,
} from './row-level-security/tenant-scope';
export { rowSecurityGap } from './row-level-security/tenant-scoped-pool';

// Staff
export { PostgresStaffReader } from './staff/postgres-staff-reader';
export { bindStaffTx, PostgresStaffUnitOfWork } from './staff/staff-tx';

// Storefront
export {
  PostgresCollectionReader,
  PostgresDeliveryZoneReader,
  PostgresLineLooks,
  PostgresProductReader,
  PostgresProductSlotsReader,
  PostgresStockReader,
} from './storefront/catalogue-readers';
export { PostgresContentReader } from './storefront/postgres-content-reader';
export { PostgresEventReader } from './storefront/postgres-event-reader';
export { PostgresFormerSlugs } from './storefront/postgres-former-slugs';
export { PostgresBrandingReader, PostgresShopContacts, PostgresStorefrontReader } from './storefront/storefront-reader';

// Subscriptions
export { PostgresRestockShelf, PostgresSubscriptionList } from './subscriptions/subscription-readers';
export { bindSubscriptionTx } from './subscriptions/subscription-store';
export { AddressKeys, keepOptOuts } from './suppression';

// Ticketing
export { bindCancellationTx } from './ticketing/cancellation-tx';
export { PostgresCancelledEvents } from './ticketing/event-cancellation';
export { PostgresOrderTicketsReader, PostgresTicketReader } from './ticketing/ticket-reader';

// Webhooks
export { DueCursors } from './webhooks/due-cursors';
export { PostgresDeliveryLog } from './webhooks/postgres-delivery-log';
export { PostgresDestinationList } from './webhooks/postgres-destination-list';
export { PostgresListenerQueue } from './webhooks/postgres-listener-queue';
export { bindWebhookTx } from './webhooks/webhook-tx';

// Workspace document
export { bindDocumentTx } from './workspace-document/document-tx';
