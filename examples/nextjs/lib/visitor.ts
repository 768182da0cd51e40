import 'server-only';
import { visitorCheckouts } from '@storefront-service/sdk/server';
import { cookies, headers } from 'next/headers';

const { COOKIE_SECRET = '', SITE_URL = '' } = process.env;

/** Which checkouts the visitor of this request has opened, by a signed cookie. Throws where COOKIE_SECRET is missing: without it anybody could sign one. */
export async function thisVisitor() {
  const visitors = visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: SITE_URL });
  const sent = (await headers()).get('cookie');
  return {
    hasOpened: (ref: unknown): Promise<boolean> => visitors.hasOpened(sent, ref),
    async remember(ref: string): Promise<void> {
      (await cookies()).set(await visitors.remember(sent, ref));
    },
  };
}
