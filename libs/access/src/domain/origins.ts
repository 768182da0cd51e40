import { parseUrl } from '@svc/kernel';
import { z } from 'zod';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^https?:\/\/[^/?#@*\\\s]+$/i;

/**
 * Returns the exact origin (scheme, host, port) of a text, written as browsers write it; undefined for one that a key may not hold: `null`,
 * wildcards, paths, and http anywhere except on localhost (D-66).
 */
export function parseOrigin(text: string): string | undefined {
  const url = ORIGIN.test(text) ? parseUrl(text) : undefined;
  if (!url) return undefined;
  return url.protocol === 'https:' || isLocal(url.hostname) ? url.origin : undefined;
}

/** Returns true for the own machine, including names below `.localhost` (RFC 6761). */
function isLocal(host: string): boolean {
  return LOCAL_HOSTS.has(host) || host.endsWith('.localhost');
}

/** Returns true when a request's `Origin` header is one of the key's registered (parsed) origins (§5 r3, D-66). */
export function isRegistered(origins: readonly string[], header: string | undefined): boolean {
  if (header === undefined) return false;
  if (origins.includes(header)) return true;
  const origin = parseOrigin(header);
  return origin !== undefined && origins.includes(origin);
}

/** Origin of a publishable key, stored as browsers write it. */
export const originSchema = z
  .string()
  .max(300)
  .refine((text) => parseOrigin(text) !== undefined, {
    error: 'Give scheme, host and port only, such as https://shop.example: https (http for localhost), no path, no wildcard.',
    abort: true,
  })
  .overwrite((text) => parseOrigin(text) ?? text)
  .meta({ examples: ['https://shop.example'] });
