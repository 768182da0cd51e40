import { parseUrl } from '@svc/kernel';

const LONGEST = 2_048;
const LOCAL_SUFFIXES = ['.localhost', '.local', '.internal', '.home.arpa'];

/**
 * Returns the fault of a destination's address as a sentence that says how to fix it, or undefined when the address is fine
 * (D-77). Names that lead to private addresses are detected on each attempt, when they are resolved.
 * @param allowedHosts may be plain http and local (WEBHOOK_ALLOW_HOSTS)
 */
export function checkDestinationUrl(text: string, allowedHosts: readonly string[]): string | undefined {
  const url = parseUrl(text);
  if (!url || text.length > LONGEST) return `Give an absolute https address of at most ${LONGEST} characters.`;
  if (url.username !== '' || url.password !== '') return 'Leave user name and password out: deliveries are signed.';
  if (url.hash !== '') return 'Leave out the part after #: it never reaches a server.';
  const allowed = allowedHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !(allowed && url.protocol === 'http:')) return 'Give an https address.';
  if (!allowed && !isPublicName(url.hostname)) return 'Give a public host name: no IP address and no name of a private network.';
  return undefined;
}

/** URL has written IPv4 addresses of every spelling as four decimal numbers, and IPv6 ones in brackets. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  const isAddress = name.startsWith('[') || /^[\d.]+$/.test(name);
  return !isAddress && name.includes('.') && !LOCAL_SUFFIXES.some((suffix) => name.endsWith(suffix));
}
