import { Controller } from '@nestjs/common';
import {
  deliveryZone,
  ListDeliveryZones,
  ListPaymentMethods,
  ReadStorefront,
  storefront,
  type DeliveryZone,
  type Storefront,
} from '@svc/storefront';
import { currenciesOfRail, PAYMENT_RAILS, PROVIDER_TEXTS } from '@svc/contracts';
import { Operation, type StoreCall } from '@svc/http';
import { z } from 'zod';

const listPaymentMethodsQuery = z.object({
  currency: z
    .string()
    .optional()
    .describe('ISO 4217 code of the currency that the buyer pays in, such as `NGN`. Default: the store’s primary currency.'),
});

const paymentMethod = z.string().meta({
  id: 'PaymentMethod',
  description: `Way to pay, by name: ${PROVIDER_TEXTS.eitherRail}. More names may be added.`,
});

/** `/store/storefront`, `/store/delivery-zones` and `/store/payment-methods` (§4.1). */
@Controller()
export class StorefrontController {
  constructor(
    private readonly readStorefront: ReadStorefront,
    private readonly listZones: ListDeliveryZones,
    private readonly listPaymentMethods: ListPaymentMethods,
  ) {}

  @Operation('GET /store/storefront', {
    id: 'readStorefront',
    tag: 'Storefront',
    summary: 'Read the storefront',
    description:
      'Brand, theme, sections, pages and content, with every list that a home page shows, in one call. Each list is the same as that of its own operation.',
    scope: 'storefront:read',
    returns: storefront,
    prepared: { perMode: true },
  })
  read({ caller: { store, mode, now, dependsOn } }: StoreCall): Promise<Storefront> {
    return this.readStorefront.execute({ store, mode, now, dependsOn });
  }

  @Operation('GET /store/delivery-zones', {
    id: 'listDeliveryZones',
    tag: 'Availability',
    summary: 'List delivery zones',
    description:
      'Ways to deliver goods or to collect them, in display order, with their fees. Send the chosen `ref` as `deliveryZoneRef`. Zones without a fee in an accepted currency are left out.',
    scope: 'availability:read',
    returns: z.array(deliveryZone),
    prepared: { perMode: false },
  })
  deliveryZones({ caller: { store, dependsOn } }: StoreCall): Promise<DeliveryZone[]> {
    return this.listZones.execute({ store, dependsOn });
  }

  @Operation('GET /store/payment-methods', {
    id: 'listPaymentMethods',
    tag: 'Payments',
    summary: 'List payment methods',
    description: `Ways to pay that the workspace can charge in this currency and in the mode of the key: ${PAYMENT_RAILS.map((rail) => `\`${rail}\` for ${currenciesOfRail(rail)}`).join(', ')}. Each may be the \`provider\` of a headless checkout.`,
    scope: 'availability:read',
    query: listPaymentMethodsQuery,
    returns: z.array(paymentMethod).describe('The ways to pay that are possible now, by name.'),
    errors: ['VALIDATION_ERROR'],
    prepared: { perMode: true },
  })
  paymentMethods({ caller: { store, mode, dependsOn }, query }: StoreCall<typeof listPaymentMethodsQuery>): Promise<string[]> {
    return this.listPaymentMethods.execute({ store, mode, dependsOn, ...query });
  }
}
