import { invalidBecause, type LinkAccess } from '@svc/contracts';
import type { Payer } from '@svc/payments';
import type { Checkout } from '../checkout';
import { isSavingUp } from '../savings/saving';
import { CheckoutChanged } from '../settlement/settlement.errors';
import { isOver } from '../holds/time-to-pay';

/** Holders that can ask for changes of a checkout: the buyer by the full link, anybody with a masked link, or a merchant's server. */
export const CHECKOUT_HOLDERS = ['full', 'masked', 'secret'] as const satisfies readonly (LinkAccess | 'secret')[];
export type CheckoutHolder = (typeof CHECKOUT_HOLDERS)[number];

/** Parts of a checkout that a holder may fill in or replace. */
export const CHECKOUT_PARTS = ['contact', 'address', 'seats', 'answers', 'code', 'choices', 'zone'] as const;
export type CheckoutPart = (typeof CHECKOUT_PARTS)[number];

const ACTS = ['pay', 'pay a part', 'pay another way', 'cancel'] as const;
type Act = (typeof ACTS)[number];
/**
 * `fill` empty parts, `replace` parts on record, choose a rail and `pay` the amount due, `pay a part` of a savings plan,
 * give up an open account to `pay another way`, or `cancel`, which stops a savings plan as well.
 */
export type CheckoutAction = `${'fill' | 'replace'} ${CheckoutPart}` | Act;
export const CHECKOUT_ACTIONS: readonly CheckoutAction[] = [
  ...CHECKOUT_PARTS.flatMap((part) => [`fill ${part}`, `replace ${part}`] as const),
  ...ACTS,
];

/** `saving`: parts of it were paid; `balance`: it pays the rest of an order, and cannot be changed; `ended`: nothing can be done any more. */
export const CHECKOUT_PHASES = ['open', 'saving', 'balance', 'ended'] as const;
export type CheckoutPhase = (typeof CHECKOUT_PHASES)[number];

export function phaseOf(checkout: Pick<Checkout, 'status' | 'expiresAt' | 'kind' | 'saving'>, now: Date): CheckoutPhase {
  if (checkout.status !== 'open' || isOver(checkout, now)) return 'ended';
  if (checkout.kind === 'balance') return 'balance';
  return isSavingUp(checkout) ? 'saving' : 'open';
}

const OF_BUYER: readonly CheckoutAction[] = ['fill contact', 'replace contact', 'fill address', 'replace address'];

/** Returns true when a holder may do this to a checkout in this phase (D-104). */
export function mayDo(holder: CheckoutHolder, action: CheckoutAction, phase: CheckoutPhase): boolean {
  if (phase === 'ended') return false;
  if (phase === 'balance') return action === 'pay' || action === 'pay another way';
  if (phase === 'saving')
    return (
      action === 'pay a part' || (holder !== 'masked' && (OF_BUYER.includes(action) || action === 'pay another way' || action === 'cancel'))
    );
  return holder !== 'masked' || !(action === 'cancel' || action.startsWith('replace '));
}

/** Request to pay: holder, payer and part. */
interface Paying {
  holder: CheckoutHolder;
  payer?: Payer;
  part?: object;
}

/**
 * Returns the payer to record with the payment: for a running plan, the payer of a part by a masked link; otherwise none, since the
 * buyer pays. All that is missing of a plan is a part as well.
 * @throws CheckoutChanged when this cannot be paid like that any more, InvalidInput when the payer is missing
 */
export function payerOf({ holder, payer, part }: Paying, checkout: Checkout, now: Date): Payer | undefined {
  const phase = phaseOf(checkout, now);
  if (phase === 'ended') return undefined;
  if (!mayDo(holder, part || phase === 'saving' ? 'pay a part' : 'pay', phase)) throw new CheckoutChanged();
  if (phase !== 'saving' || holder !== 'masked') return undefined;
  if (!payer)
    throw invalidBecause([
      { path: 'payer.name', message: 'Say who pays this part.' },
      { path: 'payer.email', message: 'Give an email address: the provider sends the receipt there.' },
    ]);
  return payer;
}
