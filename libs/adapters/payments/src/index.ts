export { AccountFactory, KnownGateways } from './known-gateways';
export { type ProviderFetch, providerFetch } from './provider-fetch';

// Paystack
export { PaystackPaymentGateway } from './paystack/paystack-payment-gateway';

// Sandbox
export { PaymentSandbox } from './sandbox/payment-sandbox';
export { SandboxBooks } from './sandbox/sandbox-books';
export { SANDBOX_CALLBACK_QUEUE, SandboxCallbacks, SandboxSignature } from './sandbox/sandbox-callbacks';
export { SANDBOX_CARDS, SANDBOX_OUTCOMES, type SandboxCharge, type SandboxFault, type SandboxOutcome } from './sandbox/sandbox-charge';
export { SandboxFactory, SandboxLinks, SandboxPaymentGateway } from './sandbox/sandbox-payment-gateway';
