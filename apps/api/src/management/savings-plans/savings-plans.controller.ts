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
import { NotFound, refOf, timestampOf } from '@svc/kernel';
import { PaymentLists, type CheckoutMoney } from '@svc/payments';
import { z } from 'zod';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import {
  managedCheckoutDetail,
  managedCheckoutView,
  presentCheckoutDetail,
  presentManagedCheckout,
} from '../checkouts/checkouts.controller';
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
  status: describedEnum(SAVING_PLAN_STATUSES, 'State of the plan.', {
    saving: 'Parts are being paid.',
    completed: 'All is saved, and the order is paid.',
    cancelled: 'It ended before all was saved.',
  }),
  savedMinor: z.int().describe('Amount that was paid and not given back, in minor units of `currency`.'),
  missingMinor: z.int().describe('Amount that is still to be paid, in minor units of `currency`; 0 when all is saved.'),
  priceMode: describedEnum(['freeze', 'current'], 'Price that counts.', {
    freeze: 'The price when the first part was paid.',
    current: 'The price when the last part is paid.',
  }),
  holdPolicy: describedEnum(['none', 'on_start', 'at_threshold'], 'When what is saved for is kept for the buyer.', {
    none: 'With the last part alone.',
    on_start: 'From the first part on.',
    at_threshold: 'Once `holdThresholdPct` of the total is saved.',
  }),
  holdThresholdPct: z.int().optional().describe('Percentage of the total, 1 to 100, from which it is kept. Present with `at_threshold`.'),
  refundPct: z
    .int()
    .describe(
      'Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes; fixed when the plan began.',
    ),
  leastPartPct: z.int().describe('Smallest part in percent of the total, 1 to 100; fixed when the plan began.'),
  startedAt: moment.describe('When the first part was paid, UTC.'),
  deadline: moment.describe('When all has to be saved, UTC; the plan ends then.'),
  endedBy: describedEnum(['buyer', 'merchant', 'deadline'], 'Cause of the end of the plan. Absent: it was not cancelled.', {
    buyer: 'The buyer stopped.',
    merchant: 'You ended it: all that was saved goes back.',
    deadline: 'Its day passed.',
  }).optional(),
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
  .meta({ id: 'SavingsPlanDetail', description: 'A savings plan with each attempt to pay, each payment and each refund.' });
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
    .describe(`Only those in this state. Default: all. ${ofPlan.status.description}`),
  search: filter('Only with this in the buyer’s name, e-mail or phone number, in any case.'),
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
    description: 'Plans of which at least one part was paid.',
    query: listPlansQuery,
    returns: pageView(savingsPlanView, 'savings plans'),
  })
  async list({ workspace: { id: workspaceId }, query: { status, ...query } }: WorkspaceCall<{ query: z.output<typeof listPlansQuery> }>) {
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
    description: 'Named by the ref of its checkout. Its stored state: the payment provider is not asked.',
    returns: savingsPlanDetail,
  })
  async read({ workspace: { id }, params: { ref: planId } }: RefCall): Promise<SavingsPlanDetail> {
    return this.present(id, await this.find(id, planId));
  }

  @Operation('POST /admin/savings-plans/:ref/cancel', {
    audience: 'workspace',
    tag: 'Orders and payments',
    id: 'cancelSavingsPlan',
    params: { ref: planRef },
    permission: 'savings.write',
    audit: 'change',
    summary: 'End a savings plan',
    description:
      'All savings go back to the people who paid them; `savings.refundPct` applies only when a buyer stops. A plan that has ended is returned unchanged. A complete plan is refused: refund its order.',
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
