export { type DocumentedObject, PAYSTACK_DOCUMENT, UNDOCUMENTED } from './paystack-document';
export { aPaystackAttempt, PAYSTACK_LIVE, paystackStage } from './paystack-stage';
