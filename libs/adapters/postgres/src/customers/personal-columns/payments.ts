import {
  type AreaTreatment,
  fact,
  KEYS,
  notPersonal,
  OF_THE_MERCHANT,
  personal,
  STATE_OF_WORK,
  tableOf,
  tableWithoutPeople,
} from './column-treatment';

const MONEY = 'Amounts, ways to pay and states of money. They name a payment and no person.';

/** Attempts to pay, money, refunds and what providers report; the sandbox of payments. */
export const PAYMENT_COLUMNS: AreaTreatment = {
  payment: tableOf(
    fact('rail, amount_minor, currency, paid_at', ['orders']),
    notPersonal('workspace_id, mode, id, checkout_id, attempt_id', KEYS),
    notPersonal('provider, provider_reference, applied_minor, disposition, booked_at', MONEY),
  ),
  payment_attempt: tableOf(
    personal('payer_name, payer_email', { exportedBy: ['partsPaid'], erasedBy: ['payers'] }),
    personal('instructions', {
      exportedBy: { not: 'The address or account at the provider by which an attempt can be paid, until it ends.' },
      erasedBy: ['instructions to pay'],
    }),
    fact('amount_minor, currency, status, created_at', ['partsPaid']),
    notPersonal('workspace_id, mode, id, checkout_id', KEYS),
    notPersonal('rail, provider, reference, flow', MONEY),
    notPersonal('refusal', 'The provider’s reason, of which details of the buyer are taken out before it is stored.'),
    notPersonal('expires_at, due_at, tries, look_at, looks, leased_until', STATE_OF_WORK),
  ),
  payment_exception: tableOf(
    notPersonal('workspace_id, mode, id, checkout_id, payment_id, refund_id', KEYS),
    notPersonal('kind, amount_minor, currency, rail, created_at, resolved_at', MONEY),
    notPersonal('message', 'A sentence of the service about amounts and references, with the provider’s reason.'),
    notPersonal(
      'dispute_id, dispute_reason, respond_by, dispute_outcome',
      'The provider’s id of a dispute, its cause by a word of a list, and how it ended.',
    ),
  ),
  provider_account: tableWithoutPeople(
    'workspace_id, mode, provider, refunds_since, disputes_since, due_at, tries, last_error',
    STATE_OF_WORK,
  ),
  provider_credentials: tableWithoutPeople('workspace_id, mode, provider, sealed, set_at', OF_THE_MERCHANT),
  provider_event: tableOf(
    personal('raw', {
      exportedBy: {
        not: 'A provider’s signed report, kept for 30 days after it was used. It may have the means to charge; the provider exports it.',
      },
      erasedBy: ['reports of providers'],
    }),
    notPersonal('workspace_id, mode, id', KEYS),
    notPersonal('provider, event_id, reference, headers', 'Name, reference and signature of a report of a provider.'),
    notPersonal('received_at, due_at, attempts, done_at, outcome, last_error, leased_until', STATE_OF_WORK),
  ),
  provider_reference: tableOf(
    notPersonal('provider, reference, workspace_id, mode, checkout_id, attempt_id', KEYS),
    notPersonal('trace_context', STATE_OF_WORK),
  ),
  rail_refusal: tableWithoutPeople('workspace_id, mode, rail, refused_at', MONEY),
  refund: tableOf(
    personal('reason', { exportedBy: ['orders'], erasedBy: ['refunds'] }),
    fact('amount_minor, currency, status, created_at', ['orders']),
    notPersonal('workspace_id, mode, id, checkout_id, payment_id, provider_refund_id', KEYS),
    notPersonal('source, due_at, attempts, last_error, settled_at, asked_at, look_at, leased_until, short_since, short_at', STATE_OF_WORK),
    notPersonal('wanted', 'The items or the amount that the merchant asked to refund, by which a repetition is recognised.'),
  ),
  sandbox_callback: tableWithoutPeople(
    'workspace_id, mode, id, reference, body, due_at, attempts, sent_at, leased_until',
    'A report of the sandbox, which names a reference and an amount.',
  ),
  sandbox_charge: tableWithoutPeople(
    'workspace_id, mode, reference, checkout_id, rail, amount_minor, currency, description, return_url, state, decline, card_number, bank_account, expires_at, created_at',
    'A charge of invented money in test mode: a test card, an invented account and the name of the shop. Nothing of it is a person’s.',
  ),
  sandbox_checkout_fault: tableWithoutPeople('workspace_id, mode, checkout_id, operation, kind, times', OF_THE_MERCHANT),
  sandbox_fault: tableWithoutPeople('workspace_id, mode, operation, kind, times', OF_THE_MERCHANT),
  sandbox_receipt: tableWithoutPeople('workspace_id, mode, id, reference, amount_minor, paid_at', MONEY),
  sandbox_refund: tableWithoutPeople('workspace_id, mode, idempotency_key, receipt_id, amount_minor, created_at', MONEY),
};
