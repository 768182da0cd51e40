import { refOf, type LinkSigner, type RefPrefix } from '@svc/kernel';

/** A resource of a workspace that a link opens (D-1a). */
interface Linked {
  workspaceSlug: string;
}

/**
 * Links that open one resource without a key: `<public url>/<workspace slug>/…?t=<token>`. The token depends on
 * the purpose and the resource alone, so that a link is the same each time it is written.
 */
abstract class SignedLinks<Link extends Linked> {
  /** @param publicUrl public address of the service, without a slash at its end */
  constructor(
    protected readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  /** Returns the text that a token signs beside its purpose: the resource. */
  protected abstract subjectOf(link: Link): string;

  /** @param path below the workspace's slug */
  protected address(link: Link, path: string, purpose: string): string {
    return `${this.publicUrl}/${link.workspaceSlug}/${path}?t=${this.signer.sign(purpose, this.subjectOf(link))}`;
  }

  protected isGood(token: string, link: Link, purpose: string): boolean {
    return this.signer.verify(purpose, this.subjectOf(link), token);
  }
}

/** Links of an order and its checkouts: a higher serial ends the ones before, which went to another address (D-149). */
interface Numbered {
  /** 2 or more; absent for the first. */
  linkSerial?: number;
}

const numbered = (subject: string, { linkSerial }: Numbered): string => (linkSerial === undefined ? subject : `${subject}/${linkSerial}`);

/** Checkout that a link opens. */
export interface CheckoutLink extends Linked, Numbered {
  /** UUID. */
  checkoutId: string;
}

/** Access that a link gives to a checkout: `full`, or contact data `masked`, since publishable keys read it too (D-1a, D-25). */
export type LinkAccess = 'full' | 'masked';

const CHECKOUT_PURPOSE = { full: 'checkout', masked: 'checkout-masked' } as const satisfies Record<LinkAccess, string>;

/** Path prefixes of event pages: the page of the shop, and the invitation link that an organiser sends. */
const EVENT_PATHS = ['e', 'rsvp'] as const;

/** Links for buyers to their checkout: `/<workspace slug>/c/<ref>?t=<token>` (D-82). */
export class CheckoutLinks extends SignedLinks<CheckoutLink> {
  hostedUrl(link: CheckoutLink, access: LinkAccess): string {
    return this.address(ofAccess(link, access), `c/${refOf('chk', link.checkoutId)}`, CHECKOUT_PURPOSE[access]);
  }

  /** Returns the address to which a provider redirects the buyer. */
  comeBackUrl(link: CheckoutLink): string {
    return this.address(link, `c/${refOf('chk', link.checkoutId)}/return`, CHECKOUT_PURPOSE.full);
  }

  /** Returns the address below which all pages of a workspace are. */
  shop(workspaceSlug: string): string {
    return `${this.publicUrl}/${workspaceSlug}`;
  }

  /** Returns true for the address of an event page of the workspace, from which a checkout was opened. */
  isEventPage(url: string, workspaceSlug: string): boolean {
    return EVENT_PATHS.some((path) => url.startsWith(`${this.publicUrl}/${workspaceSlug}/${path}/`));
  }

  /** Returns the access that `token` gives to the checkout; undefined when it gives none. */
  accessOf(token: string, link: CheckoutLink): LinkAccess | undefined {
    return (['full', 'masked'] as const).find((access) => this.isGood(token, ofAccess(link, access), CHECKOUT_PURPOSE[access]));
  }

  protected subjectOf({ workspaceSlug, checkoutId, ...link }: CheckoutLink): string {
    return numbered(`${workspaceSlug}/${refOf('chk', checkoutId)}`, link);
  }
}

/** Returns the link without its serial where it shows no contact details: such links never end. */
const ofAccess = (link: CheckoutLink, access: LinkAccess): CheckoutLink => (access === 'full' ? link : { ...link, linkSerial: undefined });

/** Order whose balance a link opens. */
export interface BalanceLink extends Linked, Numbered {
  /** UUID. */
  orderId: string;
}

/** Links for buyers to the balance of an order, to see and pay it: `/<workspace slug>/b/<ord ref>?t=<token>`. */
export class BalanceLinks extends SignedLinks<BalanceLink> {
  page(link: BalanceLink): string {
    return this.address(link, `b/${refOf('ord', link.orderId)}`, 'balance');
  }

