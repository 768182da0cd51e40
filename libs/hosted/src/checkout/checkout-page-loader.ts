import { type BuyersCheckout, type Checkout, type CheckoutContact, ReadBuyersCheckout, SettleForReaders } from '@svc/checkout';
import { CheckoutLinks, type DeliveryAddress, type LinkAccess } from '@svc/contracts';
import { maskedEmail, maskedPhone } from '@svc/registration';
import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { Clock, firstGrapheme, idOf, NotFound } from '@svc/kernel';
import { BrandingReader } from '@svc/storefront';
import { type Brand, brandOf } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';

/** Masks a buyer's contact for the holder of a masked link: buyers recognise it, others cannot read it (D-1a). */
export function maskedContact({ name, email, phone }: CheckoutContact = {}): CheckoutContact {
  return {
    ...(name !== undefined && { name: maskedName(name) }),
    ...(email !== undefined && { email: maskedEmail(email) }),
    ...(phone !== undefined && { phone: maskedPhone(phone) }),
  };
}

/** Masks an address except for its country; the page says that the rest is on record. */
export function maskedAddress(address: DeliveryAddress | undefined): DeliveryAddress | undefined {
  if (!address) return undefined;
  const { line1, line2, city, state, postalCode, country } = address;
  return {
    line1: maskedName(line1),
    city: maskedName(city),
    country,
    ...(line2 && { line2: maskedName(line2) }),
    ...(state && { state: maskedName(state) }),
    ...(postalCode && { postalCode: maskedName(postalCode) }),
  };
}

/** `Ada Obi` → `A*** O***`. */
function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstGrapheme(word)}***`)
    .join(' ');
}

/** Address and token by which a buyer opens a checkout. */
export interface Entry {
  workspace: string;
  ref: string;
  token: string;
  clientIp: string;
  acceptLanguage?: string;
  /** Language of the `lang` parameter. */
  lang?: string;
}

/** Request with a valid link, and its settled checkout. */
export interface CheckoutPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  buyersCheckout: BuyersCheckout;
  access: LinkAccess;
  /** The checkout was opened on a page of this service, to which its buyer returns. */
  returnsHere: boolean;
  /** Path of the page, without its query. */
  path: string;
  token: string;
  /** Language that the visitor chose; addresses of the page keep it. */
  lang?: string;
  now: Date;
}

/** Loads the checkout of a link, brought in line with its provider and the clock. */
@Injectable()
export class CheckoutPageLoader {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly settleCheckout: SettleForReaders,
    private readonly brandings: BrandingReader,
    private readonly links: CheckoutLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * @param fresh queries the provider at once, for a buyer who returns from it
   * @throws NotFound for an unknown checkout and for a token that does not open it, alike (D-1a); RateLimited
   */
  async load(
    { workspace: workspaceSlug, ref, token, clientIp, acceptLanguage, lang }: Entry,
    { fresh = false } = {},
  ): Promise<CheckoutPageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp });
    const checkoutId = idOf('chk', ref);
    if (!checkoutId) throw new NotFound('checkout');
    const [buyersCheckout, branding] = await Promise.all([
      this.readCheckout.execute({ workspaceId: workspace.id, checkoutId }),
      this.brandings.read(workspace.id),
    ]);
    const access = buyersCheckout && this.accessOf(token, workspace, buyersCheckout.checkout);
    if (!access) throw new NotFound('checkout');
    enterTenant(workspace.id, buyersCheckout.checkout.mode);
    const now = this.clock.now();
    const settled = await this.settle(buyersCheckout, fresh, now);
    return {
      ...pageLocaleFor(acceptLanguage, branding.country),
      workspace,
      brand: brandOf(workspace, branding),
      buyersCheckout: settled,
      access,
      returnsHere: returnsHere(buyersCheckout.checkout, workspace.slug, this.links),
      path: `/${workspace.slug}/c/${ref}`,
      token,
      lang,
      now,
    };
  }

  private accessOf(token: string, { slug: workspaceSlug }: Workspace, { id: checkoutId, linkSerial }: Checkout): LinkAccess | undefined {
    return this.links.accessOf(token, { workspaceSlug, checkoutId, linkSerial });
  }

  /** Settles an open checkout with attempts or past its end, and reads it again with its money; returns any other unchanged. */
  private async settle(buyersCheckout: BuyersCheckout, fresh: boolean, now: Date): Promise<BuyersCheckout> {
    const { status, expiresAt, workspaceId, mode, id: checkoutId } = buyersCheckout.checkout;
    const mayHaveChanged = status === 'open' && (buyersCheckout.attempts.length > 0 || expiresAt <= now);
    if (!mayHaveChanged) return buyersCheckout;
    await this.settleCheckout.execute({ workspaceId, mode, checkoutId, fresh });
    return (await this.readCheckout.execute({ workspaceId, checkoutId })) ?? buyersCheckout;
  }
}

/** Returns true for a buyer who stays on our pages after paying: they came from the page of an event, or by the link of an order by hand. */
function returnsHere({ channel, returnUrl }: BuyersCheckout['checkout'], workspaceSlug: string, links: CheckoutLinks): boolean {
  return channel === 'admin' || links.isEventPage(returnUrl, workspaceSlug);
}
