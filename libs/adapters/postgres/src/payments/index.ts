export { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from './payment.entities';
export * from './payment-tx';
export * from './postgres-payment-lists';
export * from './provider-credentials';
