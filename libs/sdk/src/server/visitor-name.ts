import { checkSecret, hexOf } from './secret';
import { hmacKey, utf8Of } from '../webhooks/signature';

const PURPOSE = 'visitor-name';
/** Groups of an IPv6 address that identify a household: a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

export interface VisitorNameSettings {
  /** Random secret of 32 characters or more, the same on all of your servers. */
  secret: string;
  /** IP address of the visitor's browser: that of the connection, or the last one in `X-Forwarded-For` that your own proxy has added. */
  address: string | null | undefined;
}

/**
 * Returns the name of a visitor for the option `visitor` of a call (`X-Visitor`). It is the same for all visitors of one address, or one
 * /64 of IPv6, and does not reveal the address. Do not use cookies instead: abusive clients omit them.
 * @throws {TypeError} without a secret of 32 characters or more
 */
export async function visitorName({ secret, address }: VisitorNameSettings): Promise<string> {
  checkSecret(secret, 'name visitors');
  const text = utf8Of([PURPOSE, networkOf(address ?? '')].join('\n'));
  return hexOf(new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await hmacKey(utf8Of(secret)), text)));
}

/** Returns the network of an address, also of one with brackets, a port or a zone, as proxies write them. */
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
