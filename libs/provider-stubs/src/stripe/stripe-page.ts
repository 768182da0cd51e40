import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeBooks } from './stripe-books';

/**
 * Stripe's page of a session, `/c/pay/{id}`: a button that pays, one that is refused, and the way back. It sends the buyer on
 * as Stripe does; what is over says so.
 */
export async function stripePage(accounts: readonly StripeBooks[], { method, url }: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const id = /^\/c\/pay\/(cs_\w+)/.exec(url ?? '')?.[1] ?? '';
  const books = accounts.find((each) => each.find(id));
  const session = books?.find(id);
  const show = (status: number, inner: string) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><html lang="en"><title>Checkout</title><body>${inner}</body></html>`);
  if (!books || session?.status !== 'open') return show(session ? 200 : 404, '<h1>There is nothing to pay here</h1>');
  const { amount_total: amount, currency, client_reference_id: reference, cancel_url: back } = session;
  const outcome = method === 'POST' ? new URLSearchParams(body).get('outcome') : undefined;
  if (outcome === 'pay') {
    await books.pay(reference);
    return void response.writeHead(303, { location: session.success_url }).end();
  }
  if (outcome === 'decline') await books.decline(reference);
  const refused = outcome === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
  const button = (value: string, words: string) => `<button name="outcome" value="${value}">${words}</button>`;
  show(200, `<h1>Pay ${amount} ${currency}</h1>${refused}<form method="post">${button('pay', 'Pay')}${button('decline', 'Be refused')}</form><a href="${escaped(back)}">Back</a>`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
