import { setCookieHeader, visitorCheckouts, visitorName } from '@storefront-service/sdk/server';
import { refuse } from './service.mjs';

const NOT_THEIRS = { code: 'NOT_FOUND', message: 'There is no such checkout of yours.', retryable: false };

/** Lets everybody in: what the route names is public, such as a product, an event or a form. */
export const anybody = () => undefined;

/** Admits the visitor who opened the checkout in the address, by the signed cookie of the browser. */
export async function whoOpenedIt({ request, settings, named }) {
  return (await visitors(settings).hasOpened(request.headers.cookie, named)) ? undefined : refuse(404, NOT_THEIRS);
}

/** The header by which a browser shows from now on that it has opened the checkout. */
export const rememberOpened = async ({ request, settings }, ref) => ({
  'Set-Cookie': setCookieHeader(await visitors(settings).remember(request.headers.cookie, ref)),
});

/** The visitor's name for limits of the service: each then uses up their own, and not everybody's. */
export const nameOf = ({ request, settings: { cookieSecret, proxies } }) =>
  visitorName({ secret: cookieSecret, address: addressOf(request, proxies) });

/**
 * The address that a request comes from. Each proxy of yours adds the one that it sees to the end of `X-Forwarded-For`; what stands
 * before that the visitor may have written.
 * @param {{ headers: Record<string, string | undefined>, socket: { remoteAddress?: string } }} request
 * @param {number} proxies how many of your own are in front of this server
 */
export function addressOf({ headers, socket }, proxies) {
  const chain = [...(headers['x-forwarded-for'] ?? '').split(',').filter((entry) => entry.trim()), socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - proxies)].trim();
}

const visitors = ({ cookieSecret: secret, siteUrl }) => visitorCheckouts({ secret, siteUrl });
