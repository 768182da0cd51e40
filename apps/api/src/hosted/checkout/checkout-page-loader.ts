import { type BuyersCheckout, type CheckoutContact, ReadBuyersCheckout, SettleForReaders } from '@svc/checkout';
import { CheckoutLinks, type DeliveryAddress, type LinkAccess } from '@svc/contracts';
import { maskedEmail, maskedPhone } from '@svc/registration';
import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { Clock, firstGrapheme, idOf, NotFound } from '@svc/kernel';
import { BrandingReader } from '@svc/storefront';
import { type Brand, brandOf } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';

/** A buyer as shown to somebody who may be another person: enough to recognise oneself (D-1a). */
export function maskedContact({ name, email, phone }: CheckoutContact = {}): CheckoutContact {
  return {
    ...(name !== undefined && { name: maskedName(name) }),
    ...(email !== undefined && { email: maskedEmail(email) }),
    ...(phone !== undefined && { phone: maskedPhone(phone) }),
  };
}

/** Of an address, only the country is shown in full; the page says that the rest is known. */
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

/** By which a buyer comes to a checkout: its address and the token in it. */
export interface Entry {
  workspace: string;
  ref: string;
  token: string;
  clientIp: string;
  acceptLanguage?: string;
  /** The language that is chosen by the address. */
  lang?: string;
}

/** A request by a good link, and the checkout as it stands. */
export interface CheckoutPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  found: BuyersCheckout;
  access: LinkAccess;
  /** It was opened on a page of this service, to which its buyer would come back. */
  returnsHere: boolean;
  /** Of the page, without its query. */
  path: string;
  token: string;
  /** The language that the visitor has chosen, which addresses of the page keep. */
  lang?: string;
  now: Date;
}

/** Lets buyers in to their checkout, after hearing what has become of it. */
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
   * @param fresh asks the provider at once, for a buyer who comes back from it
   * @throws NotFound for what does not exist and for a token that does not open it, alike (D-1a); RateLimited
   */
  async load(
    { workspace: workspaceSlug, ref, token, clientIp, acceptLanguage, lang }: Entry,
    { fresh = false } = {},
  ): Promise<CheckoutPageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp });
    const checkoutId = idOf('chk', ref);
    const access = checkoutId && this.links.accessOf(token, { workspaceSlug: workspace.slug, checkoutId });
    if (!access) throw new NotFound('checkout');
    const [found, branding] = await Promise.all([
      this.readCheckout.execute({ workspaceId: workspace.id, checkoutId }),
      this.brandings.read(workspace.id),
    ]);
    if (!found) throw new NotFound('checkout');
    enterTenant(workspace.id, found.checkout.mode);
    const now = this.clock.now();
    const settled = await this.settled(found, fresh, now);
    return {
      ...pageLocaleFor(acceptLanguage, branding.country),
      workspace,
      brand: brandOf(workspace, branding),
      found: settled,
      access,
      returnsHere: this.links.isEventPage(found.checkout.returnUrl, workspace.slug),
      path: `/${workspace.slug}/c/${ref}`,
      token,
      lang,
      now,
    };
  }

  /** The provider is asked while there is something to hear of; then the checkout is read again, with its money. */
  private async settled(found: BuyersCheckout, fresh: boolean, now: Date): Promise<BuyersCheckout> {
    const { status, expiresAt, workspaceId, mode, id: checkoutId } = found.checkout;
    const mayHaveChanged = status === 'open' && (found.attempts.length > 0 || expiresAt <= now);
    if (!mayHaveChanged) return found;
    await this.settleCheckout.execute({ workspaceId, mode, checkoutId, fresh });
    return (await this.readCheckout.execute({ workspaceId, checkoutId })) ?? found;
  }
}
