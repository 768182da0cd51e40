// Contract suites
export { credentialsContract, PAYSTACK_TEST, STRIPE_LIVE } from './credentials.contract';
export { moneyContract } from './money.contract';
export { providerMoneyContract } from './provider-money.contract';
export { waitingRefundsContract } from './waiting-refunds.contract';
export { type GatewayStage, type NetworkCall, paymentGatewayContract, type PostedCallback } from './payment-gateway.contract';

// Fakes
export { InMemoryPayments } from './in-memory-payments';
export { RecordingRefusalLog } from './recording-refusal-log';

// Builders
export { anAttempt, anException, aPayment, aRefund, MOMENT } from './payment.builder';

// Helpers
export { type GatewayCall, ScriptedGateway, ScriptedGateways, untimed } from './scripted-gateway';
