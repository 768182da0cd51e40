import type { StubTransaction } from './paystack-books';

/** A buyer before Paystack's page, or its window, of a charge. */
export interface PaystackBuyer {
  charge: StubTransaction;
  /** Gives a card that is good for it. */
  pay(): void;
  /** Gives a card that is refused; another one can be given. */
  beRefused(): void;
}

/** What is answered to a buyer: a page, or the way on. */
export type PageAnswer = { status: number; html: string } | { goTo: string };

/** Paystack's page of a charge: a button that pays, one whose card is refused, and the way back. It sends who has paid on as Paystack does. */
export function paystackPage(buyer: PaystackBuyer | undefined, outcome: string | null): PageAnswer {
  if (!buyer) return pageWith(404, '<h1>There is nothing to pay here</h1>');
  const { charge } = buyer;
  if (outcome === 'pay') {
    buyer.pay();
    const goTo = new URL(charge.callbackUrl);
    for (const name of ['trxref', 'reference']) goTo.searchParams.set(name, charge.reference);
    return { goTo: goTo.href };
  }
  if (outcome === 'refuse') buyer.beRefused();
  return pageWith(200, `<h1>Pay ${charge.requested} ${charge.currency}</h1>${refusalOf(outcome)}<form method="post">${buttonFor('pay', 'Pay')}${buttonFor('refuse', 'Be refused')}</form><a href="${escaped(charge.cancelUrl)}">Cancel</a>`);
}

export const refusalOf = (outcome: string | null) => (outcome === 'refuse' ? '<p role="alert">Your card was declined.</p>' : '');

export const buttonFor = (outcome: string, words: string) => `<button name="outcome" value="${outcome}">${words}</button>`;

const pageWith = (status: number, inner: string) => ({ status, html: `<!doctype html><html lang="en"><title>Paystack</title><body>${inner}</body></html>` });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
