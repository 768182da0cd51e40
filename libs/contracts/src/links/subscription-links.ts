import { refOf, type LinkSigner } from '@svc/kernel';

/** By which a link in a mail to a subscriber is known (D-1a). */
export interface SubscriptionLink {
  workspaceSlug: string;
  kind: 'newsletter' | 'restock';
  /** UUID. */
  subscriptionId: string;
}

/** What whoever got the mail may say: that they want it, or that they want no more. */
export const SUBSCRIPTION_ANSWERS = ['confirm', 'end'] as const;
export type SubscriptionAnswer = (typeof SUBSCRIPTION_ANSWERS)[number];

const PREFIX = { newsletter: 'nls', restock: 'rsa' } as const;
const PATH = { confirm: 'confirm', end: 'unsubscribe' } as const;

/**
 * The links by which people answer mails that they have signed up for: `/<workspace slug>/<kind>/<ref>/confirm?t=<token>`
 * and `…/unsubscribe`. They lead to a page with a button: opening them changes nothing, since programs that look through
 * mails open them, too. The same each time they are written.
 */
export class SubscriptionLinks {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  page(link: SubscriptionLink, answer: SubscriptionAnswer): string {
    const { workspaceSlug, kind } = link;
    return `${this.publicUrl}/${workspaceSlug}/${kind}/${refIn(link)}/${PATH[answer]}?t=${this.signer.sign(purposeOf(answer), subjectOf(link))}`;
  }

  /** The page on which a variant that is sold out can be waited for; once it is back, the way to the shop. */
  product(workspaceSlug: string, { slug, isPackage, variantId }: { slug: string; isPackage: boolean; variantId: string }): string {
    return `${this.publicUrl}/${workspaceSlug}/restock/${slug}?variant=${refOf(isPackage ? 'pko' : 'var', variantId)}`;
  }

  /** Whether `token` lets its holder give this answer. */
  opens(token: string, link: SubscriptionLink, answer: SubscriptionAnswer): boolean {
    return this.signer.verify(purposeOf(answer), subjectOf(link), token);
  }
}

function purposeOf(answer: SubscriptionAnswer): string {
  return `subscription-${answer}`;
}

function subjectOf(link: SubscriptionLink): string {
  return `${link.workspaceSlug}/${refIn(link)}`;
}

function refIn({ kind, subscriptionId }: SubscriptionLink): string {
  return refOf(PREFIX[kind], subscriptionId);
}
