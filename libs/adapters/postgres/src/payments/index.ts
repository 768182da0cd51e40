export { PostgresProviderAccounts } from './provider-money';
export { bindMoneyTx, bindPaymentStores } from './payment-tx';
export { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from './payment.entities';
export { PostgresPaymentLists } from './postgres-payment-lists';
export { PostgresProviderCredentials, PostgresRailSettings } from './provider-credentials';
