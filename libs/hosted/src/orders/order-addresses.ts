import { Injectable } from '@nestjs/common';
import { BalanceLinks, type OrderLink, OrderLinks, type OwnOrderPath } from '@svc/contracts';
import { ownAddress } from '../page';

export interface OrderUrls {
  order: string;
  /** Address of the receipt as PDF. */
  receipt: string;
  /** Address at which the outstanding amount is paid. */
  balance: string;
  /** Addresses on this host of the forms by which its buyer changes something. */
  doing: Readonly<Record<OwnOrderPath, string>>;
}

/** Addresses of an order's pages, for viewers who may see all of it. */
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
