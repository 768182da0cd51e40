import { Controller } from '@nestjs/common';
import {
  CheckoutList,
  checkoutStatusesOf,
  LEAST_PART_PCT,
  SAVING_PLAN_STATUSES,
  savingPlanStatusOf,
  StopSaving,
  type Checkout,
  type CheckoutQuery,
  type Saving,
} from '@svc/checkout';
import { describedEnum } from '@svc/contracts';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { NotFound, refOf, timestampOf } from '@svc/kernel';
import { PaymentLists, type CheckoutMoney } from '@svc/payments';
import { z } from 'zod';
import { managedCheckoutDetail, managedCheckoutView, presentCheckoutDetail, presentManagedCheckout } from '../checkouts/checkouts.dto';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const sharedFields = {
  ref: true,
  mode: true,
  currency: true,
  totalMinor: true,
  lines: true,
  contact: true,
  orderRef: true,
  orderNumber: true,
  createdAt: true,
} as const;

const ofPlan = {
  status: describedEnum(SAVING_PLAN_STATUSES, 'Status of the savings plan.', {
    saving: 'Parts are being paid.',
    completed: 'The whole total is saved, and the order is paid.',
    cancelled: 'The plan ended before the whole total was saved.',
  }),
  savedMinor: z.int().describe('Amount that was paid into the savings plan and not refunded, integer in minor units of `currency`.'),
  missingMinor: z
    .int()
    .describe('Amount that is still to be paid into the savings plan, integer in minor units of `currency`; 0 when the total is saved.'),
  priceMode: describedEnum(['freeze', 'current'], 'Price that the buyer pays with the savings plan.', {
    freeze: 'The price when the first part was paid.',
    current: 'The price when the last part is paid.',
  }),
  holdPolicy: describedEnum(['none', 'on_start', 'at_threshold'], 'When goods or seats are held for the buyer of the savings plan.', {
    none: 'Only when the last part is paid.',
    on_start: 'From the first part on.',
    at_threshold: 'Once `holdThresholdPct` percent of the total is saved.',
  }),
  holdThresholdPct: z
    .int()
    .optional()
    .describe(
      'Percent of the savings plan’s total, 1 to 100, from which goods or seats are held for the buyer. Absent unless `holdPolicy` is `at_threshold`.',
    ),
  refundPct: z
    .int()
    .describe(
      'Percent of the savings, 0 to 100, that is refunded when the buyer stops the savings plan or its deadline passes; fixed when the plan began.',
    ),
  leastPartPct: z
    .int()
    .describe('Smallest part of the savings plan that can be paid at once, in percent of the total, 1 to 100; fixed when the plan began.'),
  startedAt: moment.describe('When the first part of the savings plan was paid, UTC timestamp.'),
  deadline: moment.describe('Deadline of the savings plan, UTC timestamp: the total has to be saved by then, or the plan ends.'),
  endedBy: describedEnum(
    ['buyer', 'merchant', 'deadline'],
    'Cause for which the savings plan was cancelled. Absent when it was not cancelled.',
    {
      buyer: 'The buyer stopped the plan.',
      merchant: 'The merchant ended the plan: all savings are refunded.',
      deadline: 'The deadline of the plan passed.',
    },
  ).optional(),
};

/** Savings plan as the merchant sees it. Its ref is that of its checkout; its order exists from the first part on. */
const savingsPlanView = managedCheckoutView
  .pick(sharedFields)
  .extend(ofPlan)
  .meta({ id: 'SavingsPlan', description: 'A savings plan: a checkout that is paid in parts. Its ref is that of the checkout.' });
export type SavingsPlanView = z.infer<typeof savingsPlanView>;

/** Savings plan with each part and each refund. */
const savingsPlanDetail = managedCheckoutDetail
  .pick({ ...sharedFields, attempts: true, payments: true, refunds: true })
  .extend(ofPlan)
  .meta({ id: 'SavingsPlanDetail', description: 'A savings plan with each payment attempt, each received payment and each refund.' });
type SavingsPlanDetail = z.infer<typeof savingsPlanDetail>;

/** Checkout that is, or was, paid by a savings plan. */
type SavedUpFor = Checkout & { saving: Saving & { startedAt: Date } };

function isSavedUpFor(checkout: Checkout): checkout is SavedUpFor {
  return checkout.saving?.startedAt !== undefined;
}

/** @param savedMinor amount received so far, in minor units */
function presentSavingsPlan(checkout: SavedUpFor, savedMinor: number): SavingsPlanView {
  const { ref, mode, currency, totalMinor, lines, contact, orderNumber, createdAt } = presentManagedCheckout(checkout);
  const orderRef = checkout.orderId && refOf('ord', checkout.orderId);
  const {
    priceMode,
    holdPolicy,
    holdThresholdPct,
    refundPct,
    leastPartPct = LEAST_PART_PCT,
    startedAt,
    deadline,
    endedBy,
  } = checkout.saving;
  return {
    ref,
    mode,
    status: savingPlanStatusOf(checkout.status),
    currency,
    totalMinor,
    savedMinor,
    missingMinor: Math.max(0, totalMinor - savedMinor),
    priceMode,
    holdPolicy,
    holdThresholdPct,
    refundPct,
    leastPartPct,
    startedAt: timestampOf(startedAt),
    deadline: timestampOf(deadline),
    endedBy,
    lines,
    contact,
    orderRef,
    orderNumber,
    createdAt,
  };
}

