import { createHash } from 'node:crypto';
import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../posted-form';
import { ONCE } from './field-names';
import type { Chosen, StrayTicket } from './choice/offer';
import { type FormRequest, requestOf } from './request-of';

/** Input of a checkout of tickets (§4.3), not yet validated. */
export interface Purchase extends FormRequest {
  idempotencyKey?: string;
}

/** @param returnUrl the page that the buyer comes from */
export function purchaseOf(
  chosen: readonly Chosen[],
  event: PublicEvent,
  values: FormValues,
  { returnUrl, strays = [] }: { returnUrl: string; strays?: readonly StrayTicket[] },
): Purchase {
  const formRequest = requestOf(chosen, event, values, strays);
  const body = { ...formRequest.body, returnUrl };
  return { ...formRequest, body, idempotencyKey: values.has(ONCE) ? keyOf(values.text(ONCE), body) : undefined };
}

/** Returns the idempotency key of a body: a buyer who goes back and chooses other tickets gets another one. */
function keyOf(once: string, body: object): string {
  return `page-${createHash('sha256')
    .update(`${once}\n${JSON.stringify(body)}`)
    .digest('base64url')}`;
}
