import type { StubRefund, StubTransaction } from './paystack-books';

/** What opening a card charge answers. @param pages where the buyers' pages are */
export function initializedReply({ accessCode, reference }: StubTransaction, pages: string) {
  return { authorization_url: `${pages}/${accessCode}`, access_code: accessCode, reference };
}

/** What a charge by transfer answers, at once and when it is checked. */
export function transferReply({ reference, account, accountExpiresAt, status, domain, requested, currency }: StubTransaction) {
  if (!account) return { reference, status: 'pending', domain, amount: requested, currency };
  return {
    reference, domain, amount: requested, currency, status: status === 'ongoing' ? 'pending_bank_transfer' : status,
    display_text: 'Please make a transfer to the account specified', account_name: account.name, account_number: account.number,
    bank: { slug: 'test-bank', name: account.bank, id: 24 }, account_expires_at: accountExpiresAt,
  };
}

/** What verifying answers, and what callbacks carry. Metadata comes back empty as a string. */
export function transactionReply({ id, domain, status, reference, amount, requested, currency, channel, paidAt, createdAt, email }: StubTransaction) {
  return {
    id, domain, status, reference, amount, requested_amount: requested, currency, channel, gateway_response: status === 'success' ? 'Successful' : 'Incomplete',
    paid_at: paidAt, created_at: createdAt, fees: amount - requested, metadata: '', customer: { id, email, customer_code: `CUS_${id}` },
  };
}

/** What making a refund answers: its transaction as an object. */
export function madeRefundReply(refund: StubRefund, paid: StubTransaction) {
  const { id, amount, currency, status, note, createdAt } = refund;
  const transaction = { id: paid.id, domain: paid.domain, reference: paid.reference, amount: paid.amount, currency: paid.currency };
  return { id, transaction, domain: paid.domain, amount, currency, status, merchant_note: note, createdAt };
}

/** A refund as lists show it: its transaction by id and reference. */
export function listedRefundReply({ id, reference, amount, currency, status, note, createdAt }: StubRefund, { id: transaction, domain }: StubTransaction) {
  return { id, transaction, transaction_reference: reference, domain, amount, currency, status, merchant_note: note, createdAt };
}

/** What the callback of a refund carries that has ended; its amount is text. */
export function endedRefundReply({ id, reference, amount, currency, status }: StubRefund, { domain }: StubTransaction) {
  return { id, status, transaction_reference: reference, refund_reference: null, amount: String(amount), currency, processor: 'instant-transfer', domain };
}
