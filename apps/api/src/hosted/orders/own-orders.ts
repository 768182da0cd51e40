import { Injectable } from '@nestjs/common';
import type { DeliveryAddress } from '@svc/contracts';
import { type Author, idOf } from '@svc/kernel';
import { AskForOwnAddress, ChangeOwnAddress, type DeliveryOffer, type OwnAddressCommand } from '@svc/orders';
import { ListDeliveryZones } from '@svc/storefront';
import { storeProfileOf } from '../../edge/caller';
import type { OrderPageRequest } from './order-page-loader';

/** Does what buyers ask for on the page of their order (ADR 0068). */
@Injectable()
export class OwnOrders {
  constructor(
    private readonly askForAddress: AskForOwnAddress,
    private readonly changeAddress: ChangeOwnAddress,
    private readonly zones: ListDeliveryZones,
  ) {}

  async askFor(page: OrderPageRequest, address: DeliveryAddress): ReturnType<AskForOwnAddress['execute']> {
    return this.askForAddress.execute({ ...nameOf(page), address, offers: await this.offers(page), language: page.locale });
  }

  async change(page: OrderPageRequest, given: Pick<OwnAddressCommand, 'address'> & { code: string; author: Author }): ReturnType<ChangeOwnAddress['execute']> {
    return this.changeAddress.execute({ ...nameOf(page), ...given, offers: await this.offers(page) });
  }

  private async offers({ workspace }: OrderPageRequest): Promise<DeliveryOffer[]> {
    const zones = await this.zones.execute({ store: storeProfileOf(workspace) });
    return zones.flatMap(({ ref, ...terms }) => {
      const id = idOf('dlz', ref);
      return id === undefined ? [] : [{ ...terms, id }];
    });
  }
}

function nameOf({ order: { workspaceId, mode, id: orderId } }: OrderPageRequest): Pick<OwnAddressCommand, 'workspaceId' | 'mode' | 'orderId'> {
  return { workspaceId, mode, orderId };
}
