import { checkoutSettings } from '@svc/access';
import { waitsOf, type Checkout, type Saving } from '@svc/checkout';
import { withoutNulls } from '../rows/columns-sql';

const MOMENTS = ['heldUntil', 'expiresAt', 'createdAt', 'completedAt', 'cancelledAt'] as const satisfies readonly (keyof Checkout)[];
const MOMENTS_OF_SAVING = ['deadline', 'startedAt', 'remindAt'] as const satisfies readonly (keyof Saving)[];

/** Where each part of a checkout lies. */
const COLUMNS: { readonly [Field in keyof Omit<Required<Checkout>, 'waits'>]: string } = {
  workspaceId: 'workspace_id', mode: 'mode', id: 'id', kind: 'kind', channel: 'channel', status: 'status', eventId: 'event_id', balanceOf: 'balance_of', cart: 'cart', seats: 'seats',
  responses: 'responses', dateOfBirth: 'date_of_birth', moves: 'moves', holds: 'holds', heldUntil: 'held_until', contact: 'contact',
  deliveryAddress: 'delivery_address', returnUrl: 'return_url', expiresAt: 'expires_at', createdAt: 'created_at', completedAt: 'completed_at',
  cancelledAt: 'cancelled_at', orderId: 'order_id', orderNumber: 'order_number', saving: 'saving', version: 'version',
};

/** A checkout as `checkoutJson` tells it: moments as texts, null for what is not there. */
export type StoredCheckout = Record<keyof Checkout, unknown>;

/** SQL of the row `row` of the table checkout as one jsonb. */
export function checkoutJson(row: string): string {
  const fields = Object.entries(COLUMNS).map(([field, column]) => `'${field}', ${row}.${column}`);
  return `jsonb_build_object(${fields.join(', ')}, 'waits', (select settings -> 'checkouts' from workspace where workspace.id = ${row}.workspace_id))`;
}

export function checkoutOf(stored: StoredCheckout): Checkout {
  const checkout = withoutNulls<Record<string, unknown>>({ ...stored, waits: waitsOf(checkoutSettings.parse(stored.waits ?? {})) });
  readMoments(checkout, MOMENTS);
  if (checkout.saving) readMoments(checkout.saving as Record<string, unknown>, MOMENTS_OF_SAVING);
  return checkout as unknown as Checkout;
}

function readMoments(told: Record<string, unknown>, moments: readonly string[]): void {
  for (const moment of moments) if (moment in told) told[moment] = new Date(told[moment] as string);
}
