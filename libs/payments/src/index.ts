// Use cases
export { RemoveCredentials, SetCredentials } from './use-cases/credentials';
export { OfferRails, type RailChoice } from './use-cases/offer-rails';
export {
  type AskedAttempt,
  AskProviders,
  type AskProvidersQuery,
  CloseAttempts,
  LookBack,
  OpenAttempt,
  type Within,
} from './use-cases/payment-attempts';
export { noteRefusals } from './use-cases/note-refusals';
export { ProcessProviderEvents, ReceiveCallback } from './use-cases/provider-events';
export { AddProviderAccounts, ReadProviderAccounts } from './use-cases/read-provider-accounts';
export { ResolveException } from './use-cases/resolve-exception';
export { SendRefunds } from './use-cases/send-refunds';

// Ports
export {
  type AccountStore,
  type ClaimedAccount,
  type CountedOrder,
  type ProviderMoneyStore,
  type PayingOrder,
  PROVIDER_ACCOUNT_QUEUE,
  ProviderAccounts,
  type ProviderDashboard,
  type RefundedOrders,
} from './ports/provider-money';
export {
  type OpenCharge,
  type OpenedCharge,
  type PaymentAccount,
  PaymentGateway,
  PaymentGateways,
  RailSettings,
  type ReadCallback,
  type RefundAnswer,
  type RefundOrder,
} from './ports/payment-gateway';
export {
  type CheckoutMoney,
  type ExceptionQuery,
  MONEY_QUEUES,
  type MoneyQueue,
  PAYMENT_CLOSE_QUEUE,
  PAYMENT_LOOK_QUEUE,
  PaymentLists,
  PROVIDER_EVENT_QUEUE,
  REFUND_QUEUE,
  type RefundRecord,
} from './ports/payment-lists';
export {
  type AttemptStore,
  type AttemptWork,
  CheckoutSettlement,
  type ClaimedRefund,
  type DueRefund,
  type EventInbox,
  type ExceptionStore,
  type ExceptionWork,
  type MoneyTx,
  MoneyUnitOfWork,
  type OpeningAnswer,
  type PaymentStore,
  type PaymentTx,
  type RailStore,
  type RefundEnd,
  type RefundStore,
  type RefundWork,
  type ResolvedException,
} from './ports/payment-tx';
export { type CredentialStore, ProviderCredentials } from './ports/provider-credentials';
export { RefusalLog } from './ports/refusal-log';

// Rules
export type { KnownRefund, ProviderAccount, ReportedDispute, ReportedRefund } from './domain/provider-money';
export {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  type BankAccount,
  type CheckoutName,
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  type Disposition,
  DISPOSITIONS,
  endedUnpaid,
  EXCEPTION_KINDS,
  FLOW_OF,
  moneyJob,
  type MoneyName,
  moneyNameOf,
  type Payer,
  type Payment,
  type PaymentAttempt,
  type PaymentException,
  type PaymentFlow,
  type PaymentInstructions,
  type PaymentTruth,
  type ProviderEvent,
  type Receipt,
  type Refund,
  REFUND_STATUSES,
  type RefundStatus,
  takenByHand,
} from './domain/payment';
export { type RailQuestion, railsOf } from './domain/payment-rails';
export { paymentRails } from './domain/payment-settings';
export { warnOfCredentials } from './domain/credential-warnings';
export {
  BalanceShort,
  CallbackForged,
  KeyNotAccepted,
  NoCredentials,
  ProviderRefused,
  ProviderUnavailable,
  RailUnavailable,
  RefundFailed,
} from './domain/payment.errors';
export {
  type CredentialsName,
  type CredentialsOf,
  endOf,
  type HeldCredentials,
  heldOf,
  openCredentials,
  contextOfCredentials,
  type SealedCredentials,
  type StoredCredentials,
} from './domain/provider-credentials';
export {
  CARD_REASONS,
  type CardReason,
  isSameRefusal,
  type RailName,
  type RailRefusals,
  type Refusal,
  REFUSAL_CAUSES,
  type RefusalCause,
  type RefusalFacts,
  refusalOf,
  buyerRefusalOf,
  type BuyerRefusal,
} from './domain/refusal';
export { PAYMENT_WAITS, type PaymentWaits, restBeforeLook } from './domain/retries';
