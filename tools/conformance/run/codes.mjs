import { accepted } from './expectations.mjs';

/** Code that verifies each test challenge. */
export const TEST_CODE = '000000';

const run = String(Date.now() % 10_000).padStart(4, '0');
let numbers = 0;

/** A Nigerian mobile number to which nobody has sent; never two of one block of 10,000. */
export function aNumber() {
  numbers += 1;
  return `+23480${3 + Math.floor(numbers / 100)}1${String(numbers % 100).padStart(2, '0')}${run}`;
}

/** @typedef {Pick<import('./shop.mjs').Shop, 'keys' | 'post'>} Asking */

/** Asks for a code: by the service's number and a test key by default. @param {Asking} shop @param {import('./client.mjs').Asked} [options] */
export function sendCode(shop, body = {}, options = {}) {
  return shop.post(
    '/store/otp/send',
    { to: aNumber(), sender: 'frontdesk', ...body },
    { key: shop.keys.secretTest, patient: false, ...options },
  );
}

/** A challenge that was made. @param {Asking} shop @returns {Promise<string>} its ref */
export async function wantedCode(shop, body, options) {
  return accepted(await sendCode(shop, body, options), 201).challengeRef;
}

/** Verifies a code. Returns the status, and `true` or the reason. @param {Asking} shop @returns {Promise<[number, true | string]>} */
export async function verify(shop, challengeRef, code, options = {}) {
  const { status, body } = await shop.post('/store/otp/verify', { challengeRef, code }, { key: shop.keys.secretTest, ...options });
  return [status, body.verified || body.reason];
}

/** Puts money into the wallet from which a shop's codes are paid, as the operator does; kobo. @param {import('./shop.mjs').Shop} shop */
export function fundCodes(shop, amountMinor) {
  return shop.instance.operator.call('POST', `/workspaces/${shop.ref}/otp/credits`, { amountMinor, currency: 'NGN', note: 'Conformance' });
}

/** A shop that sends codes and sells nothing. @param {import('./shop.mjs').Shop} shop @param {number} [funds] what its wallet holds, kobo */
export async function openCodeShop(shop, funds = 1_000_000) {
  const own = await shop.openAnother(() => ({ version: 1 }));
  if (funds > 0) await fundCodes(own, funds);
  return own;
}

/** Lets a shop send codes by a number of its own, which is the mailbox of development. @param {import('./shop.mjs').Shop} shop @returns {Promise<string>} the ref of its default template */
export async function connectOwnNumber({ admin }) {
  await admin.call('PUT', '/otp/connection', { kind: 'mailbox', channel: 'whatsapp' });
  return (await makeTemplate({ admin }, { name: 'sign_in_code', isDefault: true })).ref;
}

/** Connects a number that cannot send, in place of a shop's own: its provider is at a host that there is not. @param {import('./shop.mjs').Shop} shop */
export function connectBrokenNumber({ admin }) {
  return admin.call('PUT', '/otp/connection', {
    kind: 'termii',
    apiKey: 'conformance-has-none',
    from: 'Nobody',
    host: 'conformance-has-none.termii.com',
  });
}

/** Names an authentication template, approved by default. @returns {Promise<{ ref: string }>} */
export function makeTemplate({ admin }, fields) {
  return admin.call('POST', '/otp/templates', { language: 'en', approved: true, ...fields });
}

/** As `sendCode`, by a live key: it is sent and paid for. @param {import('./shop.mjs').Shop} shop @param {import('./client.mjs').Asked} [options] */
export function sendLiveCode(shop, body, options = {}) {
  return sendCode(shop, body, { key: shop.keys.secretLive, ...options });
}

/** Returns the balance and the entries of the wallet of a shop, newest first. @param {import('./shop.mjs').Shop} shop @returns {Promise<{ wallets: { currency: string, balanceMinor: number }[], data: unknown[] }>} */
export function codeLedger({ admin }) {
  return admin.call('GET', '/otp/ledger');
}

/** The newest message to a number, and the code that it brings. @param {import('./instance.mjs').Instance} instance */
export async function codeMessage(instance, to) {
  const [message] = await instance.inbox(to);
  return message && { ...message, code: /\d{4,15}/.exec(message.text)?.[0] };
}
