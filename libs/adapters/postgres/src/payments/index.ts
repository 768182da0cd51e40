export { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from './money-rows';
export * from './payment-tx';
export * from './postgres-payment-lists';
export * from './postgres-provider-credentials';
export * from './postgres-rail-settings';
