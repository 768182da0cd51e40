import { refOf, type LinkSigner } from '@svc/kernel';

/** By which a link to a checkout is known (D-1a). */
export interface CheckoutLink {
  workspaceSlug: string;
  /** UUID. */
  checkoutId: string;
}

/** What somebody sees who follows a link: `full`, or contact data `masked`, since publishable keys read it too (D-1a, D-25). */
export type LinkAccess = 'full' | 'masked';

const PURPOSE_OF = { full: 'checkout', masked: 'checkout-masked' } as const satisfies Record<LinkAccess, string>;

/** The links by which buyers open their checkout: `/<workspace slug>/c/<ref>?t=<token>` (D-82). The same each time they are written. */
export class CheckoutLinks {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  hostedUrl(link: CheckoutLink, access: LinkAccess): string {
    return `${this.publicUrl}/${pathOf(link)}?t=${this.signer.sign(PURPOSE_OF[access], subjectOf(link))}`;
  }

  /** Where a provider sends the buyer back to. */
  comeBackUrl(link: CheckoutLink): string {
    return `${this.publicUrl}/${pathOf(link)}/return?t=${this.signer.sign(PURPOSE_OF.full, subjectOf(link))}`;
  }

  /** What `token` lets its holder see of the checkout; undefined when it is none of it. */
  accessOf(token: string, link: CheckoutLink): LinkAccess | undefined {
    const subject = subjectOf(link);
    return (['full', 'masked'] as const).find((access) => this.signer.verify(PURPOSE_OF[access], subject, token));
  }
}

function pathOf({ workspaceSlug, checkoutId }: CheckoutLink): string {
  return `${workspaceSlug}/c/${refOf('chk', checkoutId)}`;
}

function subjectOf({ workspaceSlug, checkoutId }: CheckoutLink): string {
  return `${workspaceSlug}/${refOf('chk', checkoutId)}`;
}
