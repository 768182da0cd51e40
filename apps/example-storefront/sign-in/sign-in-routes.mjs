import { isJson, readBody, refuse } from '../service.mjs';
import { anybody, nameOf } from '../visitors.mjs';
import { accountOf, Sessions } from './sessions.mjs';

const LARGEST_BODY = 4 * 1024;
const sessions = new Sessions();

/** Routes that name nothing: the session alone identifies the visitor. */
export const SIGN_IN_ROUTES = [
  { path: /^GET \/account\.json$/, may: anybody, answer: who },
  { path: /^POST \/account\/code$/, may: anybody, answer: sendCode },
  { path: /^POST \/account\/verify$/, may: anybody, answer: verifyCode },
  { path: /^POST \/account\/sign-out$/, may: anybody, answer: signOut },
  { path: /^POST \/account\/sign-out-everywhere$/, may: anybody, answer: signOutEverywhere },
];

/** Messages about a wrong code, for the visitor who typed it. */
const WRONG = {
  invalid: 'That is not the code. Look at the newest message.',
  expired: 'That code is too old. Ask for another one.',
  too_many_attempts: 'That was tried too often. Ask for another code.',
};

/** Sends a code by the service's own number. The challenge and its phone stay here: what the browser says later is the code alone. Each visitor has a limit of their own, so that one alone cannot use up the codes of the day. */
async function sendCode(call) {
  const { request, settings, store } = call;
  const phone = (await fieldsOf(request)).to?.replace(/[^+\d]/g, '');
  if (!phone) return invalid('Give a phone number with its country code, as in +234 803 123 4567.');
  const visitor = await nameOf(call);
  const { challengeRef, to, resendAvailableAt } = await store.otp.send({ to: phone, sender: 'frontdesk', purpose: 'sign-in' }, { visitor });
  return { status: 201, body: { to, resendAvailableAt }, headers: begin(request, settings, { waiting: { phone, challengeRef } }) };
}

/** Signs in who typed the right code: as the account of the phone that the code was sent to. */
async function verifyCode({ request, settings, store }) {
  const { waiting } = sessions.of(request) ?? {};
  const { code } = await fieldsOf(request);
  if (!waiting || !code) return invalid('Ask for a code first, and type it here.');
  const { verified, reason } = await store.otp.verify({ challengeRef: waiting.challengeRef, code });
  if (!verified) return refuse(422, { code: 'WRONG_CODE', message: WRONG[reason], retryable: true });

  const account = accountOf(waiting.phone);
  const signedIn = { ...account, ...(await linkOf(account, store)) };
  return { status: 200, body: { account: signedIn }, headers: begin(request, settings, { signedIn }) };
}

/** `{ customerRef, contactRef }`: who an account is at the service, by the e-mail that this shop has verified. Signing in does not wait for a link that fails: the next one makes it. */
async function linkOf({ id, email, name, phone }, store) {
  if (!email) return {};
  try {
    const { customerRef, contactRef } = await store.customers.link({ externalRef: id, email, name, phone });
    return { customerRef, contactRef };
  } catch (error) {
    console.error(`The customer was not linked: ${error.code ?? error}, ${error.requestId}`);
    return {};
  }
}

/** Returns the account of the sender of a request; undefined without a sign-in. */
export const accountIn = (request) => sessions.of(request)?.signedIn;

async function who({ request }) {
  return { status: 200, body: { account: accountIn(request) ?? null } };
}

async function signOut({ request }) {
  return isJson(request) ? { status: 200, body: {}, headers: sessions.end(request) } : invalid('Sign out by the button.');
}

/** Ends all sessions of the account, on whichever device they are. */
async function signOutEverywhere(call) {
  const { request } = call;
  const account = accountIn(request);
  if (account && isJson(request)) sessions.endAll(({ signedIn }) => signedIn?.id === account.id);
  return signOut(call);
}

const begin = (request, { siteUrl }, content) => sessions.begin(request, content, { secure: siteUrl.startsWith('https:') });

const invalid = (message) => refuse(400, { code: 'VALIDATION_ERROR', message, retryable: false });

/** The texts of a JSON body by their names; none when it is no such body. */
async function fieldsOf(request) {
  try {
    const text = isJson(request) && (await readBody(request, LARGEST_BODY));
    return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {}; // Not JSON.
  }
}