  /** Returns true where `token` opens the balance page of the order. */
  opens(token: string, link: BalanceLink): boolean {
    return this.isGood(token, link, 'balance');
  }

  protected subjectOf({ workspaceSlug, orderId, ...link }: BalanceLink): string {
    return numbered(`${workspaceSlug}/${refOf('ord', orderId)}`, link);
  }
}

/** Order that a link opens. */
export interface OrderLink extends Linked, Numbered {
  /** UUID. */
  orderId: string;
}

/** Paths below the page of an order on which its buyer changes it. */
export type OwnOrderPath = 'address' | 'address/confirm' | 'refund' | 'refund/confirm';

/**
 * Links for buyers to a paid order: `/<workspace slug>/o/<ord ref>?t=<token>`. They show all of it, so they appear only in
 * mails to the buyer, and on pages that the buyer's own full link has opened.
 */
export class OrderLinks extends SignedLinks<OrderLink> {
  page(link: OrderLink): string {
    return this.below(link, '');
  }

  /** Returns the address of the receipt as PDF. */
  receipt(link: OrderLink): string {
    return this.below(link, '/receipt.pdf');
  }

  /** Returns the address of a form for the buyer. */
  doing(link: OrderLink, what: OwnOrderPath): string {
    return this.below(link, `/${what}`);
  }

  /** Returns true for the address of a file that the workspace has uploaded, which the service itself serves. */
  isMedia(url: string, workspaceSlug: string): boolean {
    return url.startsWith(`${this.publicUrl}/media/${workspaceSlug}/`);
  }

  /** Returns true where `token` opens the order. */
  opens(token: string, link: OrderLink): boolean {
    return this.isGood(token, link, 'order');
  }

  protected subjectOf({ workspaceSlug, orderId, ...link }: OrderLink): string {
    return numbered(`${workspaceSlug}/${refOf('ord', orderId)}`, link);
  }

  private below(link: OrderLink, path: string): string {
    return this.address(link, `o/${refOf('ord', link.orderId)}${path}`, 'order');
  }
}

/** Subscription that a link in an email is about. */
export interface SubscriptionLink extends Linked {
  /** `mailings`: messages to guests that are not about their event; the link names the message. */
  kind: 'newsletter' | 'restock' | 'mailings';
  /** UUID. */
  subscriptionId: string;
}

/** Answers of a recipient to such an email: confirm the subscription, or end it. */
export const SUBSCRIPTION_ANSWERS = ['confirm', 'end'] as const;
export type SubscriptionAnswer = (typeof SUBSCRIPTION_ANSWERS)[number];

const SUBSCRIPTION_PREFIX = { newsletter: 'nls', restock: 'rsa', mailings: 'msg' } as const satisfies Record<
  SubscriptionLink['kind'],
  RefPrefix
>;
const NOT_MEANT = 'not-meant';
const SUBSCRIPTION_PATH = { confirm: 'confirm', end: 'unsubscribe' } as const satisfies Record<SubscriptionAnswer, string>;

/**
 * Links for subscribers to confirm or end a subscription: `/<workspace slug>/<kind>/<ref>/confirm?t=<token>` and
 * `…/unsubscribe`. They lead to a page with a button: opening them changes nothing, since programs that scan
 * emails open them, too.
 */
export class SubscriptionLinks extends SignedLinks<SubscriptionLink> {
  page(link: SubscriptionLink, answer: SubscriptionAnswer): string {
    return this.address(link, `${link.kind}/${subscriptionRef(link)}/${SUBSCRIPTION_PATH[answer]}`, `subscription-${answer}`);
  }

  /** Returns the address of the restock page of a variant; once it is back in stock, the page leads to the shop. */
  product(workspaceSlug: string, { slug, isPackage, variantId }: { slug: string; isPackage: boolean; variantId: string }): string {
    return `${this.publicUrl}/${workspaceSlug}/restock/${slug}?variant=${refOf(isPackage ? 'pko' : 'var', variantId)}`;
  }

