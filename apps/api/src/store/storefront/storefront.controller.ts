import { Controller } from '@nestjs/common';
import {
  deliveryZone,
  type DeliveryZone,
  ListDeliveryZones,
  ListPaymentMethods,
  ReadStorefront,
  storefront,
  type Storefront,
} from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';

/** `/store/storefront` (§4.1). */
@Controller()
export class StorefrontController {
  constructor(private readonly readStorefront: ReadStorefront) {}

  @Operation({
    id: 'readStorefront', method: 'GET', path: '/store/storefront', tag: 'Storefront', summary: 'Read the storefront',
    description: 'Brand, theme, sections, pages and content, with every list that a home page shows.',
    scope: 'storefront:read', returns: storefront, prepared: { perMode: true },
  })
  read({ caller: { store, mode, now } }: StoreCall): Promise<Storefront> {
    return this.readStorefront.execute({ store, mode, now });
  }
}

/** `/store/delivery-zones` (§4.1). */
@Controller()
export class DeliveryZonesController {
  constructor(private readonly listZones: ListDeliveryZones) {}

  @Operation({
    id: 'listDeliveryZones', method: 'GET', path: '/store/delivery-zones', tag: 'Availability', summary: 'List delivery zones',
    scope: 'availability:read', returns: z.array(deliveryZone), prepared: { perMode: false },
  })
  list({ caller: { store } }: StoreCall): Promise<DeliveryZone[]> {
    return this.listZones.execute({ store });
  }
}

const listPaymentMethodsQuery = z.object({ currency: z.string().optional().describe("ISO 4217 code; default the store's primary currency.") });
type ListPaymentMethodsQuery = z.infer<typeof listPaymentMethodsQuery>;

/** `/store/payment-methods` (§4.1). */
@Controller()
export class PaymentMethodsController {
  constructor(private readonly listPaymentMethods: ListPaymentMethods) {}

  @Operation({
    id: 'listPaymentMethods', method: 'GET', path: '/store/payment-methods', tag: 'Payments', summary: 'List payment methods',
    description: 'Names of the rails that can charge the currency in the mode of the key; any of them may be named as the provider of a headless checkout.',
    scope: 'availability:read', query: listPaymentMethodsQuery, returns: z.array(z.string()), errors: ['VALIDATION_ERROR'], prepared: { perMode: true },
  })
  list({ caller: { store, mode }, query }: StoreCall<ListPaymentMethodsQuery>): Promise<string[]> {
    return this.listPaymentMethods.execute({ store, mode, ...query });
  }
}
