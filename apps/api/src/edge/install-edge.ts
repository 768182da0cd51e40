import type { NestExpressApplication } from '@nestjs/platform-express';
import { LOGGER, type Logger } from '@svc/composition';
import { IdGenerator } from '@svc/kernel';
import { API_VERSION } from '../version';
import { cors } from './cors';
import { RequestContexts } from './request-context';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { answerUnreadableRequests } from './unreadable-request';

/** As long as a large file takes over a slow line; other bodies have a limit of their own. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;

/** What stands before Nest's own pipeline: context, headers, cross-origin rules, the request log. */
export function installEdge(app: NestExpressApplication): void {
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  app.disable('x-powered-by');
  app.use(app.get(RequestContexts).middleware);
  app.use(requestLog(app.get<Logger>(LOGGER)));
  app.use(securityHeaders);
  app.use(cors);
  const server = app.getHttpServer();
  answerUnreadableRequests(server, app.get(IdGenerator), API_VERSION);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}
