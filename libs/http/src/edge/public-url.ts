import type { Request } from 'express';

/** Setting of the Express app that `publicUrlOf` reads. */
export const PUBLIC_URL = 'public url';

/** Returns the public address of the service, without a trailing slash. */
export function publicUrlOf({ app }: Pick<Request, 'app'>): string {
  return app.get(PUBLIC_URL) as string;
}
