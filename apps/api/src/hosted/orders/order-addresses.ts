import { Injectable } from '@nestjs/common';
import { BalanceLinks, type OrderLink, OrderLinks } from '@svc/contracts';

export interface OrderUrls {
  order: string;
  /** Its receipt as PDF. */
  receipt: string;
  /** Where what is left of it is paid. */
  balance: string;
}

/** Where the buyer of an order goes on, for who may see all of it. */
@Injectable()
export class OrderAddresses {
  constructor(
    private readonly orders: OrderLinks,
    private readonly balances: BalanceLinks,
  ) {}

  of(link: OrderLink): OrderUrls {
    return { order: this.orders.page(link), receipt: this.orders.receipt(link), balance: this.balances.page(link) };
  }
}
