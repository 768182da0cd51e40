import { Controller } from '@nestjs/common';
import { describedEnum, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { DISPUTE_OUTCOMES, EXCEPTION_KINDS, PAYMENT_RAILS, PaymentLists, ResolveException, type PaymentException } from '@svc/payments';
import { z } from 'zod';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { MODE_MEANINGS, modeOf, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

const KIND = withMeanings('Kind of event.', {
  money_returned: 'The service gave money back by itself, such as a payment that came too late.',
  refund_failed: 'The provider refused a refund: give the money back in another way.',
  unknown_payment: 'The provider reported a payment that the service does not know.',
  rail_refused: 'The provider refused three payments on a rail within an hour, and not because of a card: check your account there.',
  provider_refund: 'A refund was made in the dashboard of the provider; it is booked on the order.',
  dispute: 'The bank of the buyer asks for the money back: answer in the dashboard of the provider.',
});

const listExceptionsQuery = pageQuery.extend({
  mode: z
    .enum(['live', 'test'], 'Give live or test.')
    .optional()
    .describe(withMeanings('Only those of this mode. Default: both.', MODE_MEANINGS)),
  kind: z
    .enum(EXCEPTION_KINDS, `Give one of ${EXCEPTION_KINDS.join(', ')}.`)
    .optional()
    .describe(`Only those of this kind. ${KIND}`),
  open: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('true')
    .describe(withMeanings('Which ones to list. Default: `true`.', { true: 'Those that nobody has resolved.', false: 'All.' })),
});

const moment = z.string().meta({ format: 'date-time' });

/** Payment exception that a person should review. */
const exceptionView = z
  .object({
    ref: z.string().describe('Ref of the exception, `exc_…`: name it to resolve it.'),
    mode: modeOf('payment exception'),
    kind: z.enum(EXCEPTION_KINDS).describe(KIND),
    checkoutRef: z.string().optional().describe('Ref of the checkout, `chk_…`. Absent where none is known.'),
    paymentRef: z.string().optional().describe('Ref of the payment, `pay_…`. Absent where none is known.'),
    refundRef: z.string().optional().describe('Ref of the refund, `rfd_…`. Absent: it is not about one.'),
    rail: describedEnum(
      PAYMENT_RAILS,
      'With `rail_refused`: the way to pay that was refused. At most one exception is open for each and mode.',
      {
        card: 'Cards in NGN.',
        bank_transfer: 'Bank transfers in NGN.',
        international_card: 'Cards in other currencies.',
      },
    ).optional(),
    amountMinor: z.int().optional().describe('Amount that it is about, in minor units of `currency`. Absent: no amount is known.'),
    currency: z.string().optional().describe('Currency of `amountMinor` (ISO 4217). Absent: no amount is known.'),
    message: z.string().describe('Sentence for people that says what happened.'),
    dispute: z
      .object({
        id: z.string().describe('Identifier of the dispute at the provider.'),
        reason: z
          .string()
          .optional()
          .describe('Reason that the bank gives, in the provider’s word, such as `fraudulent`. Absent: none is given.'),
        respondBy: moment
          .optional()
          .describe('Until when you can answer it in the dashboard of the provider, UTC. Absent: there is nothing to answer.'),
        outcome: describedEnum(DISPUTE_OUTCOMES, 'State of the dispute.', {
          open: 'It is not decided.',
          won: 'You keep the money; the exception is resolved by itself.',
          lost: 'The buyer has the money.',
        }),
      })
      .optional()
      .describe('The dispute, with the kind `dispute` alone. Absent for other kinds.'),
    createdAt: moment.describe('When it came up, UTC.'),
    resolvedAt: moment.optional().describe('When somebody resolved it, UTC. Absent while it is open.'),
  })
  .meta({ id: 'PaymentException', description: 'An event about money that a person should look at.' });

const resolvedExceptionView = exceptionView
  .extend({
    alreadyResolved: z
      .boolean()
      .describe('True: it was resolved before this request, which changed nothing; `resolvedAt` is the earlier time.'),
  })
  .meta({ id: 'ResolvedPaymentException', description: 'Result of the request, which may come after somebody else’s.' });

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
    description: 'Events about money that a person should look at, such as failed refunds and disputes. Resolve each when it is settled.',
    query: listExceptionsQuery,
    returns: pageView(exceptionView, 'payment exceptions'),
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
    summary: 'Resolve a payment exception',
    description: 'The first resolution is kept: an exception that was resolved before is returned unchanged, with `alreadyResolved`.',
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
