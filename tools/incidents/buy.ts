import { randomUUID } from 'node:crypto';
import type { Stack } from './stack';

/** Opens a checkout that is paid by card at the payment provider, at the first api; resolves with its response, or when nobody responds. */
export async function buy({ urls, shops: { one } }: Stack): Promise<void> {
  const body = {
    contact: { name: 'Ada Obi', email: 'buyer@example.com' },
    tickets: [{ ticketTypeRef: one.paidType, quantity: 1 }],
    currency: 'NGN',
    returnUrl: 'https://shop.example/thanks',
    provider: 'card',
  };
  const headers = {
    authorization: `Bearer ${one.shop.keys.secretLive}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  await fetch(`${urls[0]}/v1/store/events/gala/checkout/headless`, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
