import { h, spoken } from './dom.js';
import { digitsOf, money } from './format.js';

/** Paystack's popup (https://paystack.com/docs/developer-tools/inlinejs/). */
const POPUP = 'https://js.paystack.co/v2/inline.js';

/**
 * Elements by which each rail is paid on a page of the shop's own, made of the checkout's `payment` (specification §4.5). `say`
 * shows the buyer a message. None of them decides that it is paid: the page asks the service all the while.
 */
const RAILS = { card, bank_transfer: transfer, international_card: elsewhere };

export const railFields = (payment, say) => RAILS[payment.provider](payment, say);

function card(payment, say) {
  return [
    h('p', {}, 'Your card is asked for in a window of the payment provider. This shop does not see it.'),
    h('button', { class: 'button primary', type: 'button', onclick: () => openPopup(payment, say) }, 'Pay by card'),
  ];
}

/** One object with everything: given the access code alone and these as a second argument, the popup would leave some of them out. */
async function openPopup({ accessCode, publicKey, checkoutUrl }, say) {
  const PaystackPop = await popupFor(publicKey);
  if (!PaystackPop) return location.assign(checkoutUrl);
  new PaystackPop().newTransaction({
    accessCode,
    onLoad: () => say('The window is open.'),
    onSuccess: () => say('Thank you. We are asking whether the money has arrived.'),
    // Comes also when a payment is still under way. So nothing is cancelled here.
    onCancel: () => say('The window is closed. If you have not paid yet, open it again.'),
    onError: () => location.assign(checkoutUrl),
  });
  return undefined;
}

/** Nothing where there is none: the sandbox has a page alone, and so has the provider when its script cannot be loaded. */
async function popupFor(publicKey) {
  if (publicKey.startsWith('pk_sandbox_')) return undefined;
  if (!window.PaystackPop)
    await new Promise((settled) => document.head.append(h('script', { src: POPUP, onload: settled, onerror: settled })));
  return window.PaystackPop;
}

function elsewhere({ checkoutUrl }) {
  return [
    h('p', {}, 'You pay on the page of the payment provider, and come back to us afterwards.'),
    h('a', { class: 'button primary', href: checkoutUrl }, 'To the payment provider'),
  ];
}

/** The account is null until the provider has confirmed one. */
function transfer({ bankAccount }) {
  if (!bankAccount) return [h('p', {}, 'Your bank account is being prepared. It will be here in a few seconds.')];
  const { bankName, accountNumber, accountName, amountMinor, currency } = bankAccount;
  return [
    h('p', {}, 'Transfer exactly this amount to this account, which is for this order alone:'),
    h(
      'dl',
      { class: 'facts' },
      [
        ['Amount', money(amountMinor, currency), copy(String(amountMinor / 10 ** digitsOf(currency)), 'the amount')],
        ['Account', accountNumber, copy(accountNumber, 'the account number')],
        ['Bank', bankName],
        ['Name', accountName],
      ].map(([name, value, button]) => h('div', {}, h('dt', {}, name), h('dd', {}, value, button && [' ', button]))),
    ),
    h('p', {}, 'This page changes by itself when the money has arrived. You may close it.'),
  ];
}

/** Returns a button that copies a text; `name` tells listeners what of the account it is. */
function copy(text, name) {
  const button = h(
    'button',
    {
      class: 'button link',
      type: 'button',
      onclick: async () => {
        await navigator.clipboard.writeText(text);
        button.textContent = 'Copied';
      },
    },
    'Copy',
    spoken(` ${name}`),
  );
  return button;
}
