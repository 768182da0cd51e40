import { checkSecret, hexOf } from './secret';
import { type CookieHeader, valuesOf, type VisitorCookie } from './visitor-cookie';
import { bytesOfHex, hmacKey, utf8Of } from '../webhooks/signature';

const PURPOSE = 'visitor-checkouts';
const KEY_PURPOSE = 'idempotency-key';
/** Largest number of checkouts in a cookie; the newest stay. */
const MOST = 20;
const LIFE_SECONDS = 7 * 24 * 3_600;
const REF = /^[a-z]\w{0,63}$/;
/** The visitor’s own id, which stands among the refs of the cookie. */
const ID = /^visitor_[0-9a-f]{32}$/;

export interface VisitorCheckoutsSettings {
  /** Random secret of 32 characters or more, the same on all of your servers. Another one invalidates every cookie. */
  secret: string;
  /** The address of your site, such as `https://shop.example`. Cookies of another site are invalid here, even with the same secret. */
  siteUrl: string;
  /** Returns the time in milliseconds; the clock of this machine by default. */
  now?: () => number;
}

/** A form, and the visitor who has sent it. */
export interface SentForm {
  /** The request's `Cookie` header. */
  cookies: CookieHeader;
  /** The form as text, with the random text of its page. */
  form: string;
  /** Name of the visitor (`visitorName`), which identifies those whose browser keeps no cookie. */
  visitor?: string;
}

export interface VisitorCheckouts {
  /** Returns the cookie to set with a page that has a form, by which `keyOf` recognises the visitor; undefined for visitors who have it. */
  begin(cookies: CookieHeader): Promise<VisitorCookie | undefined>;
  /**
   * Returns the `Idempotency-Key` of a form. It is the same for the same visitor and form, so that a double click opens one checkout, and
   * another for everybody else: a key made of the form alone would share the buyer's checkout with strangers who send the same form.
   */
  keyOf(sent: SentForm): Promise<string>;
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
  const sign = async (text: Uint8Array<ArrayBuffer>) =>
    hexOf(new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await key(), text)));

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

  async function cookieOf(entries: readonly Opened[]): Promise<VisitorCookie> {
    const payload = entries.map(({ ref, until }) => `${ref}-${until}`).join('~');
    const value = `${payload}.${await sign(signedText(payload))}`;
    return { name, value, httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFE_SECONDS };
  }

  const lasting = (ref: string): Opened => ({ ref, until: seconds() + LIFE_SECONDS });
  const idAmong = (entries: readonly Opened[]) => entries.find(({ ref }) => ID.test(ref))?.ref;

  return {
    async begin(cookies) {
      const entries = await openedBy(cookies);
      return idAmong(entries) === undefined ? cookieOf([...entries, lasting(newId())]) : undefined;
    },
    async keyOf({ cookies, form, visitor }) {
      const who = idAmong(await openedBy(cookies)) ?? visitor ?? newId();
      return sign(utf8Of([KEY_PURPOSE, origin, who, form].join('\n')));
    },
    async remember(cookies, ref) {
      if (!REF.test(ref)) throw new TypeError('That is no ref of a checkout.');
      const entries = await openedBy(cookies);
      const others = entries.filter((opened) => opened.ref !== ref && !ID.test(opened.ref));
      const id = idAmong(entries);
      return cookieOf([...[lasting(ref), ...others].slice(0, MOST), ...(id === undefined ? [] : [lasting(id)])]);
    },
    async hasOpened(cookies, ref) {
      return (await openedBy(cookies)).some((opened) => opened.ref === ref && !ID.test(opened.ref));
    },
  };
}

const newId = (): string => `visitor_${hexOf(globalThis.crypto.getRandomValues(new Uint8Array(16)))}`;

const entriesIn = (payload: string): Opened[] =>
  payload
    .split('~')
    .map((entry) => ({ ref: entry.slice(0, entry.lastIndexOf('-')), until: Number(entry.slice(entry.lastIndexOf('-') + 1)) }));
