export { PostgresContactList, PostgresContactPlan } from './contact-readers';
export { bindCustomerTx } from './customer-tx';
