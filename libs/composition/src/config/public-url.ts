import { isLocalAddress } from './local-address';

/** Tells whether a path can be put behind it. */
export function isPlainAddress(url: string): boolean {
  const { username, password, search, hash } = new URL(url);
  return [username, password, search, hash].every((part) => part === '');
}

/** Warns of links that can be read on their way. */
export function publicUrlWarnings(publicUrl: string): string[] {
  if (new URL(publicUrl).protocol === 'https:' || isLocalAddress(publicUrl)) return [];
  return ['PUBLIC_URL begins with http: links to tickets and checkouts, and what people enter there, can be read on the way. Use https.'];
}

/** Where the api itself is reached: the address in links of development, unless PUBLIC_URL is set. */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  return `http://${HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST}:${PORT}`;
}
