import type { Page } from 'playwright-core';
import type { StubTransaction } from './paystack-books';

/** A buyer on Paystack's page or popup of a charge. */
export interface PaystackBuyer {
  charge: StubTransaction;
  /** Pays with a valid card. */
  pay(): void;
  /** Tries a card that is declined; another one can be tried. */
  beRefused(): void;
}

/** Response to a buyer: a page or a redirect. */
export type PageAnswer = { status: number; html: string } | { goTo: string };

/**
 * Returns Paystack's page of a charge: a button that pays, one with a declined card, and a link back. After payment it redirects like
 * Paystack.
 */
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

/** Origins of the requests of a page with Paystack's popup; tests intercept them all. */
export const PAYSTACK_ORIGINS = ['https://js.paystack.co', 'https://checkout.paystack.com', 'https://api.paystack.co'] as const;

/**
 * A stub of Paystack's script: the parts that we use, and all its effects on a page. It adds a frame of this page
 * and one of Paystack, and receives messages of the latter about the buyer's actions.
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
const send = (event, data) => parent.postMessage({ event, data }, '*');
addEventListener('message', async ({ data: { params } }) => {
  const ask = (outcome) => fetch('/charge/' + params.accessCode, { method: 'POST', body: outcome }).then((answer) => answer.json());
  const charge = await ask('look');
  if (!charge.reference) return send('error', { type: 'setup', message: 'Unknown code' });
  document.querySelector('h1').textContent = 'Pay ' + charge.amount + ' ' + charge.currency;
  send('loaded:transaction', { accessCode: params.accessCode });
  document.onclick = async ({ target: { value } }) => {
    if (value === 'cancel') return send('cancel');
    if (value) await ask(value);
    if (value === 'pay') send('success', { reference: charge.reference, status: 'success' });
    if (value === 'refuse') document.querySelector('[role=alert]').textContent = 'Your card was declined.';
  };
  document.querySelector('main').hidden = false; // Clicks before the listener exists would be lost.
});
send('loaded:checkout');
</script>`;

/** Lookup of buyers by the access code of their charge. */
interface Paystack {
  buyerWith(accessCode: string): PaystackBuyer | undefined;
}

/** Serves Paystack's script and popup to a page, without requests to other machines. */
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