function presentSavingsPlanDetail(checkout: SavedUpFor, money: CheckoutMoney): SavingsPlanDetail {
  const { attempts, payments, refunds } = presentCheckoutDetail(checkout, money);
  return {
    ...presentSavingsPlan(
      checkout,
      payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0),
    ),
    attempts,
    payments,
    refunds,
  };
}

const listPlansQuery = pageQuery.extend({
  status: z
    .enum(SAVING_PLAN_STATUSES, `Give one of ${SAVING_PLAN_STATUSES.join(', ')}.`)
    .optional()
    .describe(`Only savings plans with this status. Default: all. ${ofPlan.status.description}`),
  search: filter(
    'Only savings plans with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same.',
  ),
  mode: modeFilter,
});

const planRef = itemIdOf('savings plan', 'chk');

const reading = { audience: 'workspace', tag: 'Orders and payments', permission: 'savings.read' } as const;

/** Savings plans of a workspace, from their first part on (D-15). */
@Controller()
export class SavingsPlansController {
  constructor(
    private readonly checkouts: CheckoutList,
    private readonly payments: PaymentLists,
    private readonly stopSaving: StopSaving,
  ) {}

  @Operation('GET /admin/savings-plans', {
    ...reading,
    id: 'listSavingsPlans',
    summary: 'List savings plans, newest first',
    description: 'Returns the savings plans of one mode of which at least one part was paid.',
    query: listPlansQuery,
    returns: pageView(savingsPlanView, 'savings plans'),
  })
  async list({ workspace: { id: workspaceId }, query: { status, ...query } }: WorkspaceCall<{ query: typeof listPlansQuery }>) {
    const { mode, search } = query;
    const checkoutQuery: CheckoutQuery = {
      mode,
      search,
      isSavedUpFor: true,
      statuses: status && checkoutStatusesOf(status),
      ...pageRequestOf(query, 'chk'),
    };
    const { data, next } = await this.checkouts.page(workspaceId, checkoutQuery);
    const taken = await this.checkouts.takenMinor(
      workspaceId,
      mode,
      data.map(({ id }) => id),
    );
    return presentPage({ data: data.filter(isSavedUpFor), next }, 'chk', (plan) => presentSavingsPlan(plan, taken.get(plan.id) ?? 0));
  }

  @Operation('GET /admin/savings-plans/:ref', {
    ...reading,
    id: 'readSavingsPlan',
    params: { ref: planRef },
    summary: 'Read a savings plan with its parts',
    description:
      'Returns the stored state of a savings plan with its payments, by the ref of its checkout. The payment provider is not asked, and nothing changes.',
    returns: savingsPlanDetail,
  })
  async read({ workspace: { id }, params: { ref: planId } }: RefCall): Promise<SavingsPlanDetail> {
    return this.present(id, await this.find(id, planId));
  }

  @Operation('POST /admin/savings-plans/:ref/cancel', {
    audience: 'workspace',
    tag: 'Orders and payments',
    id: 'cancelSavingsPlan',
    whileSuspended: 'allowed',
    params: { ref: planRef },
    permission: 'savings.write',
    audit: 'change',
    summary: 'End a savings plan',
    description:
      'Ends the savings plan and refunds all savings to the people who paid them; `savings.refundPct` applies only when a buyer stops. A plan that has ended is returned unchanged. Refused for a complete plan: refund its order instead.',
    returns: savingsPlanDetail,
    errors: ['CHECKOUT_ALREADY_PAID'],
  })
  async cancel({ workspace: { id: workspaceId }, author, params: { ref: checkoutId } }: RefCall): Promise<SavingsPlanDetail> {
    const { mode } = await this.find(workspaceId, checkoutId);
    await this.stopSaving.execute({ name: { workspaceId, mode, checkoutId }, holder: 'secret', author });
    return this.present(workspaceId, await this.find(workspaceId, checkoutId));
  }

  /** Throws NotFound, also for a checkout without a savings plan. */
  private async find(workspaceId: string, checkoutId: string): Promise<SavedUpFor> {
    const checkout = await this.checkouts.find(workspaceId, checkoutId);
    if (!checkout || !isSavedUpFor(checkout)) throw new NotFound('savings plan');
    return checkout;
  }

  private async present(workspaceId: string, plan: SavedUpFor): Promise<SavingsPlanDetail> {
    return presentSavingsPlanDetail(plan, await this.payments.ofCheckout({ workspaceId, mode: plan.mode, checkoutId: plan.id }));
  }
}
