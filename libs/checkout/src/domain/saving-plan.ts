import type { CheckoutStatus } from './checkout';

/** States of a savings plan (D-15): those of its checkout, by the names that a merchant knows. */
export const SAVING_PLAN_STATUSES = ['saving', 'completed', 'cancelled'] as const;
export type SavingPlanStatus = (typeof SAVING_PLAN_STATUSES)[number];

/** Of a checkout that is, or was, saved up for. */
export function savingPlanStatusOf(status: CheckoutStatus): SavingPlanStatus {
  if (status === 'open') return 'saving';
  return status === 'paid' ? 'completed' : 'cancelled';
}

/** The checkouts whose plans are in this state. */
export function checkoutStatusesOf(status: SavingPlanStatus): CheckoutStatus[] {
  if (status === 'saving') return ['open'];
  return status === 'completed' ? ['paid'] : ['expired', 'cancelled'];
}
