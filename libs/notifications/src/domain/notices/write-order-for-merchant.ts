import { refOf } from '@svc/kernel';
import type { OrderEmailSource } from '../../ports/email-sources';
import type { EmailContent, EmailFact } from '../email';
import { mailToMerchant } from '../kinds/mail-to-merchant';
import { greetedName } from '../layout/names-in-mails';
import { messageLocaleOf } from '../texts';
import { type OrderEmailContext, orderFactsFor } from '../write-order-email';

/** Returns the facts of an order for the merchant: items, amounts and way of delivery, and the buyer. */
function factsFor(source: OrderEmailSource, context: OrderEmailContext): EmailFact[] {
  const { contactName, contactEmail, contactPhone } = source;
  const buyer = [contactName, contactEmail, contactPhone].flatMap((line) => line || []);
  return [...orderFactsFor(source, context), ...(buyer.length > 0 ? [{ name: 'Buyer', lines: buyer }] : [])];
}

/** Returns the mailbox of the buyer, to whom a reply goes. */
function replyToBuyer({ contactName, contactEmail }: OrderEmailSource): Pick<EmailContent, 'replyTo'> {
  return contactEmail === undefined ? {} : { replyTo: { name: greetedName(contactName) ?? contactEmail, email: contactEmail } };
}

/** Writes the email to the merchant about a new order (D-156): items, amounts and buyer first, then how to go on; undefined once it is cancelled. */
export function writeOrderReceivedEmail(source: OrderEmailSource, context: OrderEmailContext): EmailContent | undefined {
  const { workspace, order } = source;
  if (order.status === 'cancelled') return undefined;
  const total = messageLocaleOf(undefined).amount(order.totals.totalMinor, order.totals.currency);
  return mailToMerchant(
    { workspace, branding: source.branding },
    { kind: 'order_received', ref: refOf('ord', order.id) },
    {
      ...replyToBuyer(source),
      subject: `New order ${order.number}: ${total}`,
      heading: `New order ${order.number}`,
      paragraphs: [
        source.contactEmail === undefined
          ? 'Somebody has bought from you.'
          : 'Somebody has bought from you. Reply to this mail to write to them.',
      ],
      facts: factsFor(source, context),
    },
  );
}

/**
 * Writes the email to the merchant about a refund request (ADR 0068): the order, the reason, and how to respond, to the buyer by a reply;
 * undefined once it is decided.
 */
export function writeRefundAskedEmail(source: OrderEmailSource, context: OrderEmailContext): EmailContent | undefined {
  const { workspace, branding, contactName, contactEmail, order } = source;
  const { refundRequest } = order;
  if (refundRequest?.state !== 'open') return undefined;
  return mailToMerchant(
    { workspace, branding },
    { kind: 'refund_asked', ref: refOf('ord', order.id) },
    {
      ...replyToBuyer(source),
      subject: `A refund of order ${order.number} is asked for`,
      heading: 'A buyer asks for a refund',
      paragraphs: [
        `${greetedName(contactName) ?? 'The buyer'} asks for a refund of order ${order.number} on the order’s page, which says that you will respond.${contactEmail === undefined ? '' : ' Reply to this mail to write to them.'}`,
      ],
      facts: [...(refundRequest.reason ? [{ name: 'Why', lines: refundRequest.reason.split('\n') }] : []), ...factsFor(source, context)],
    },
  );
}
