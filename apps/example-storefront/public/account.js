import { ask } from './till.js';

const post = (path, body) => ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Returns the person who is signed in here: `{ name, phone, email, customerRef }`, or null. */
export const whoIsSignedIn = async () => (await ask('/account.json')).account;

/** Has a code sent: `{ to }`, the number as far as it is shown. Throws a StorefrontError. */
export const sendCode = (to) => post('/account/code', { to });

/** Signs in with the code that was sent last. Throws a StorefrontError. */
export const signIn = async (code) => (await post('/account/verify', { code })).account;

export const signOut = () => post('/account/sign-out', {});

/** On every device. */
export const signOutEverywhere = () => post('/account/sign-out-everywhere', {});

/** Returns the purchases and savings plans of the person who is signed in: `{ orders, plans }`. Throws a StorefrontError. */
export const purchases = () => ask('/account/purchases.json');
