import type { Page } from 'playwright-core';
import { buttonFor, type PaystackBuyer } from './paystack-page';

/** Whom a page with Paystack's window talks to; in tests, all of it ends on this machine. */
export const PAYSTACK_ORIGINS = ['https://js.paystack.co', 'https://checkout.paystack.com', 'https://api.paystack.co'] as const;

/**
 * A stand-in for Paystack's script: as much of it as we use, and all that it does to a page. It puts up a frame of this page
 * and one of Paystack's, and hears from the latter what the buyer did.
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
  await page.route('https://js.paystack.co/v2/inline.js', (route) => route.fulfill({ body: INLINE_SCRIPT, contentType: 'text/javascript' }));
  await page.route('https://checkout.paystack.com/popup', (route) => route.fulfill({ body: WINDOW, contentType: 'text/html; charset=utf-8' }));
  await page.route('https://checkout.paystack.com/charge/*', (route) => {
    const buyer = paystack.buyerWith(new URL(route.request().url()).pathname.split('/').at(-1)!);
    const outcome = route.request().postData();
    if (outcome === 'pay') buyer?.pay();
    if (outcome === 'refuse') buyer?.beRefused();
    return route.fulfill({ json: buyer ? { reference: buyer.charge.reference, amount: buyer.charge.requested, currency: buyer.charge.currency } : {} });
  });
}
