/** Headers of a request: of Node, or of the Fetch API. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>> | { get(name: string): string | null };

/** A request, as far as it says where it was sent from; `method` may be left out where only forms and calls arrive. */
export interface SentRequest {
  method?: string;
  headers: RequestHeaders;
}

/**
 * Returns true when a page of another site has sent a request that changes something: browsers say so by `Sec-Fetch-Site`, older ones by
 * `Origin`. Refuse it, before your server opens a checkout or registers somebody: otherwise a stranger's page does so in the name of a
 * visitor who merely views it. Reads are from anywhere. Programs, such as the service with its webhooks, send neither header.
 * @param siteUrl the address of your site, which a proxy in front of your server may know by another name
 */
export function isFromElsewhere({ method = 'POST', headers }: SentRequest, siteUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = valueOf(headers, 'sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = valueOf(headers, 'origin');
  const host = valueOf(headers, 'host');
  return origin !== undefined && ![`http://${host}`, `https://${host}`, new URL(siteUrl).origin].includes(origin);
}

function valueOf(headers: RequestHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return (headers as { get(name: string): string | null }).get(name) ?? undefined;
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  return typeof value === 'string' ? value : value?.[0];
}
