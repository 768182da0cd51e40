import { Injectable } from '@nestjs/common';
import type { DeliveryAddress } from '@svc/contracts';
import { storeProfileOf } from '@svc/http';
import type { Author } from '@svc/kernel';
import {
  AskForOwnAddress,
  AskForOwnRefund,
  ChangeOwnAddress,
  RequestOwnRefund,
  type DeliveryOffer,
  type OwnAddressCommand,
} from '@svc/orders';
import { ListDeliveryZones, zonesWithIds } from '@svc/storefront';
import type { OrderPageRequest } from './order-page-loader';

/** Carries out the requests that buyers make on the page of their order (ADR 0068). */
@Injectable()
export class OwnOrders {
  constructor(
    private readonly askAddress: AskForOwnAddress,
    private readonly address: ChangeOwnAddress,
    private readonly askRefund: AskForOwnRefund,
    private readonly refund: RequestOwnRefund,
    private readonly zones: ListDeliveryZones,
  ) {}

  async askForAddress(page: OrderPageRequest, address: DeliveryAddress): ReturnType<AskForOwnAddress['execute']> {
    return this.askAddress.execute({ ...nameOf(page), address, offers: await this.offers(page), language: page.locale });
  }

  async changeAddress(
    page: OrderPageRequest,
    input: Pick<OwnAddressCommand, 'address'> & { code: string; author: Author },
  ): ReturnType<ChangeOwnAddress['execute']> {
    return this.address.execute({ ...nameOf(page), ...input, offers: await this.offers(page) });
  }

  askForRefund(page: OrderPageRequest, reason: string | undefined): ReturnType<AskForOwnRefund['execute']> {
    return this.askRefund.execute({ ...nameOf(page), reason, until: page.tickets?.event.selfRefundUntil, language: page.locale });
  }

  requestRefund(page: OrderPageRequest, input: { reason?: string; code: string; author: Author }): ReturnType<RequestOwnRefund['execute']> {
    return this.refund.execute({ ...nameOf(page), ...input, until: page.tickets?.event.selfRefundUntil });
  }

  private async offers({ workspace }: OrderPageRequest): Promise<DeliveryOffer[]> {
    return zonesWithIds(await this.zones.execute({ store: storeProfileOf(workspace) }));
  }
}

function nameOf({
  order: { workspaceId, mode, id: orderId },
}: OrderPageRequest): Pick<OwnAddressCommand, 'workspaceId' | 'mode' | 'orderId'> {
  return { workspaceId, mode, orderId };
}
