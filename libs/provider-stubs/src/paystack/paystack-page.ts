import type { Page } from 'playwright-core';
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
  return pageWith(
    200,
    `<h1>Pay ${charge.requested} ${charge.currency}</h1>${refusalOf(outcome)}<form method="post">${buttonFor('pay', 'Pay')}${buttonFor('refuse', 'Be refused')}</form><a href="${escaped(charge.cancelUrl)}">Cancel</a>`,
  );
}

export const refusalOf = (outcome: string | null) => (outcome === 'refuse' ? '<p role="alert">Your card was declined.</p>' : '');

const buttonFor = (outcome: string, words: string) => `<button name="outcome" value="${outcome}">${words}</button>`;

const pageWith = (status: number, inner: string) => ({
  status,
  html: `<!doctype html><html lang="en"><title>Paystack</title><body>${inner}</body></html>`,
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The origins that a page with Paystack's window calls; in tests, all of it ends on this machine. */
export const PAYSTACK_ORIGINS = ['https://js.paystack.co', 'https://checkout.paystack.com', 'https://api.paystack.co'] as const;

/**
 * A stand-in for Paystack's script: as much of it as we use, and all that it does to a page. It puts up a frame of this page
 * and one of Paystack's, and receives messages from the latter about what the buyer did.
 */
const INLINE_SCRIPT = `
window.PaystackPop = class {
  newTransaction({ accessCode, onLoad, onSuccess, onCancel, onError }) {
    const framed = (src) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
      if (src) frame.src = src;
      return document.body.appendChild(frame);
    };
    const shade = framed();
    shade.contentWindow.document.write('<!doctype html><body bgcolor="#404040"></body>');
    const frame = framed('https://checkout.paystack.com/popup');
    frame.title = 'Paystack';
    addEventListener('message', ({ source, data: { event, data } }) => {
      if (source !== frame.contentWindow) return;
      if (event === 'loaded:checkout') frame.contentWindow.postMessage({ params: { accessCode } }, '*');
      if (event === 'loaded:transaction') onLoad(data);
      if (event === 'error') onError(data);
      if (event !== 'success' && event !== 'cancel') return;
      shade.remove();
      frame.remove();
      if (event === 'success') onSuccess(data); else onCancel();
    });
  }
};`;

const WINDOW = `<!doctype html><html lang="en"><title>Paystack</title><body bgcolor="#ffffff"><main hidden><h1>Paystack</h1><p role="alert"></p>
${buttonFor('pay', 'Pay')}${buttonFor('refuse', 'Be refused')}${buttonFor('cancel', 'Close')}</main><script>
const tell = (event, data) => parent.postMessage({ event, data }, '*');
addEventListener('message', async ({ data: { params } }) => {
  const ask = (outcome) => fetch('/charge/' + params.accessCode, { method: 'POST', body: outcome }).then((answer) => answer.json());
  const charge = await ask('look');
  if (!charge.reference) return tell('error', { type: 'setup', message: 'Unknown code' });
  document.querySelector('h1').textContent = 'Pay ' + charge.amount + ' ' + charge.currency;
  tell('loaded:transaction', { accessCode: params.accessCode });
  document.onclick = async ({ target: { value } }) => {
    if (value === 'cancel') return tell('cancel');
    if (value) await ask(value);
    if (value === 'pay') tell('success', { reference: charge.reference, status: 'success' });
    if (value === 'refuse') document.querySelector('[role=alert]').textContent = 'Your card was declined.';
  };
  document.querySelector('main').hidden = false; // What is pressed before it is listened to would be lost.
});
tell('loaded:checkout');
</script>`;

/** Where buyers are known by the access code of their charge. */
interface Paystack {
  buyerWith(accessCode: string): PaystackBuyer | undefined;
}

/** Serves Paystack's script and window to a page, from this machine. Nothing of it is fetched from elsewhere. */
export async function servePaystackPopup(page: Page, paystack: Paystack): Promise<void> {
  await page.route('https://js.paystack.co/v2/inline.js', (route) =>
    route.fulfill({ body: INLINE_SCRIPT, contentType: 'text/javascript' }),
  );
  await page.route('https://checkout.paystack.com/popup', (route) =>
    route.fulfill({ body: WINDOW, contentType: 'text/html; charset=utf-8' }),
  );
  await page.route('https://checkout.paystack.com/charge/*', (route) => {
    const buyer = paystack.buyerWith(new URL(route.request().url()).pathname.split('/').at(-1)!);
    const outcome = route.request().postData();
    if (outcome === 'pay') buyer?.pay();
    if (outcome === 'refuse') buyer?.beRefused();
    return route.fulfill({
      json: buyer ? { reference: buyer.charge.reference, amount: buyer.charge.requested, currency: buyer.charge.currency } : {},
    });
  });
}
