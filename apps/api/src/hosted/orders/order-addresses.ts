import { Injectable } from '@nestjs/common';
import { BalanceLinks, type OrderLink, OrderLinks } from '@svc/contracts';

/** Where the buyer of an order goes on: to its page, and to what is left to be paid of it. */
@Injectable()
export class OrderAddresses {
  constructor(
    private readonly orders: OrderLinks,
    private readonly balances: BalanceLinks,
  ) {}

  order(link: OrderLink): string {
    return this.orders.page(link);
  }

  balance(link: OrderLink): string {
    return this.balances.page(link);
  }
}
