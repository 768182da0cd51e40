import type { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { type EmailContent, emailText } from '../domain/email';
import { emailHtml } from '../domain/email-html';
import type { MessageContext, SampledKind, WrittenKind } from '../domain/kinds/message-row';
import { MESSAGES } from '../domain/kinds/messages';
import type { Sample } from '../domain/kinds/samples';
import type { MessageKind } from '../domain/message';
import { reworded } from '../domain/reword';
import { withContact } from '../domain/with-contact';
import type { EmailSourceName } from '../ports/email-sources';

export interface PreviewLinks {
  links: TicketLinks;
  balances: BalanceLinks;
  orders: OrderLinks;
  checkouts: CheckoutLinks;
  subscriptions: SubscriptionLinks;
}

/** Preview of a mail. */
export interface EmailPreview {
  subject: string;
  /** Plain-text part, for mail programs without HTML. */
  text: string;
  html: string;
}

/** Previews a mail as the worker would write it, filled with sample data; its links lead nowhere. */
export class PreviewEmail {
  constructor(private readonly links: PreviewLinks) {}

  execute(kind: MessageKind, sample: Sample): EmailPreview {
    const written = this.write(kind, MESSAGES[kind], sample);
    if (!written) throw new Error(`No sample makes a mail of ${kind}.`);
    const email = withContact(reworded(written, kind), kind);
    return { subject: email.subject, text: emailText(email), html: emailHtml(email) };
  }

  private write<Name extends EmailSourceName>(
    kind: MessageKind,
    { write, sample: sourceOf, sampleDetails: details = {} }: WrittenKind<MessageKind, Name> & SampledKind<Name>,
    sample: Sample,
  ): EmailContent | undefined {
    const context: MessageContext = {
      ...this.links,
      codes: { sign: () => '' },
      confirmations: { codeOf: () => '123456' },
      wallets: [],
      organiser: 'sample@example.com',
      now: sample.now,
    };
    return write({ id: '', kind, channel: 'email', recipient: 'awa@example.com', details }, sourceOf(sample), context);
  }
}
