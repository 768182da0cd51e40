import { Injectable } from '@nestjs/common';
import {
  balanceCheckout,
  type BuyersCheckout,
  type Checkout,
  CheckoutReader,
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

/** Checkouts that pay the rest of an order. */
@Injectable()
export class BalancePayments {
  constructor(
    private readonly checkouts: CheckoutReader,
    private readonly openBalance: OpenBalance,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly settleCheckout: SettleForReaders,
  ) {}

  /** Returns the newest checkout, brought in line with its provider while it is open. */
  async last(order: OrderName, { fresh, now }: { fresh: boolean; now: Date }): Promise<BuyersCheckout | undefined> {
    const checkout = await this.checkouts.balanceOf(order);
    if (!checkout) return undefined;
    const { workspaceId, mode, id: checkoutId } = checkout;
    if (checkout.status === 'open')
      await this.settleCheckout.execute({ workspaceId, mode, checkoutId, fresh: fresh || checkout.expiresAt <= now });
    return this.read(checkout);
  }

  /** Returns the open checkout, and opens one if there is none; undefined when nothing can be paid on a hosted page. */
  async begin(order: OrderName): Promise<BuyersCheckout | undefined> {
    const checkout = await this.openBalance.execute(order);
    return checkout && this.read(checkout);
  }

  private read({ workspaceId, id: checkoutId }: Checkout): Promise<BuyersCheckout | undefined> {
    return this.readCheckout.execute({ workspaceId, checkoutId });
  }
}

/** Request by a valid link to the rest of an order. */
export interface BalancePageRequest {
  order: ReadOrder;
  /** Request for the checkout that pays the rest, or would pay it: absent when nothing can be paid on a hosted page. */
  paying?: CheckoutPageRequest;
  /** Latest checkout of the rest, if any. */
  last?: BuyersCheckout;
  common: Omit<CheckoutPageRequest, 'buyersCheckout'>;
}

/** Admits buyers to the rest of their order, after an update of its payments. */
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
   * @param fresh asks the provider at once, for a buyer who returns from it; `begins` opens a checkout if none is open
   * @throws NotFound for unknown orders and for wrong tokens alike (D-1a); RateLimited
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
    const payable = payableOf(order, opened ?? last, common);
    return { order, last, common, paying: payable && { ...common, buyersCheckout: payable } };
  }

  private async nameParam({ id: workspaceId, slug: workspaceSlug }: Workspace, ref: string, token: string): Promise<OrderName> {
    const orderId = idOf('ord', ref);
    const link = orderId && (await this.orders.linkOf(workspaceId, orderId));
    if (!link || !this.links.opens(token, { workspaceSlug, orderId, linkSerial: link.linkSerial })) throw new NotFound('order');
    return { workspaceId, mode: link.mode, orderId };
  }
}

/** Returns the checkout that is open, or a draft of the one to be opened; undefined when the rest is not paid here. */
function payableOf(
  order: ReadOrder,
  buyersCheckout: BuyersCheckout | undefined,
  { workspace, now }: { workspace: Workspace; now: Date },
): BuyersCheckout | undefined {
  const owed = owedOf(order);
  if (!owed) return undefined;
  if (buyersCheckout?.checkout.status === 'open') return buyersCheckout;
  const planned = balanceCheckout(owed, { id: order.id, lineId: order.id, name: '', now });
  return { checkout: { ...planned, waits: waitsOf(workspace.settings.checkouts) }, attempts: [], payments: [], refunds: [] };
}
