const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^https?:\/\/[^/?#@*\\\s]+$/i;

/**
 * The exact origin (scheme, host, port) a text names, written as browsers write it; undefined when it is none
 * that a key may hold: `null`, wildcards, paths, and http anywhere but on localhost (D-66).
 */
export function parseOrigin(text: string): string | undefined {
  if (!ORIGIN.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'http:' && !LOCAL_HOSTS.has(url.hostname)) return undefined;
  return url.origin;
}

/** Whether a request's `Origin` header is one of the key's registered (parsed) origins (§5 r3, D-66). */
export function isRegistered(origins: readonly string[], header: string | undefined): boolean {
  if (header === undefined) return false;
  if (origins.includes(header)) return true;
  const origin = parseOrigin(header);
  return origin !== undefined && origins.includes(origin);
}
