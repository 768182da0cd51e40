import { randomBytes } from 'node:crypto';

/**
 * Accounts of this shop: the phone for signing in, and an e-mail that the shop has verified. A real
 * shop has them in its database.
 */
const ACCOUNTS = [
  { id: 'user-1001', name: 'Adaeze Obi', phone: '+2348031234567', email: 'adaeze@example.com' },
  { id: 'user-1002', name: 'Tunde Bakare', phone: '+2348051234567', email: 'tunde@example.com' },
];

/** The account of a phone number; one without an e-mail when nobody here has that number. */
export const accountOf = (phone) => ACCOUNTS.find((account) => account.phone === phone) ?? { id: `phone-${phone}`, phone };

const COOKIE = 'session';
const LIFE_S = 12 * 3_600;
/** Sessions that are kept at once; the oldest go first. */
const MOST = 10_000;

/** Sessions of visitors on this server, by a cookie that carries no data and that no script can read. Lost when the server stops. */
export class Sessions {
  #kept = new Map();

  /** @param {() => number} now Unix ms */
  constructor(now = Date.now) {
    this.now = now;
  }

  /** Returns the session of the sender of a request; undefined of a stranger. */
  of(request) {
    const session = this.#kept.get(idOf(request));
    return session && session.until > this.now() ? session.content : undefined;
  }

  /** Begins a session, and ends the one before: an earlier cookie of this visitor is of no use from then on. Answers the header to send. */
  begin(request, content, { secure }) {
    this.end(request);
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value);
    const id = randomBytes(32).toString('base64url');
    this.#kept.set(id, { content, until: this.now() + LIFE_S * 1_000 });
    return { 'Set-Cookie': `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFE_S}${secure ? '; Secure' : ''}` };
  }

  /** Answers the header to send. */
  end(request) {
    this.#kept.delete(idOf(request));
    return { 'Set-Cookie': `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` };
  }

  /** Ends every session whose content is so; the visitors find out with their next request. */
  endAll(isMeant) {
    for (const [id, { content }] of this.#kept) if (isMeant(content)) this.#kept.delete(id);
  }
}

const idOf = ({ headers }) => new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
