import type { PaymentRail } from '@svc/payments';
import type { CheckoutMoney } from './decide-settlement';

/** Of the rails that are offered, those by which a checkout can be paid: one whose client has named its rail by that alone (§4.5 r2). */
export function payableRails({ checkout, attempts }: Pick<CheckoutMoney, 'checkout' | 'attempts'>, offered: readonly PaymentRail[]): readonly PaymentRail[] {
  const [first] = attempts;
  return checkout.channel === 'headless' && first ? offered.filter((rail) => rail === first.rail) : offered;
}
