import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { BadConfiguration, LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { IdGenerator } from '@svc/kernel';
import express, { type Request } from 'express';
import { API_VERSION } from '../version';
import { clientIpReader } from './client-ip';
import { cors } from './cors';
import { openContext } from './request-context';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { answerUnreadableRequests } from './unreadable-request';

const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;

/** Express with paths that are exact in their case; it has to know before Nest puts the first handler in. */
export function exactPaths(): ExpressAdapter {
  const instance = express();
  instance.enable('case sensitive routing');
  return new ExpressAdapter(instance);
}

/** What stands before Nest's own pipeline: context, headers, cross-origin rules, the request log. */
export function installEdge(app: NestExpressApplication): void {
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  app.disable('x-powered-by');
  app.use(openContext(app.get(IdGenerator), readerOf(app.get(ServiceConfig)), API_VERSION));
  app.use(requestLog(app.get<Logger>(LOGGER)));
  app.use(securityHeaders);
  app.use(cors);
  const server = app.getHttpServer();
  answerUnreadableRequests(server, app.get(IdGenerator), API_VERSION);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}

function readerOf(config: ServiceConfig): (request: Request) => string {
  try {
    return clientIpReader(config.http.trustProxy);
  } catch {
    throw new BadConfiguration(['TRUST_PROXY is not valid: it takes a number of hops, or addresses and subnets separated by commas.']);
  }
}
