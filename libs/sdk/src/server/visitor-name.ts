import { checkSecret, hexOf } from './secret';
import { hmacKey, utf8Of } from '../webhooks/signature';

const PURPOSE = 'visitor-name';
/** Groups of an IPv6 address that one household has: a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

export interface VisitorNameSettings {
  /** Your server's own, random, of 32 characters or more; the same on all of your servers. */
  secret: string;
  /** The address that the visitor's browser comes from: of the connection, or what your own proxy has put at the end of `X-Forwarded-For`. */
  address: string | null | undefined;
}

/**
 * The name of a visitor for the option `visitor` of a call (`X-Visitor`): the same for all who come from one address, or one /64 of
 * IPv6, and it does not tell the address. Cookies are no such name: who sends too often leaves them out.
 * @throws {TypeError} without a secret of 32 characters or more
 */
export async function visitorName({ secret, address }: VisitorNameSettings): Promise<string> {
  checkSecret(secret, 'name visitors');
  const text = utf8Of([PURPOSE, networkOf(address ?? '')].join('\n'));
  return hexOf(new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await hmacKey(utf8Of(secret)), text)));
}

/** The network of an address, as proxies write them: with brackets, a port or a zone as well. */
function networkOf(entry: string): string {
  const address = entry
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([^:]*):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/, '')
    .replace(/%.*$/, '');
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
