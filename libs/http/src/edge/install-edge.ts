import type { NestExpressApplication } from '@nestjs/platform-express';
import { ServiceConfig } from '@svc/composition';
import { IdGenerator } from '@svc/kernel';
import { API_VERSION } from '@svc/contracts';
import { headersMiddleware } from './headers';
import { PUBLIC_URL } from './public-url';
import { answerUnreadableRequests } from './unreadable-request';

/** Time for a large file over a slow line, while it arrives; other bodies have a minute (D-143). */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;

/** Configures the server and the middleware before Nest's own routes. */
export function installEdge(app: NestExpressApplication): void {
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  app.set(PUBLIC_URL, app.get(ServiceConfig).http.publicUrl);
  app.disable('x-powered-by');
  app.use(headersMiddleware);
  const server = app.getHttpServer();
  answerUnreadableRequests(server, app.get(IdGenerator), API_VERSION);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}
