import { LEAST_PART_PCT, SAVING_PLAN_STATUSES, savingPlanStatusOf, type Checkout, type Saving } from '@svc/checkout';
import { refOf, timestampOf } from '@svc/kernel';
import type { CheckoutMoney } from '@svc/payments';
import { z } from 'zod';
import { managedCheckoutDetail, managedCheckoutView, presentCheckoutDetail, presentManagedCheckout } from '../checkouts/checkout.view';

const moment = z.string().meta({ format: 'date-time' });
const minor = z.int().describe('Minor units.');
const kept = { ref: true, mode: true, currency: true, totalMinor: true, lines: true, contact: true, orderRef: true, orderNumber: true, createdAt: true } as const;

const ofPlan = {
  status: z.enum(SAVING_PLAN_STATUSES).describe('`completed`: all is saved, and its order is paid; `cancelled`: it ended before.'),
  savedMinor: minor.describe('What was paid and not given back.'),
  missingMinor: minor,
  priceMode: z.enum(['freeze', 'current']),
  holdPolicy: z.enum(['none', 'on_start', 'at_threshold']),
  holdThresholdPct: z.int().optional(),
  refundPct: z.int().describe('How much goes back when the buyer stops or the day passes, as it was when the plan began.'),
  leastPartPct: z.int().describe('What a part is at least, in percent of the total, as it was when the plan began.'),
  startedAt: moment,
  deadline: moment,
  endedBy: z.enum(['buyer', 'merchant', 'deadline']).optional(),
};

/** A savings plan, as those who run the store see it; its ref is that of its checkout, its order is there from the first part on. */
export const savingsPlanView = managedCheckoutView.pick(kept).extend(ofPlan).meta({ id: 'SavingsPlan' });
export type SavingsPlanView = z.infer<typeof savingsPlanView>;

/** A plan with each part, and what went back. */
export const savingsPlanDetail = managedCheckoutDetail.pick({ ...kept, attempts: true, payments: true, refunds: true }).extend(ofPlan).meta({ id: 'SavingsPlanDetail' });
export type SavingsPlanDetail = z.infer<typeof savingsPlanDetail>;

/** A checkout that is, or was, saved up for. */
export type SavedUpFor = Checkout & { saving: Saving & { startedAt: Date } };

export function isSavedUpFor(checkout: Checkout): checkout is SavedUpFor {
  return checkout.saving?.startedAt !== undefined;
}

/** @param savedMinor what it has taken of payments */
export function presentSavingsPlan(checkout: SavedUpFor, savedMinor: number): SavingsPlanView {
  const { ref, mode, currency, totalMinor, lines, contact, orderNumber, createdAt } = presentManagedCheckout(checkout);
  const orderRef = checkout.orderId && refOf('ord', checkout.orderId);
  const { priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct = LEAST_PART_PCT, startedAt, deadline, endedBy } = checkout.saving;
  return {
    ref, mode, status: savingPlanStatusOf(checkout.status), currency, totalMinor, savedMinor, missingMinor: Math.max(0, totalMinor - savedMinor),
    priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct, startedAt: timestampOf(startedAt), deadline: timestampOf(deadline), endedBy,
    lines, contact, orderRef, orderNumber, createdAt,
  };
}

export function presentSavingsPlanDetail(checkout: SavedUpFor, money: CheckoutMoney): SavingsPlanDetail {
  const { attempts, payments, refunds } = presentCheckoutDetail(checkout, money);
  return { ...presentSavingsPlan(checkout, payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0)), attempts, payments, refunds };
}
