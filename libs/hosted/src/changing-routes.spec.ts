import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { HostedBalanceController } from './balance';
import { HostedCheckoutController } from './checkout';
import { HostedOrderController, OwnAddressController, OwnRefundController } from './orders';
import { HostedSavingController } from './saving';
import { GiveAwayController } from './tickets/give-away.controller';
import { OwnTicketController } from './tickets/own-ticket.controller';
import { HostedTicketsController } from './tickets/tickets.controller';

/** Returns the routes of a controller, as `POST :workspace/c/:ref/pay`. */
function routesOf(controller: Type): string[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const handlers = Object.values(Object.getOwnPropertyDescriptors(controller.prototype)).map(({ value }) => value as object);
  return handlers.flatMap((handler) => {
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return [];
    const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
    return paths.map((path) => `${RequestMethod[method]} ${base}/${path}`);
  });
}

describe('pages of checkouts, balances, savings plans, orders and tickets', () => {
  const routes = [
    HostedCheckoutController,
    HostedBalanceController,
    HostedSavingController,
    HostedTicketsController,
    OwnTicketController,
    GiveAwayController,
    HostedOrderController,
    OwnAddressController,
    OwnRefundController,
  ].flatMap(routesOf);

  it('[D-104] change something by these routes alone, each of which checks the permission of the link', () => {
    const changing = routes.filter((route) => !route.startsWith('GET '));
    expect(changing.sort()).toEqual([
      'POST :workspace/b/:ref/pay',
      'POST :workspace/c/:ref/cancel',
      'POST :workspace/c/:ref/pay',
      'POST :workspace/c/:ref/save/pay',
      'POST :workspace/c/:ref/save/stop',
      'POST :workspace/o/:ref/address',
      'POST :workspace/o/:ref/address/confirm',
      'POST :workspace/o/:ref/refund',
      'POST :workspace/o/:ref/refund/confirm',
      'POST :workspace/t/:ref/give-away',
      'POST :workspace/t/:ref/give-away/confirm',
      'POST :workspace/t/:ref/give-back',
      'POST :workspace/t/:ref/rename',
      'POST :workspace/t/:ref/resend',
    ]);
    expect(routes.length).toBeGreaterThan(changing.length);
  });
});
