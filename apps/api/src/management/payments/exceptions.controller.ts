import { Controller } from '@nestjs/common';
import { refOf, timestampOf } from '@svc/kernel';
import { DISPUTE_OUTCOMES, EXCEPTION_KINDS, PAYMENT_RAILS, PaymentLists, ResolveException, type PaymentException } from '@svc/payments';
import { z } from 'zod';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

const listExceptionsQuery = pageQuery.extend({
  mode: z.enum(['live', 'test'], 'Give live or test.').optional(),
  kind: z.enum(EXCEPTION_KINDS, `Give one of ${EXCEPTION_KINDS.join(', ')}.`).optional(),
  open: z.enum(['true', 'false'], 'Give true or false.').default('true').describe('`false` lists those that were looked at as well.'),
});

const moment = z.string().meta({ format: 'date-time' });

/** Payment exception that a person should review. */
const exceptionView = z
  .object({
    ref: z.string(),
    mode: z.enum(['live', 'test']),
    kind: z
      .enum(EXCEPTION_KINDS)
      .describe(
        '`money_returned`: money was given back by itself; `refund_failed`: the provider would not give it back; `unknown_payment`: it reported an unknown payment; `rail_refused`: it refused three payments on a rail within an hour, and not because of a card.',
      ),
    checkoutRef: z.string().optional(),
    paymentRef: z.string().optional(),
    refundRef: z.string().optional(),
    rail: z.enum(PAYMENT_RAILS).optional().describe('Of `rail_refused`. At most one is open for each rail and mode.'),
    amountMinor: z.int().optional(),
    currency: z.string().optional(),
    message: z.string(),
    dispute: z
      .object({
        id: z.string().describe('The provider’s own.'),
        reason: z.string().optional().describe('In the provider’s word, such as `fraudulent`.'),
        respondBy: moment
          .optional()
          .describe('Until when it can be answered in the provider’s dashboard; none when there is nothing to answer.'),
        outcome: z.enum(DISPUTE_OUTCOMES).describe('`won`: the money is yours, and it is resolved by itself; `lost`: the buyer has it.'),
      })
      .optional()
      .describe('Of the kind `dispute`.'),
    createdAt: moment,
    resolvedAt: moment.optional(),
  })
  .meta({ id: 'PaymentException' });

const resolvedExceptionView = exceptionView
  .extend({ alreadyResolved: z.boolean().describe('Somebody had looked at it before: nothing was changed, and `resolvedAt` is theirs.') })
  .meta({ id: 'ResolvedPaymentException' });

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
    summary: 'List what about money a person should look at, newest first',
    query: listExceptionsQuery,
    returns: pageView(exceptionView),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof listExceptionsQuery> }>) {
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
    params: { ref: itemIdOf('payment exception', 'exc') },
    permission: 'payments.resolve',
    audit: 'change',
    summary: 'Note that somebody has looked at it',
    description: 'The first is remembered: one that was resolved before is answered unchanged, and says so.',
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
