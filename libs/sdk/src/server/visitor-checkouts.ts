import { checkSecret, hexOf } from './secret';
import { bytesOfHex, hmacKey, utf8Of } from '../webhooks/signature';

const PURPOSE = 'visitor-checkouts';
/** Checkouts that one browser is known to have opened; the newest stay. */
const MOST = 20;
const LIFE_SECONDS = 7 * 24 * 3_600;
const LONGEST_VALUE = 4_096;
const REF = /^[a-z]\w{0,63}$/;

export interface VisitorCheckoutsSettings {
  /** Your server's own, random, of 32 characters or more. The same on all of your servers; another one makes every visitor a stranger. */
  secret: string;
  /** The address of your site, such as `https://shop.example`. Cookies of another site are worth nothing here, also by the same secret. */
  siteUrl: string;
  /** The time in milliseconds; that of this machine unless told. */
  now?: () => number;
}

/** A cookie with its attributes, as frameworks take them. */
export interface VisitorCookie {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Seconds. */
  maxAge: number;
}

/** The request's `Cookie` header. */
export type CookieHeader = string | null | undefined;

export interface VisitorCheckouts {
  /** The cookie to answer with when this visitor has opened a checkout. It holds the newest 20, each for seven days. */
  remember(cookies: CookieHeader, ref: string): Promise<VisitorCookie>;
  /** Tells whether this visitor has opened the checkout; false for whatever was forged, changed or kept too long. */
  hasOpened(cookies: CookieHeader, ref: unknown): Promise<boolean>;
}

interface Opened {
  ref: string;
  /** Unix seconds. */
  until: number;
}

/**
 * Knows by a signed cookie which checkouts a visitor has opened at your site. A ref in an address proves nothing: it stands in
 * links that people pass on. So ask this before your server shows or changes a checkout that a request names.
 * @throws {TypeError} without a secret of 32 characters or more
 */
export function visitorCheckouts({ secret, siteUrl, now = Date.now }: VisitorCheckoutsSettings): VisitorCheckouts {
  checkSecret(secret, 'sign the cookie');
  const { origin, protocol } = new URL(siteUrl);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-checkouts' : 'checkouts'; // Browsers take a `__Host-` cookie of this very host alone, not of a domain above it.
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

/** The value of a `Set-Cookie` header. */
export const setCookieHeader = ({ name, value, path, maxAge, secure }: VisitorCookie): string =>
  `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;

/** Those of a name, as a browser may send several; what is too long for a cookie is none. */
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
