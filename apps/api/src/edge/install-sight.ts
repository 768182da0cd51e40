import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { seeingNothing } from '@svc/composition';

/** Has every request see no workspace's rows until it is known whose it is; put before whatever else takes requests (ADR 0040). */
export function installSight(app: NestExpressApplication): void {
  const server = app.getHttpServer();
  const [pipeline] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => seeingNothing(() => pipeline!(request, response)));
}
