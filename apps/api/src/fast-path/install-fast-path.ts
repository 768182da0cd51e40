import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ServiceConfig } from '@svc/composition';
import { FrontDoor } from './front-door';

/** Puts the front door before the framework on its own server; without memory for prepared answers there is none. */
export function installFastPath(app: NestExpressApplication): void {
  if (app.get(ServiceConfig).preparedBytes === 0) return;
  const door = app.get(FrontDoor);
  const server = app.getHttpServer();
  const [pipeline] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => door.receive(request, response, pipeline!));
}
