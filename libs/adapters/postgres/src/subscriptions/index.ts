export { PostgresRestockShelf, PostgresSubscriptionList } from './subscription-readers';
export { bindSubscriptionTx } from './subscription-store';
