import { Injectable } from '@nestjs/common';
import { BalanceLinks, type OrderLink, OrderLinks, type OwnOrderPath } from '@svc/contracts';
import { ownAddress } from '../page';

export interface OrderUrls {
  order: string;
  /** Its receipt as PDF. */
  receipt: string;
  /** Where what is left of it is paid. */
  balance: string;
  /** Where its buyer changes something of it: the forms' addresses on this host. */
  doing: Readonly<Record<OwnOrderPath, string>>;
}

/** Where the buyer of an order goes on, for who may see all of it. */
@Injectable()
export class OrderAddresses {
  constructor(
    private readonly orders: OrderLinks,
    private readonly balances: BalanceLinks,
  ) {}

  of(link: OrderLink): OrderUrls {
    const doing = (what: OwnOrderPath) => ownAddress(this.orders.doing(link, what));
    return {
      order: this.orders.page(link),
      receipt: this.orders.receipt(link),
      balance: this.balances.page(link),
      doing: {
        address: doing('address'),
        'address/confirm': doing('address/confirm'),
        refund: doing('refund'),
        'refund/confirm': doing('refund/confirm'),
      },
    };
  }
}
