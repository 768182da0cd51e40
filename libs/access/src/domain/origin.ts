import { z } from 'zod';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^https?:\/\/[^/?#@*\\\s]+$/i;

/**
 * The exact origin (scheme, host, port) a text names, written as browsers write it; undefined when it is none
 * that a key may hold: `null`, wildcards, paths, and http anywhere but on localhost (D-66).
 */
export function parseOrigin(text: string): string | undefined {
  if (!ORIGIN.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || isLocal(url.hostname) ? url.origin : undefined;
}

/** The own machine, names below `.localhost` among it (RFC 6761). */
function isLocal(host: string): boolean {
  return LOCAL_HOSTS.has(host) || host.endsWith('.localhost');
}

/** Whether a request's `Origin` header is one of the key's registered (parsed) origins (§5 r3, D-66). */
export function isRegistered(origins: readonly string[], header: string | undefined): boolean {
  if (header === undefined) return false;
  if (origins.includes(header)) return true;
  const origin = parseOrigin(header);
  return origin !== undefined && origins.includes(origin);
}

/** An origin that a publishable key is given, kept as browsers write it. */
export const originSchema = z
  .string()
  .max(300)
  .refine((text) => parseOrigin(text) !== undefined, {
    error: 'Give scheme, host and port only, such as https://shop.example: https (http for localhost), no path, no wildcard.',
    abort: true,
  })
  .overwrite((text) => parseOrigin(text) ?? text)
  .meta({ examples: ['https://shop.example'] });
