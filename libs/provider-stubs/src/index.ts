export type { HeldAnswer, PostedCallback } from './local-server';
export { RealRails, ShopAccounts, type WayToPay } from './real-rails';

// Messaging
export {
  MESSAGING_DOCUMENT,
  MESSAGING_REQUESTS,
  type MessagingProvider,
  TWILIO_STATUSES,
  WHATSAPP_STATUS_DOCUMENT,
} from './messaging/messaging-requests';
export { MessagingStub, termiiCallback, twilioCallback, whatsAppCallback, type WhatsAppStatus } from './messaging/messaging-stub';

// Paystack
export { PAYSTACK_ORIGINS, servePaystackPopup } from './paystack/paystack-page';
export { callOf, PAYSTACK_REQUESTS, type PaystackCall } from './paystack/paystack-requests';
export { type PaystackFault, PaystackStub } from './paystack/paystack-stub';

// Stripe
export { StripeBooks, type StripeCallFault } from './stripe/stripe-books';
export { StripeStub } from './stripe/stripe-stub';
