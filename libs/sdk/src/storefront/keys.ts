import { WrongKey } from '../errors/own';

/** Type that no text has, for an error of the compiler that says what to do. */
interface Refused<Reason extends string> {
  readonly refused: Reason;
}

/** A text that is not a literal secret key: that is a type error, because every visitor of the page could read it. */
export type PublishableKey<Key extends string> = Key extends `svc_sk_${string}`
  ? Refused<'A secret key stays on your server: use createStorefrontServer there, and a publishable key (svc_pk_…) here.'>
  : Key;
/** A text that is not a literal publishable key. */
export type SecretKey<Key extends string> = Key extends `svc_pk_${string}`
  ? Refused<'A publishable key is for browsers: use createStorefront there, and a secret key (svc_sk_…) here.'>
  : Key;

/** Checks a publishable key. @throws {WrongKey} for any other value */
export function checkPublishableKey(key: unknown): asserts key is string {
  if (kindOf(key) === 'secret') {
    throw new WrongKey(
      'createStorefront was given a secret key (svc_sk_…). A secret key may open checkouts and read orders: keep it on your server, use createStorefrontServer there, revoke this one if it was ever in a page, and give createStorefront a publishable key (svc_pk_…).',
    );
  }
  if (kindOf(key) !== 'publishable')
    throw new WrongKey(`createStorefront takes a publishable key, which begins with svc_pk_; it was given ${shown(key)}.`);
}

/** Checks a secret key. @throws {WrongKey} for any other value, and in browsers and apps */
export function checkSecretKey(key: unknown): asserts key is string {
  if (kindOf(key) === 'publishable') {
    throw new WrongKey(
      'createStorefrontServer was given a publishable key (svc_pk_…), which only works in a browser and cannot open checkouts. Give it a secret key (svc_sk_…), or use createStorefront in the browser.',
    );
  }
  if (kindOf(key) !== 'secret')
    throw new WrongKey(`createStorefrontServer takes a secret key, which begins with svc_sk_; it was given ${shown(key)}.`);
  refuseAtVisitors('A secret key', 'createStorefront with a publishable key');
}

/** Refuses to run where visitors could read a secret. @throws {WrongKey} in a page, a worker of a page, or an app */
export function refuseAtVisitors(what: string, instead: string): void {
  const platform = visitorPlatform();
  if (platform)
    throw new WrongKey(
      `${what} must not be used in ${platform}, where anybody can read it. Call your own server, which holds it; here use ${instead}.`,
    );
}

interface Platform {
  document?: unknown;
  navigator?: { product?: string };
  importScripts?: unknown;
  WorkerGlobalScope?: unknown;
}

function visitorPlatform(): string | undefined {
  const { document, navigator, importScripts, WorkerGlobalScope } = globalThis as Platform;
  if (navigator?.product === 'ReactNative') return 'an app';
  if (document !== undefined) return 'a browser';
  return importScripts !== undefined && WorkerGlobalScope !== undefined ? 'a worker of a browser' : undefined;
}

function kindOf(key: unknown): 'secret' | 'publishable' | undefined {
  if (typeof key !== 'string') return undefined;
  if (key.startsWith('svc_sk_')) return 'secret';
  return key.startsWith('svc_pk_') ? 'publishable' : undefined;
}

/** Describes an invalid key without revealing it. */
function shown(key: unknown): string {
  if (typeof key !== 'string') return key === undefined ? 'none (is the variable set?)' : `a value of the type ${typeof key}`;
  return key === '' ? 'an empty text (is the variable set?)' : 'a text that is no key';
}