  /** Returns the page on which the recipient of a mail about a seat says that they are not meant (D-153). */
  notMeant({ workspaceSlug, messageId }: Linked & { messageId: string }): string {
    const link: SubscriptionLink = { workspaceSlug, kind: 'mailings', subscriptionId: messageId };
    return this.address(link, `named/${subscriptionRef(link)}/not-meant`, NOT_MEANT);
  }

  /** Returns true where `token` permits to say so. */
  opensNotMeant(token: string, { workspaceSlug, messageId }: Linked & { messageId: string }): boolean {
    return this.isGood(token, { workspaceSlug, kind: 'mailings', subscriptionId: messageId }, NOT_MEANT);
  }

  /** Returns true where `token` permits this answer. */
  opens(token: string, link: SubscriptionLink, answer: SubscriptionAnswer): boolean {
    return this.isGood(token, link, `subscription-${answer}`);
  }

  protected subjectOf(link: SubscriptionLink): string {
    return `${link.workspaceSlug}/${subscriptionRef(link)}`;
  }
}

function subscriptionRef({ kind, subscriptionId }: SubscriptionLink): string {
  return refOf(SUBSCRIPTION_PREFIX[kind], subscriptionId);
}

/** Ticket that a link opens. A higher serial makes earlier links invalid, as it does the QR codes (D-1a, D-80). */
export interface TicketLink extends Linked {
  /** UUID. */
  attendeeId: string;
  serial: number;
  /**
   * E-mail address of the attendee, trimmed and in lower case, where another person registered them. The link opens the seats of that
   * address alone, and only while the seat names it (D-137).
   */
  alone?: string;
}

/** Wallets for passes; tickets can be added to those that the service has keys for. */
export const WALLETS = ['apple', 'google'] as const;
export type Wallet = (typeof WALLETS)[number];

/** Names of the wallets, the same in every language. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = { apple: 'Apple Wallet', google: 'Google Wallet' };

/** Paths below the page of a ticket: the pass as a file, and the redirect to Google Wallet. */
const WALLET_PATH = { apple: 'ticket.pkpass', google: 'google-wallet' } as const satisfies Record<Wallet, string>;

/** Anchor of the list of printable parts on the page of a ticket. */
export const PRINT_ANCHOR = 'print';

/** Links that open a ticket without a key: its page, and the PDF, the calendar entry and the passes below it. */
export class TicketLinks extends SignedLinks<TicketLink> {
  page(link: TicketLink): string {
    return this.below(link, '');
  }

  /** Returns the address of the PDF of a ticket. The PDF of a group's first seat has all seats, in parts numbered from 1. */
  pdf(link: TicketLink, part = 1): string {
    return this.below(link, '/ticket.pdf') + (part === 1 ? '' : `&part=${part}`);
  }

  /** Returns the address of the list of printable parts on the page of a ticket. */
  print(link: TicketLink): string {
    return `${this.page(link)}#${PRINT_ANCHOR}`;
  }

  /** Returns the address of a form for the holder of a ticket. */
  doing(link: TicketLink, what: 'rename' | 'resend' | 'give-back' | 'give-away' | 'give-away/confirm'): string {
    return this.below(link, `/${what}`);
  }

  calendar(link: TicketLink): string {
    return this.below(link, '/invite.ics');
  }

  /** Returns the address that adds the ticket to a wallet. */
  pass(link: TicketLink, wallet: Wallet): string {
    return this.below(link, `/${WALLET_PATH[wallet]}`);
  }

  /** Returns true where `token` opens the ticket. */
  opens(token: string, link: TicketLink): boolean {
    return this.isGood(token, link, purposeOf(link));
  }

  protected subjectOf({ workspaceSlug, attendeeId, serial, alone }: TicketLink): string {
    return [workspaceSlug, refOf('att', attendeeId), serial, ...(alone === undefined ? [] : [alone])].join('/');
  }

  private below(link: TicketLink, path: string): string {
    return this.address(link, `t/${refOf('att', link.attendeeId)}${path}`, purposeOf(link));
  }
}

function purposeOf({ alone }: TicketLink): string {
  return alone === undefined ? 'ticket' : 'ticket-alone';
}
