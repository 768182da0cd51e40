import { createHash } from 'node:crypto';
import type { Messages } from '../messages';
import type { FormValues, Problem } from '../posted-form';
import { amountField, type Chosen, otherAmountField, quantityField } from './offer';
import { CODE, EMAIL, NAME, PHONE, TRAP } from './request-of';

/** A value that each form has of its own, so that one that is sent twice opens one checkout. */
export const ONCE = 'once';

/** What has to be filled in before tickets are bought; the checkout asks for the rest. */
export function missingOfPurchase(chosen: readonly Chosen[], values: FormValues, { registration }: Messages): Problem[] {
  return [
    ...chosen.filter(({ amountMinor }) => amountMinor === 0).map(({ offered: { tier } }) => ({ name: otherAmountField(tier.ref), message: registration.amountMissing })),
    ...(values.has(NAME) ? [] : [{ name: NAME, message: registration.nameMissing }]),
    ...(values.has(EMAIL) ? [] : [{ name: EMAIL, message: registration.emailMissing }]),
    ...(values.has(TRAP) ? [{ message: registration.trapped }] : []),
  ];
}

/** What a checkout of the tickets is opened with (§4.3), not yet judged. */
export interface Purchase {
  body: object;
  idempotencyKey?: string;
  fieldOf(path: string): string | undefined;
}

/** @param returnUrl the page that the buyer comes from */
export function purchaseOf(chosen: readonly Chosen[], values: FormValues, returnUrl: string): Purchase {
  const body = {
    tickets: chosen.map(({ offered: { tier }, quantity, amountMinor }) => ({ ticketTypeRef: tier.ref, quantity, amountMinor })),
    contact: { name: values.text(NAME), email: values.text(EMAIL), phone: values.text(PHONE) },
    unlockCodes: values.has(CODE) ? [values.text(CODE)] : [],
    returnUrl,
  };
  return { body, idempotencyKey: values.has(ONCE) ? keyOf(values.text(ONCE), body) : undefined, fieldOf: (path) => fieldOf(path, chosen) };
}

/** Of another body another one: who goes back and chooses anew means something else. */
function keyOf(once: string, body: object): string {
  return `page-${createHash('sha256').update(`${once}\n${JSON.stringify(body)}`).digest('base64url')}`;
}

const LINE_PATH = /^tickets\[(\d+)\](?:\.(amountMinor))?/;

function fieldOf(path: string, chosen: readonly Chosen[]): string | undefined {
  const [, line, amount] = LINE_PATH.exec(path) ?? [];
  const tier = line === undefined ? undefined : chosen[Number(line)]?.offered.tier;
  if (tier) return amount || tier.kind === 'donation' ? (tier.donationPresets ? amountField(tier.ref) : otherAmountField(tier.ref)) : quantityField(tier.ref);
  if (path.startsWith('unlockCodes')) return CODE;
  return [NAME, EMAIL, PHONE].includes(path) ? path : undefined;
}
