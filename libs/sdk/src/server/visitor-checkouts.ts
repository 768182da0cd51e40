import { checkSecret, hexOf } from './secret';
import { bytesOfHex, hmacKey, utf8Of } from '../webhooks/signature';

const PURPOSE = 'visitor-checkouts';
/** Largest number of checkouts in a cookie; the newest stay. */
const MOST = 20;
const LIFE_SECONDS = 7 * 24 * 3_600;
const LONGEST_VALUE = 4_096;
const REF = /^[a-z]\w{0,63}$/;

export interface VisitorCheckoutsSettings {
  /** Random secret of 32 characters or more, the same on all of your servers. Another one invalidates every cookie. */
  secret: string;
  /** The address of your site, such as `https://shop.example`. Cookies of another site are invalid here, even with the same secret. */
  siteUrl: string;
  /** Returns the time in milliseconds; the clock of this machine by default. */
  now?: () => number;
}

/** A cookie with its attributes, in the form that frameworks accept. */
export interface VisitorCookie {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Lifetime in seconds. */
  maxAge: number;
}

/** The request's `Cookie` header. */
export type CookieHeader = string | null | undefined;

export interface VisitorCheckouts {
  /** Returns the cookie for the response after this visitor has opened a checkout. It holds the newest 20, each for seven days. */
  remember(cookies: CookieHeader, ref: string): Promise<VisitorCookie>;
  /** Returns true when this visitor has opened the checkout; false for a forged, changed or expired cookie. */
  hasOpened(cookies: CookieHeader, ref: unknown): Promise<boolean>;
}

interface Opened {
  ref: string;
  /** Unix seconds. */
  until: number;
}

/**
 * Stores the checkouts that a visitor has opened at your site in a signed cookie. A ref in an address proves nothing, since people
 * share links. Check `hasOpened` before your server shows or changes the checkout of a request.
 * @throws {TypeError} without a secret of 32 characters or more
 */
export function visitorCheckouts({ secret, siteUrl, now = Date.now }: VisitorCheckoutsSettings): VisitorCheckouts {
  checkSecret(secret, 'sign the cookie');
  const { origin, protocol } = new URL(siteUrl);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-checkouts' : 'checkouts'; // Browsers accept a `__Host-` cookie from this host only, not from its parent domain.
  const seconds = () => Math.floor(now() / 1_000);
  const signedText = (payload: string) => utf8Of([PURPOSE, origin, payload].join('\n'));
  let signing: Promise<CryptoKey> | undefined;
  const key = () => (signing ??= hmacKey(utf8Of(secret)));

  async function openedBy(cookies: CookieHeader): Promise<readonly Opened[]> {
    for (const value of valuesOf(cookies, name)) {
      const [, payload, signature] = /^([\w~-]+)\.([0-9a-f]{64})$/.exec(value) ?? [];
      const bytes = signature && bytesOfHex(signature);
      // Compared by the platform, in constant time.
      if (payload && bytes && (await globalThis.crypto.subtle.verify('HMAC', await key(), bytes, signedText(payload))))
        return entriesIn(payload).filter(({ until }) => until > seconds());
    }
    return [];
  }

  return {
    async remember(cookies, ref) {
      if (!REF.test(ref)) throw new TypeError('That is no ref of a checkout.');
      const others = (await openedBy(cookies)).filter((opened) => opened.ref !== ref);
      const payload = [{ ref, until: seconds() + LIFE_SECONDS }, ...others]
        .slice(0, MOST)
        .map((opened) => `${opened.ref}-${opened.until}`)
        .join('~');
      const signature = new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await key(), signedText(payload)));
      return { name, value: `${payload}.${hexOf(signature)}`, httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFE_SECONDS };
    },
    async hasOpened(cookies, ref) {
      return (await openedBy(cookies)).some((opened) => opened.ref === ref);
    },
  };
}

/** Returns the value of a `Set-Cookie` header. */
export const setCookieHeader = ({ name, value, path, maxAge, secure }: VisitorCookie): string =>
  `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;

/** Returns the cookies of a name, since a browser may send several; values that are too long are ignored. */
function valuesOf(cookies: CookieHeader, name: string): string[] {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter((value) => value.length <= LONGEST_VALUE);
}

const entriesIn = (payload: string): Opened[] =>
  payload
    .split('~')
    .map((entry) => ({ ref: entry.slice(0, entry.lastIndexOf('-')), until: Number(entry.slice(entry.lastIndexOf('-') + 1)) }));
