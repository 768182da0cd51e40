// Use cases
export { AnswerSignUp, DeleteSubscription } from './use-cases/change-subscription';
export { EndMailings, type MailingsReader } from './use-cases/end-mailings';
export { AskForRestockAlert, SignUps, SubscribeToNewsletter } from './use-cases/sign-ups';
export { NotifyRestocked } from './use-cases/notify-restocked';

// Ports
export {
  type AwaitedVariant,
  type ListedSubscription,
  RestockShelf,
  SubscriptionList,
  type SubscriptionQuery,
} from './ports/subscription-list';
export { type AwaitedWithAddons, type SubscriptionStore, type SubscriptionTx, SubscriptionUnitOfWork } from './ports/subscription-tx';

// Rules
export type { ShelvedAddons, ShelvedVariant } from './domain/decide-restock-alert';
export {
  type Subscription,
  SUBSCRIPTION_PREFIX,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
  type SubscriptionKind,
  type SubscriptionName,
  type Wish,
} from './domain/subscription';

// Views
export { newsletterRequest, restockAlertRequest, type StoreSignUpView, storeSignUpView } from './domain/sign-up.view';
