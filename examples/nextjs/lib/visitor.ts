import 'server-only';
import { visitorCheckouts, visitorName } from '@storefront-service/sdk/server';
import { cookies, headers } from 'next/headers';

const { COOKIE_SECRET = '', SITE_URL = '' } = process.env;

/**
 * Which checkouts the visitor of this request has opened, by a signed cookie; and `visitor`, their name for limits, by the address
 * that the proxy in front of this site has put at the end of X-Forwarded-For. Throws where COOKIE_SECRET is missing: without it anybody
 * could sign a cookie.
 */
export async function thisVisitor() {
  const visitors = visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: SITE_URL });
  const request = await headers();
  const sent = request.get('cookie');
  const address = request.get('x-forwarded-for')?.split(',').at(-1);
  return {
    visitor: await visitorName({ secret: COOKIE_SECRET, address }),
    hasOpened: (ref: unknown): Promise<boolean> => visitors.hasOpened(sent, ref),
    async remember(ref: string): Promise<void> {
      (await cookies()).set(await visitors.remember(sent, ref));
    },
  };
}
