import { refOf, type LinkSigner, type RefPrefix } from '@svc/kernel';

/** Something of a workspace that a link opens (D-1a). */
interface Linked {
  workspaceSlug: string;
}

/**
 * Links by which people without a key open one thing: `<public url>/<workspace slug>/…?t=<token>`. The token depends on
 * the purpose and the thing alone, so that a link is the same each time it is written.
 */
abstract class SignedLinks<Link extends Linked> {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    protected readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  /** What a token is good for, beside its purpose. */
  protected abstract subjectOf(link: Link): string;

  /** @param path below the workspace's slug */
  protected address(link: Link, path: string, purpose: string): string {
    return `${this.publicUrl}/${link.workspaceSlug}/${path}?t=${this.signer.sign(purpose, this.subjectOf(link))}`;
  }

  protected isGood(token: string, link: Link, purpose: string): boolean {
    return this.signer.verify(purpose, this.subjectOf(link), token);
  }
}

/** What a link to a checkout carries. */
export interface CheckoutLink extends Linked {
  /** UUID. */
  checkoutId: string;
}

/** What a link shows of a checkout: `full`, or contact data `masked`, since publishable keys read it too (D-1a, D-25). */
export type LinkAccess = 'full' | 'masked';

const CHECKOUT_PURPOSE = { full: 'checkout', masked: 'checkout-masked' } as const satisfies Record<LinkAccess, string>;

/** Below which the pages of events stand: that of the shop, and the link that an organiser sends to those who are invited. */
const EVENT_DOORS = ['e', 'rsvp'] as const;

/** The links by which buyers open their checkout: `/<workspace slug>/c/<ref>?t=<token>` (D-82). */
export class CheckoutLinks extends SignedLinks<CheckoutLink> {
  hostedUrl(link: CheckoutLink, access: LinkAccess): string {
    return this.address(link, `c/${refOf('chk', link.checkoutId)}`, CHECKOUT_PURPOSE[access]);
  }

  /** Where a provider sends the buyer back to. */
  comeBackUrl(link: CheckoutLink): string {
    return this.address(link, `c/${refOf('chk', link.checkoutId)}/return`, CHECKOUT_PURPOSE.full);
  }

  /** Whether an address is that of an event's page of the workspace, where a checkout was opened then. */
  isEventPage(url: string, workspaceSlug: string): boolean {
    return EVENT_DOORS.some((door) => url.startsWith(`${this.publicUrl}/${workspaceSlug}/${door}/`));
  }

  /** What `token` shows of the checkout; undefined when it is none of it. */
  accessOf(token: string, link: CheckoutLink): LinkAccess | undefined {
    return (['full', 'masked'] as const).find((access) => this.isGood(token, link, CHECKOUT_PURPOSE[access]));
  }

  protected subjectOf({ workspaceSlug, checkoutId }: CheckoutLink): string {
    return `${workspaceSlug}/${refOf('chk', checkoutId)}`;
  }
}

/** What a link to the balance of an order carries. */
export interface BalanceLink extends Linked {
  /** UUID. */
  orderId: string;
}

/** The links by which buyers see and pay what is left of an order: `/<workspace slug>/b/<ord ref>?t=<token>`. */
export class BalanceLinks extends SignedLinks<BalanceLink> {
  page(link: BalanceLink): string {
    return this.address(link, `b/${refOf('ord', link.orderId)}`, 'balance');
  }

  /** Whether `token` opens the order's page. */
  opens(token: string, link: BalanceLink): boolean {
    return this.isGood(token, link, 'balance');
  }

  protected subjectOf({ workspaceSlug, orderId }: BalanceLink): string {
    return `${workspaceSlug}/${refOf('ord', orderId)}`;
  }
}

/** What a link to an order carries. */
export interface OrderLink extends Linked {
  /** UUID. */
  orderId: string;
}

/** What the buyer of an order does about it, each below its page. */
export type OwnOrderPath = 'address' | 'address/confirm' | 'refund' | 'refund/confirm';

/**
 * The links by which buyers see their order after they have paid: `/<workspace slug>/o/<ord ref>?t=<token>`. They show
 * everything of it, so they stand in mails to the buyer, and on pages that the buyer's own full link has opened.
 */
export class OrderLinks extends SignedLinks<OrderLink> {
  page(link: OrderLink): string {
    return this.below(link, '');
  }

  /** Of the receipt as PDF. */
  receipt(link: OrderLink): string {
    return this.below(link, '/receipt.pdf');
  }

  /** Where its buyer does something about it. */
  doing(link: OrderLink, what: OwnOrderPath): string {
    return this.below(link, `/${what}`);
  }

