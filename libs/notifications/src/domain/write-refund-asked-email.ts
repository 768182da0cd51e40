import { refOf } from '@svc/kernel';
import type { OrderEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { mailToMerchant } from './kinds/mail-to-merchant';
import { greetedName } from './layout/names-in-mails';

/**
 * Writes the email to the merchant about a refund request (ADR 0068): the order, the reason, and how to respond, to the buyer by a reply;
 * undefined once it is decided.
 */
export function writeRefundAskedEmail({
  workspace,
  branding,
  contactName,
  contactEmail,
  order: { id, number, refundRequest },
}: OrderEmailSource): EmailContent | undefined {
  if (refundRequest?.state !== 'open') return undefined;
  return mailToMerchant(
    { workspace, branding },
    { kind: 'refund_asked', ref: refOf('ord', id) },
    {
      replyTo: contactEmail === undefined ? undefined : { name: greetedName(contactName) ?? contactEmail, email: contactEmail },
      subject: `A refund of order ${number} is asked for`,
      heading: 'A buyer asks for a refund',
      paragraphs: [
        `${greetedName(contactName) ?? 'The buyer'} asks for a refund of order ${number} on the order’s page, which says that you will respond.${contactEmail === undefined ? '' : ' Reply to this mail to write to them.'}`,
      ],
      facts: refundRequest.reason ? [{ name: 'Why', lines: refundRequest.reason.split('\n') }] : [],
    },
  );
}
