import type { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks, WordedMail } from '@svc/contracts';
import { type EmailContent, emailText } from '../domain/email';
import { emailHtml } from '../domain/email-html';
import { isOrderKind, isPaymentKind, isRefundKind, isSavingsKind, isSubscriptionKind } from '../domain/message';
import { reworded } from '../domain/reword';
import {
  type Sample,
  sampleDetails,
  sampleGuest,
  sampleOrder,
  sampleRefund,
  sampleSavings,
  sampleSubscription,
  sampleTransfer,
} from '../domain/sample-sources';
import { withContact } from '../domain/with-contact';
import { writeGuestEmail } from '../domain/write-guest-email';
import { writeRefundEmail } from '../domain/write-order-email';
import { writeAboutOrder } from '../domain/write-order-news-email';
import { writeSavingsEmail } from '../domain/write-savings-email';
import { writeSubscriptionEmail } from '../domain/write-subscription-email';
import { writeTransferEmail } from '../domain/write-transfer-email';

export interface PreviewLinks {
  links: TicketLinks;
  balances: BalanceLinks;
  orders: OrderLinks;
  checkouts: CheckoutLinks;
  subscriptions: SubscriptionLinks;
}

/** A mail as it would look. */
export interface EmailPreview {
  subject: string;
  /** Of mail programs without HTML. */
  text: string;
  html: string;
}

/** Shows a merchant a mail to people as the worker would write it, about a sample that there is not: its links lead nowhere. */
export class PreviewEmail {
  constructor(private readonly links: PreviewLinks) {}

  execute(kind: WordedMail, sample: Sample): EmailPreview {
    const written = this.write(kind, sample);
    if (!written) throw new Error(`No sample makes a mail of ${kind}.`);
    const email = withContact(reworded(written, kind), kind);
    return { subject: email.subject, text: emailText(email), html: emailHtml(email) };
  }

  private write(kind: WordedMail, sample: Sample): EmailContent | undefined {
    const { now } = sample;
    const message = { channel: 'email' as const, recipient: 'awa@example.com', details: sampleDetails(kind) };
    const stationery = { ...this.links, codes: { sign: () => '' }, wallets: [], organiser: 'sample@example.com', now };
    if (isSubscriptionKind(kind)) return writeSubscriptionEmail(kind, sampleSubscription(kind, sample), stationery);
    if (isRefundKind(kind)) return writeRefundEmail(kind, sampleRefund(sample));
    if (isPaymentKind(kind)) return writeTransferEmail(sampleTransfer(sample), stationery);
    if (isSavingsKind(kind)) return writeSavingsEmail({ ...message, kind }, sampleSavings(kind, sample), stationery);
    if (isOrderKind(kind)) return writeAboutOrder({ ...message, kind }, sampleOrder(kind, sample), stationery);
    return writeGuestEmail({ ...message, kind }, sampleGuest(kind, sample), stationery);
  }
}
