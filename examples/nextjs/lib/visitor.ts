import 'server-only';
import { isFromElsewhere, visitorCheckouts, visitorName } from '@storefront-service/sdk/server';
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
  const visitor = await visitorName({ secret: COOKIE_SECRET, address });
  return {
    visitor,
    /** True for a form that a page of another site has sent, through the browser of a visitor who merely views it. */
    isFromElsewhere: isFromElsewhere({ headers: request }, SITE_URL),
    /** The idempotency key of a form of this visitor. A stranger who sends the same form gets another, and so a checkout of their own. */
    keyOf: (form: string): Promise<string> => visitors.keyOf({ cookies: sent, form, visitor }),
    hasOpened: (ref: unknown): Promise<boolean> => visitors.hasOpened(sent, ref),
    async remember(ref: string): Promise<void> {
      (await cookies()).set(await visitors.remember(sent, ref));
    },
  };
}
