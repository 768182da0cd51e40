import { setCookieHeader, visitorCheckouts } from '@storefront-service/sdk/server';
import { refuse } from './service.mjs';

const NOT_THEIRS = { code: 'NOT_FOUND', message: 'There is no such checkout of yours.', retryable: false };

/** Lets everybody in: what the route names is public, such as a product, an event or a form. */
export const anybody = () => undefined;

/** Lets in who has opened the checkout that the address names, as their browser's signed cookie tells. */
export async function whoOpenedIt({ request, settings, named }) {
  return (await visitors(settings).hasOpened(request.headers.cookie, named)) ? undefined : refuse(404, NOT_THEIRS);
}

/** The header by which a browser shows from now on that it has opened the checkout. */
export const rememberOpened = async ({ request, settings }, ref) => ({
  'Set-Cookie': setCookieHeader(await visitors(settings).remember(request.headers.cookie, ref)),
});

const visitors = ({ cookieSecret: secret, siteUrl }) => visitorCheckouts({ secret, siteUrl });
