import { Injectable } from '@nestjs/common';
import {
  balanceCheckout,
  type BuyersCheckout,
  type Checkout,
  FindBalance,
  OpenBalance,
  ReadBuyersCheckout,
  SettleForReaders,
  waitsOf,
} from '@svc/checkout';
import { type OrderName, OrderReader, owedOf, type ReadOrder } from '@svc/orders';
import { AdmitVisitor, type Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { BalanceLinks } from '@svc/contracts';
import { brandOf } from '../page';
import { Clock, idOf, NotFound } from '@svc/kernel';
import { BrandingReader } from '@svc/storefront';
import type { CheckoutPageRequest, Entry } from '../checkout/checkout-page-loader';
import { pageLocaleFor } from '../page-locale';

/** The checkouts by which the rest of an order is paid. */
@Injectable()
export class BalancePayments {
  constructor(
    private readonly findBalance: FindBalance,
    private readonly openBalance: OpenBalance,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly settleCheckout: SettleForReaders,
  ) {}

  /** The newest of them, after its provider was asked while there is something to hear of. */
  async last(order: OrderName, { fresh, now }: { fresh: boolean; now: Date }): Promise<BuyersCheckout | undefined> {
    const checkout = await this.findBalance.execute(order);
    if (!checkout) return undefined;
    const { workspaceId, mode, id: checkoutId } = checkout;
    if (checkout.status === 'open')
      await this.settleCheckout.execute({ workspaceId, mode, checkoutId, fresh: fresh || checkout.expiresAt <= now });
    return this.read(checkout);
  }

  /** The one that is open, opened now if there is none; undefined when nothing can be paid on our page. */
  async begin(order: OrderName): Promise<BuyersCheckout | undefined> {
    const checkout = await this.openBalance.execute(order);
    return checkout && this.read(checkout);
  }

  private read({ workspaceId, id: checkoutId }: Checkout): Promise<BuyersCheckout | undefined> {
    return this.readCheckout.execute({ workspaceId, checkoutId });
  }
}

/** A request by a good link to the rest of an order. */
export interface BalancePageRequest {
  order: ReadOrder;
  /** To the checkout by which it is paid, or would be: absent when nothing can be paid on our page. */
  paying?: CheckoutPageRequest;
  /** What came for it last, if anything did. */
  last?: BuyersCheckout;
  common: Omit<CheckoutPageRequest, 'found'>;
}

/** Lets buyers in to what is left of their order, after hearing what has become of it. */
@Injectable()
export class BalancePageLoader {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly orders: OrderReader,
    private readonly payments: BalancePayments,
    private readonly brandings: BrandingReader,
    private readonly links: BalanceLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * @param fresh asks the provider at once, for a buyer who comes back from it; `begins` opens a checkout if none is open
   * @throws NotFound for what does not exist and for a token that does not open it, alike (D-1a); RateLimited
   */
  async load(
    { workspace: workspaceSlug, ref, token, clientIp, acceptLanguage, lang }: Entry,
    { fresh = false, begins = false } = {},
  ): Promise<BalancePageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp });
    const name = await this.nameParam(workspace, ref, token);
    enterTenant(workspace.id, name.mode);
    const now = this.clock.now();
    const last = await this.payments.last(name, { fresh, now });
    const opened = begins ? await this.payments.begin(name) : undefined;
    const [order, branding] = await Promise.all([this.orders.find(name), this.brandings.read(workspace.id)]);
    if (!order) throw new NotFound('order');
    const common = {
      ...pageLocaleFor(acceptLanguage, branding.country),
      workspace,
      brand: brandOf(workspace, branding),
      access: 'masked' as const,
      returnsHere: false,
      path: `/${workspace.slug}/b/${ref}`,
      token,
      lang,
      now,
    };
    const found = payableOf(order, opened ?? last, common);
    return { order, last, common, paying: found && { ...common, found } };
  }

  private async nameParam({ id: workspaceId, slug: workspaceSlug }: Workspace, ref: string, token: string): Promise<OrderName> {
    const orderId = idOf('ord', ref);
    if (!orderId || !this.links.opens(token, { workspaceSlug, orderId })) throw new NotFound('order');
    const mode = await this.orders.modeOf(workspaceId, orderId);
    if (!mode) throw new NotFound('order');
    return { workspaceId, mode, orderId };
  }
}

/** By what the buyer pays now: the checkout that is open, or one as it would be opened; undefined when it is not paid here. */
function payableOf(
  order: ReadOrder,
  found: BuyersCheckout | undefined,
  { workspace, now }: { workspace: Workspace; now: Date },
): BuyersCheckout | undefined {
  const owed = owedOf(order);
  if (!owed) return undefined;
  if (found?.checkout.status === 'open') return found;
  const planned = balanceCheckout(owed, { id: order.id, lineId: order.id, name: '', now });
  return { checkout: { ...planned, waits: waitsOf(workspace.settings.checkouts) }, attempts: [], payments: [], refunds: [] };
}