  /** Whether `token` opens the order. */
  opens(token: string, link: OrderLink): boolean {
    return this.isGood(token, link, 'order');
  }

  protected subjectOf({ workspaceSlug, orderId }: OrderLink): string {
    return `${workspaceSlug}/${refOf('ord', orderId)}`;
  }

  private below(link: OrderLink, path: string): string {
    return this.address(link, `o/${refOf('ord', link.orderId)}${path}`, 'order');
  }
}

/** What a link in an email to a subscriber carries. */
export interface SubscriptionLink extends Linked {
  /** `mailings`: to guests, of anything but their event; the link names the message. */
  kind: 'newsletter' | 'restock' | 'mailings';
  /** UUID. */
  subscriptionId: string;
}

/** What the recipient of such an email may say: that they want it, or that they want no more. */
export const SUBSCRIPTION_ANSWERS = ['confirm', 'end'] as const;
export type SubscriptionAnswer = (typeof SUBSCRIPTION_ANSWERS)[number];

const SUBSCRIPTION_PREFIX = { newsletter: 'nls', restock: 'rsa', mailings: 'msg' } as const satisfies Record<
  SubscriptionLink['kind'],
  RefPrefix
>;
const SUBSCRIPTION_PATH = { confirm: 'confirm', end: 'unsubscribe' } as const satisfies Record<SubscriptionAnswer, string>;

/**
 * The links by which people answer emails that they have signed up for: `/<workspace slug>/<kind>/<ref>/confirm?t=<token>`
 * and `…/unsubscribe`. They lead to a page with a button: opening them changes nothing, since programs that look through
 * emails open them, too.
 */
export class SubscriptionLinks extends SignedLinks<SubscriptionLink> {
  page(link: SubscriptionLink, answer: SubscriptionAnswer): string {
    return this.address(link, `${link.kind}/${subscriptionRef(link)}/${SUBSCRIPTION_PATH[answer]}`, `subscription-${answer}`);
  }

  /** The page on which a variant that is sold out can be waited for; once it is back, the way to the shop. */
  product(workspaceSlug: string, { slug, isPackage, variantId }: { slug: string; isPackage: boolean; variantId: string }): string {
    return `${this.publicUrl}/${workspaceSlug}/restock/${slug}?variant=${refOf(isPackage ? 'pko' : 'var', variantId)}`;
  }

  /** Whether `token` lets its holder give this answer. */
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

/** What a link to a ticket carries; a raised serial makes earlier links void, as it does the QR codes (D-1a, D-80). */
export interface TicketLink extends Linked {
  /** UUID. */
  attendeeId: string;
  serial: number;
  /** The e-mail address of who sits there, in small letters and without blanks around it, beside whoever took it: it opens the seats of that address alone, and only while the seat names it (D-137). */
  alone?: string;
}

/** Where phones keep passes: a ticket may be added to each that the service has keys for. */
export const WALLETS = ['apple', 'google'] as const;
export type Wallet = (typeof WALLETS)[number];

/** As they are called in every language. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = { apple: 'Apple Wallet', google: 'Google Wallet' };

/** Below the page of a ticket: the pass as a file, and the way on to where it is saved. */
const WALLET_PATH = { apple: 'ticket.pkpass', google: 'google-wallet' } as const satisfies Record<Wallet, string>;

/** Where the page of a ticket lists the parts in which it is printed. */
export const PRINT_PLACE = 'print';

/** The links by which people without a key open a ticket: its page, and the PDF, the calendar entry and the passes below it. */
export class TicketLinks extends SignedLinks<TicketLink> {
  page(link: TicketLink): string {
    return this.below(link, '');
  }

  /** Of the ticket's PDF; of a group's first seat it has all seats, in parts that count from 1. */
  pdf(link: TicketLink, part = 1): string {
    return this.below(link, '/ticket.pdf') + (part === 1 ? '' : `&part=${part}`);
  }

  /** Where the page of a ticket lists the parts that its seats are printed in. */
  print(link: TicketLink): string {
    return `${this.page(link)}#${PRINT_PLACE}`;
  }

  /** Where the holder of a ticket does something about it. */
  doing(link: TicketLink, what: 'rename' | 'resend' | 'give-back' | 'give-away' | 'give-away/confirm'): string {
    return this.below(link, `/${what}`);
  }

  calendar(link: TicketLink): string {
    return this.below(link, '/invite.ics');
  }

  /** Where the ticket is added to a wallet. */
  pass(link: TicketLink, wallet: Wallet): string {
    return this.below(link, `/${WALLET_PATH[wallet]}`);
  }

  /** Whether `token` opens the ticket. */
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
