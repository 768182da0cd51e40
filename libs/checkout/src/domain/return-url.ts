import { invalidBecause } from '@svc/contracts';
import { z } from 'zod';

const LONGEST = 2_048;
/** Where a developer's own machine answers, and http will do. */
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const IPV4 = /^[\d.]+$/;
/** The parser would drop, trim or turn these. */
const UNFIT = /[\s\\\p{Cc}]/u;
const PARAMETER = 'checkout';

/** What is wrong with an address to which a buyer is to come back, as what to do instead; undefined when it will do (D-44). */
export function returnUrlFault(text: string): string | undefined {
  if (text.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  const url = /^https?:\/\/[^/?#]/i.test(text) && !UNFIT.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return 'Give an absolute address that begins with https://.';
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return 'Leave the user name and the password out of the address.';
  if (text.includes('#')) return 'Leave the part after # out of the address.';
  if (OWN_MACHINE.has(url.hostname)) return undefined;
  if (url.protocol !== 'https:') return 'Begin the address with https://; http will do for localhost only.';
  if (IPV4.test(url.hostname) || url.hostname.startsWith('[')) return 'Give a host name; an IP address will do for 127.0.0.1 and [::1] only.';
  return undefined;
}

/** Throws InvalidInput for http on the own machine, where buyers who really pay have nothing to come back to (D-102). */
export function refuseLocalHttp(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' || !OWN_MACHINE.has(hostname)) return;
  throw invalidBecause([{ path: 'returnUrl', message: `Begin the address with https://; with a live key http will not do for ${hostname}. Use a test key to try it there.` }]);
}

/** Throws InvalidInput when the address is on none of these hosts, which are lower-cased, with the port that is not the usual one (D-44). */
export function refuseStrangeHost(address: string, hosts: readonly string[]): void {
  const { host } = new URL(address);
  if (hosts.includes(host)) return;
  throw invalidBecause([{ path: 'returnUrl', message: `This store sends buyers to its own addresses only: register ${host} as an origin of a publishable key, or as a verified domain.` }]);
}

/** Where the buyer comes back to (D-44). It is kept as it was written. */
export const returnUrl = z
  .string()
  .superRefine((text, context) => {
    const message = returnUrlFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({
    format: 'uri', examples: ['https://shop.example/thanks'],
    description: 'An https address, or, with a test key, http on localhost, 127.0.0.1 or [::1]; at most 2,048 characters, without credentials and fragment.',
  });

/** The address of `returnUrl` that tells which checkout was paid: its own query stays, but for another `checkout` (D-44, §4.2 r7). */
export function returnUrlWith(address: string, checkoutRef: string): string {
  const url = new URL(address);
  const kept = url.search.slice(1).split('&').filter((part) => part !== '' && !new URLSearchParams(part).has(PARAMETER));
  url.search = [...kept, `${PARAMETER}=${checkoutRef}`].join('&');
  return url.href;
}
