import { createHash } from 'node:crypto';
import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../posted-form';
import { ONCE } from './field-names';
import type { Chosen } from './offer';
import { type FormRequest, requestOf } from './request-of';

/** What a checkout of the tickets is opened with (§4.3), not yet judged. */
export interface Purchase extends FormRequest {
  idempotencyKey?: string;
}

/** @param returnUrl the page that the buyer comes from */
export function purchaseOf(chosen: readonly Chosen[], event: PublicEvent, values: FormValues, returnUrl: string): Purchase {
  const asked = requestOf(chosen, event, values);
  const body = { ...asked.body, returnUrl };
  return { ...asked, body, idempotencyKey: values.has(ONCE) ? keyOf(values.text(ONCE), body) : undefined };
}

/** Of another body another one: who goes back and chooses anew means something else. */
function keyOf(once: string, body: object): string {
  return `page-${createHash('sha256')
    .update(`${once}\n${JSON.stringify(body)}`)
    .digest('base64url')}`;
}
