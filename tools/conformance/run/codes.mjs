import { accepted } from './expectations.mjs';

/** What each test challenge is verified with. */
export const TEST_CODE = '000000';

const run = String(Date.now() % 10_000).padStart(4, '0');
let numbers = 0;

/** A Nigerian mobile number to which nobody has sent; never two of one block of 10,000. */
export function aNumber() {
  numbers += 1;
  return `+23480${3 + Math.floor(numbers / 100)}1${String(numbers % 100).padStart(2, '0')}${run}`;
}

/** @typedef {Pick<import('./shop.mjs').Shop, 'keys' | 'post'>} Asking */

/** Asks for a code: by the service's number and a test key unless told. @param {Asking} shop @param {import('./client.mjs').Asked} [asked] */
export function sendCode(shop, body = {}, asked = {}) {
  return shop.post('/store/otp/send', { to: aNumber(), sender: 'frontdesk', ...body }, { key: shop.keys.secretTest, patient: false, ...asked });
}

/** A challenge that was made. @param {Asking} shop @returns {Promise<string>} its ref */
export async function wantedCode(shop, body, asked) {
  return accepted(await sendCode(shop, body, asked), 201).challengeRef;
}

/** What verifying comes to: the status, and `true` or the reason. @param {Asking} shop @returns {Promise<[number, true | string]>} */
export async function verify(shop, challengeRef, code, asked = {}) {
  const { status, body } = await shop.post('/store/otp/verify', { challengeRef, code }, { key: shop.keys.secretTest, ...asked });
  return [status, body.verified || body.reason];
}

/** Puts money into the wallet from which a shop's codes are paid, as the operator does; kobo. @param {import('./shop.mjs').Shop} shop */
export function fundCodes(shop, amountMinor) {
  return shop.instance.operator.call('POST', `/workspaces/${shop.ref}/otp/credits`, { amountMinor, currency: 'NGN', note: 'Conformance' });
}
