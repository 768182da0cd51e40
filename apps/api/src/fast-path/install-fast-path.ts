import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ServiceConfig } from '@svc/composition';
import { RouteTable } from '../edge/route-table';
import { CheckoutsController } from '../store/checkouts/checkouts.controller';
import { EventCheckoutController } from '../store/events/event-checkout.controller';
import { FrontDoor } from './front-door';
import { OpeningDoor } from './opening-door';

/** Puts the doors before the framework on its own server; without memory for prepared answers there are none. */
export function installFastPath(app: NestExpressApplication): void {
  if (app.get(ServiceConfig).preparedBytes === 0) return;
  const [reads, openings] = [app.get(FrontDoor), openingDoor(app)];
  const server = app.getHttpServer();
  const [pipeline] = server.listeners('request') as RequestListener[];
  const notRead: RequestListener = (request, response) => openings.receive(request, response, pipeline!);
  server.removeAllListeners('request');
  server.on('request', (request, response) => reads.receive(request, response, notRead));
}

function openingDoor(app: NestExpressApplication): OpeningDoor {
  const [door, products, events] = [app.get(OpeningDoor), app.get(CheckoutsController), app.get(EventCheckoutController)];
  for (const operation of app.get(RouteTable).operations) {
    if (operation.audience !== 'store') continue;
    if (operation.id === 'openCheckout') door.admit(operation, ({ caller, body, idempotencyKey, request, response }) => products.open(caller, body, idempotencyKey, request, response));
    if (operation.id === 'openEventCheckout') {
      door.admit(operation, ({ caller, name, body, idempotencyKey, request, response }) => events.open(caller, name, body, idempotencyKey, request, response));
    }
  }
  return door;
}
