import { isLocalAddress } from './local-address';

/** Returns true for an address that a path can be appended to. */
export function isPlainAddress(url: string): boolean {
  const { username, password, search, hash } = new URL(url);
  return [username, password, search, hash].every((part) => part === '');
}

/** Returns warnings of links that can be read in transit. */
export function publicUrlWarnings(publicUrl: string): string[] {
  if (new URL(publicUrl).protocol === 'https:' || isLocalAddress(publicUrl)) return [];
  return ['PUBLIC_URL begins with http: links to tickets and checkouts, and what people enter there, can be read on the way. Use https.'];
}

/** Returns the address of the api itself, which links of development use unless PUBLIC_URL is set. */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  return `http://${HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST}:${PORT}`;
}
