import type { Request } from 'express';

/** The setting of the Express app that `publicUrlOf` answers. */
export const PUBLIC_URL = 'public url';

/** Where people reach the service, without a slash at its end. */
export function publicUrlOf({ app }: Pick<Request, 'app'>): string {
  return app.get(PUBLIC_URL) as string;
}
