import { refuseWhileClosed } from '@svc/contracts';
import { idOf, type IdGenerator } from '@svc/kernel';
import { productCheckoutRequest, type ProductCheckoutRequest } from '../domain/opening/checkout-request';
import { expiryOf, waitsOf } from '../domain/holds/checkout-timeouts';
import { currenciesOfStore, refuseUncharged } from '../domain/opening/charged-currency';
import { priceProducts } from '../domain/pricing/price-products';
import type { ProductPricingContext } from '../domain/pricing/pricing-context';
import { offerOfProducts, checkSaveable } from '../domain/savings/saving-offer';
import type { CheckoutOpening } from '../ports/checkout-opening';
import type { CheckoutReader } from '../ports/checkout-reader';
import { openByKey, type OpenCommand, type Opened, type OpeningOperation } from './open-by-key';

/** Opens a hosted checkout of products (§4.2). It takes nothing yet: stock is held from when the buyer starts to pay (D-45). */
export class OpenProductCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly opening: CheckoutOpening,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws StoreClosed, and all errors of `openByKey`, `priceProducts`, `refuseUncharged` and `checkSaveable`. */
  execute(command: OpenCommand): Promise<Opened> {
    return openByKey(this.operation(command), command, { reader: this.reader, opening: this.opening });
  }

  private operation({ workspaceId, mode, now, closed }: OpenCommand): OpeningOperation<ProductCheckoutRequest, ProductPricingContext> {
    return {
      operation: 'open_product_checkout',
      path: '/store/checkouts',
      form: productCheckoutRequest,
      isKeyRequired: true,
      read: ({ items, deliveryZoneRef, discountCode, contact }, key) =>
        this.reader.products({
          workspaceId,
          mode,
          now,
          key,
          variantIds: items.flatMap(({ variantRef }) => idOf(['var', 'pko'], variantRef) ?? []),
          zoneId: deliveryZoneRef === undefined ? undefined : idOf('dlz', deliveryZoneRef),
          discountCode: discountCode || undefined,
          email: contact?.email,
        }),
      plan: (context, request, timeouts) => {
        refuseWhileClosed(closed, { mode, now });
        const { cart, responses } = priceProducts(context!, { ...request, discountCode: request.discountCode || undefined }, now, () =>
          this.ids.next(),
        );
        refuseUncharged({ mode, cart }, currenciesOfStore(context!));
        checkSaveable(request, offerOfProducts({ cart }, context!, { refundPct: 100, isSoldOut: false, now }));
        const checkout = {
          workspaceId,
          mode,
          id: this.ids.next(),
          kind: 'products' as const,
          channel: 'hosted' as const,
          status: 'open' as const,
          cart,
          seats: [],
          responses,
          holdChanges: [],
          holds: 'none' as const,
          contact: request.contact,
          returnUrl: request.returnUrl,
          expiresAt: expiryOf({ kind: 'products', channel: 'hosted' }, timeouts, now),
          waits: waitsOf(timeouts),
          createdAt: now,
          version: 1,
        };
        return { checkout, factId: this.ids.next() };
      },
    };
  }
}
