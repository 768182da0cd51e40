/** Scheme and authority of a request target in absolute form (RFC 9112, 3.2.2), which proxies may pass on. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the target of a request in origin form, `/path?query`: the host of an absolute target is any that the client has written, and
 * must reach no redirect, link or form of a page. Other targets, such as `*`, stay.
 */
export function originForm(target: string): string {
  if (!AUTHORITY.test(target)) return target;
  const rest = target.replace(AUTHORITY, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
