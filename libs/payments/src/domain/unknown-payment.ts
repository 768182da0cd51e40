import type { PaymentException } from './payment';
import type { ProviderEvent } from './provider-event';

/** What the merchant is told of a callback that nobody knows anything of. */
export function unknownPayment({ id, event, now }: { id: string; event: ProviderEvent; now: Date }): PaymentException {
  const { workspaceId, mode, provider, reference, eventId } = event;
  return {
    workspaceId, mode, id, kind: 'unknown_payment', createdAt: now,
    message: `${provider} told of a payment with the reference ${reference} (event ${eventId}), which no checkout here has. Look it up at the provider.`,
  };
}
