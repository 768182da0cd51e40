import { parseUrl } from '@svc/kernel';

/** Hosts that a content security policy can name. A URL may have others, such as `a;sandbox`, which would be read as directives. */
const HOST = /^[a-z0-9.:-]+$/;

/**
 * Returns the origins of addresses that a merchant has written, for a content security policy, each once. Pictures of hosts with other
 * characters than letters, digits, dots, hyphens and a port are not allowed.
 */
export function pictureHosts(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = address === undefined ? undefined : parseUrl(address);
    return url && /^https?:$/.test(url.protocol) && HOST.test(url.host) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
