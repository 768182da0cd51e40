import { formatMoney } from '@svc/kernel';
import type { Disposition, Payment } from '@svc/payments';

const REASONS: Readonly<Record<Exclude<Disposition, 'applied'>, string>> = {
  excess: 'more was paid than was due',
  duplicate: 'the checkout was paid already',
  late: 'it came when the goods were sold to others, or when the checkout had ended and they could not be bought like this any more',
  after_cancel: 'it came after the checkout was cancelled',
  mismatch: 'it came in another currency than that of the checkout',
  unfinished: 'the checkout ended before all of it was paid',
};

/** A sentence for the merchant on money that was given back by itself (D-29). */
export function whyReturned({ disposition, currency }: Payment, amountMinor: number): string {
  const reason = REASONS[disposition === 'applied' ? 'excess' : disposition];
  return `${formatMoney(amountMinor, currency)} goes back to the buyer: ${reason}.`;
}
