// Contract suites
export { subscriptionsContract } from './subscriptions.contract';

// Builders
export { aSignUp, aSubscription, SIGNED_UP_AT } from './sign-up.builder';
