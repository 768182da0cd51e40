import { Controller } from '@nestjs/common';
import { currenciesOfRail, describedEnum, modeOf, PAYMENT_RAILS, withMeanings } from '@svc/contracts';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { refOf, timestampOf } from '@svc/kernel';
import { DISPUTE_OUTCOMES, EXCEPTION_KINDS, PaymentLists, ResolveException, type PaymentException } from '@svc/payments';
import { z } from 'zod';
import { MODE_MEANINGS, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

const KIND = withMeanings('Kind of the payment exception.', {
  money_returned: 'The service refunded money automatically, such as a payment that came too late.',
  refund_failed: 'The provider refused a refund: give the money back in another way.',
  unknown_payment: 'The provider reported a payment that the service does not know.',
  rail_refused:
    'The provider refused three payments by one payment method within an hour, and not because of a card: check the account there.',
  provider_refund: 'A refund was made in the provider’s dashboard; it is recorded on the order.',
  refunds_waiting:
    'Refunds in `currency` wait, since your balance at the payment provider does not suffice: top it up there. They are tried again every quarter of an hour, for seven days; it is resolved with the last of them.',
  taken_by_hand: 'Money of an order of a cancelled event that the service did not take: return it yourself.',
  dispute: 'The buyer’s bank demands the money back (chargeback): respond in the provider’s dashboard.',
});

const listExceptionsQuery = pageQuery.extend({
  mode: z
    .enum(['live', 'test'], 'Give live or test.')
    .optional()
    .describe(withMeanings('Only payment exceptions of this mode. Default: both.', MODE_MEANINGS)),
  kind: z
    .enum(EXCEPTION_KINDS, `Give one of ${EXCEPTION_KINDS.join(', ')}.`)
    .optional()
    .describe(`Only payment exceptions of this kind. Default: all. ${KIND}`),
  open: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('true')
    .describe(
      withMeanings('Which payment exceptions to list. Default: `true`.', {
        true: 'Those that are not resolved.',
        false: 'All, resolved ones included.',
      }),
    ),
});

const moment = z.string().meta({ format: 'date-time' });

/** Payment exception that a person should review. */
const exceptionView = z
  .object({
    ref: z.string().describe('Ref of the payment exception, given by the service: `exc_…`. Use it to resolve the exception.'),
    mode: modeOf('payment exception'),
    kind: z.enum(EXCEPTION_KINDS).describe(KIND),
    checkoutRef: z
      .string()
      .optional()
      .describe('Ref of the checkout that the payment exception is about: `chk_…`. Absent when none is known.'),
    paymentRef: z
      .string()
      .optional()
      .describe('Ref of the payment that the payment exception is about: `pay_…`. Absent when none is known.'),
    refundRef: z
      .string()
      .optional()
      .describe('Ref of the refund that the payment exception is about: `rfd_…`. Absent when it is not about a refund.'),
    rail: describedEnum(
      PAYMENT_RAILS,
      'Payment method that the provider refuses. Absent unless `kind` is `rail_refused`. At most one exception is open for each payment method and mode.',
      {
        card: `Cards in ${currenciesOfRail('card')}.`,
        bank_transfer: `Bank transfers in ${currenciesOfRail('bank_transfer')}.`,
        international_card: `Cards in ${currenciesOfRail('international_card')}.`,
      },
    ).optional(),
    amountMinor: z
      .int()
      .optional()
      .describe('Amount that the payment exception is about, integer in minor units of `currency`. Absent when no amount is known.'),
    currency: z
      .string()
      .optional()
      .describe('Currency of the amount of the payment exception (ISO 4217 code), such as `NGN`. Absent when no amount is known.'),
    message: z.string().describe('Explanation of the payment exception for the merchant, one or two sentences of plain text.'),
    dispute: z
      .object({
        id: z.string().describe('Id of the dispute at the payment provider: search for it in the provider’s dashboard.'),
        reason: z
          .string()
          .optional()
          .describe(
            'Reason of the dispute that the bank gives, as the payment provider writes it, such as `fraudulent`. Absent when none is given.',
          ),
        respondBy: moment
          .optional()
          .describe(
            'Deadline for responding to the dispute in the payment provider’s dashboard, UTC timestamp. Absent when no response is needed.',
          ),
        outcome: describedEnum(DISPUTE_OUTCOMES, 'Outcome of the dispute.', {
          open: 'The dispute is not decided yet.',
          won: 'The merchant keeps the money; the payment exception is resolved automatically.',
          lost: 'The buyer got the money back.',
        }),
      })
      .optional()
      .describe(
        'Dispute (chargeback) that the payment exception is about: `outcome`, `reason` and the deadline `respondBy`. Absent unless `kind` is `dispute`.',
      ),
    createdAt: moment.describe('When the payment exception was recorded, UTC timestamp.'),
    resolvedAt: moment.optional().describe('When the payment exception was resolved, UTC timestamp. Absent while it is open.'),
  })
  .meta({ id: 'PaymentException', description: 'A payment exception: an event about money that a person should look at.' });

const resolvedExceptionView = exceptionView
  .extend({
    alreadyResolved: z
      .boolean()
      .describe(
        'True when the payment exception was resolved before the request, which changed nothing (`resolvedAt` is the earlier time); false when the request resolved it.',
      ),
  })
  .meta({ id: 'ResolvedPaymentException', description: 'A payment exception after a request to resolve it.' });

/** Payment exceptions that providers could not settle by themselves. */
@Controller()
export class ExceptionsController {
  constructor(
    private readonly payments: PaymentLists,
    private readonly resolveException: ResolveException,
  ) {}

  @Operation('GET /admin/payments/exceptions', {
    ...common,
    id: 'listPaymentExceptions',
    permission: 'payments.read',
    summary: 'List payment exceptions, newest first',
    description:
      'Returns events about money that a person should look at, such as failed refunds and disputes; resolve each one when it is settled.',
    query: listExceptionsQuery,
    returns: pageView(exceptionView, 'payment exceptions'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listExceptionsQuery }>) {
    const { mode, kind, open } = query;
    return presentPage(
      await this.payments.exceptions(id, { mode, kind, open: open === 'true', ...pageRequestOf(query, 'exc') }),
      'exc',
      presentException,
    );
  }

  @Operation('POST /admin/payments/exceptions/:ref/resolve', {
    ...common,
    id: 'resolvePaymentException',
    whileSuspended: 'allowed',
    params: { ref: itemIdOf('payment exception', 'exc') },
    permission: 'payments.resolve',
    audit: 'change',
    summary: 'Resolve a payment exception',
    description:
      'Marks a payment exception as settled; no money moves. An exception that was resolved before is returned unchanged, with `alreadyResolved` true.',
    returns: resolvedExceptionView,
  })
  async resolve({ workspace: { id: workspaceId }, author: by, params: { ref: id } }: RefCall) {
    const { exception, alreadyResolved } = await this.resolveException.execute({ workspaceId, id, by });
    return { ...presentException(exception), alreadyResolved };
  }
}

function presentDispute({
  disputeId,
  disputeReason,
  respondBy,
  disputeOutcome = 'open',
}: PaymentException): z.infer<typeof exceptionView>['dispute'] {
  if (!disputeId) return undefined;
  return {
    id: disputeId,
    reason: disputeReason,
    respondBy: respondBy && timestampOf(respondBy),
    outcome: disputeOutcome,
  };
}

function presentException(exception: PaymentException): z.infer<typeof exceptionView> {
  const { id, mode, kind, checkoutId, paymentId, refundId, rail, amountMinor, currency, message, createdAt, resolvedAt } = exception;
  return {
    ref: refOf('exc', id),
    mode,
    kind,
    checkoutRef: checkoutId ? refOf('chk', checkoutId) : undefined,
    paymentRef: paymentId && refOf('pay', paymentId),
    refundRef: refundId && refOf('rfd', refundId),
    rail,
    amountMinor: amountMinor ?? undefined,
    currency: currency ?? undefined,
    message,
    dispute: presentDispute(exception),
    createdAt: timestampOf(createdAt),
    resolvedAt: resolvedAt && timestampOf(resolvedAt),
  };
}
