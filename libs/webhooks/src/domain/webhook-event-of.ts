import type { KnownFact } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { WebhookContent } from './event-catalogue';

/** What webhooks tell of a fact (part 6); null of one that no webhook tells. */
export function webhookEventOf({ type, data }: KnownFact): WebhookContent | null {
  switch (type) {
    case 'attendee.registered.v1':
      return {
        type: 'attendee.registered',
        data: {
          attendeeRef: refOf('att', data.attendeeId),
          eventRef: refOf('evt', data.eventId),
          eventSlug: data.eventSlug,
          ticketTypeRef: refOf('tkt', data.ticketTypeId),
          status: data.status,
          attendeeCount: data.attendeeCount,
          groupRef: data.attendeeCount > 1 ? refOf('grp', data.registrationId) : null,
          source: data.source,
        },
      };
    case 'customer.linked.v1':
      return { type: 'customer.linked', data: { customerRef: refOf('cus', data.customerId), contactRef: refOf('con', data.contactId) } };
    case 'product.deleted.v1':
      return { type: 'product.deleted', data: { productRef: refOf(data.isPackage ? 'pkg' : 'prd', data.productId), slug: data.slug } };
    case 'form.submitted.v1':
      return { type: 'form.submitted', data: { submissionRef: refOf('sub', data.submissionId), formSlug: data.formSlug, formRef: refOf('frm', data.formId) } };
    case 'checkout.paid.v1':
      return { type: 'checkout.completed', data: { checkoutRef: refOf('chk', data.checkoutId), orderRef: refOf('ord', data.orderId) } };
    case 'checkout.expired.v1':
      return { type: 'checkout.expired', data: { checkoutRef: refOf('chk', data.checkoutId) } };
    case 'order.updated.v1':
      return { type: 'order.updated', data: { orderRef: refOf('ord', data.orderId), status: data.status, fulfillmentStatus: data.fulfillmentStatus } };
    case 'order.deleted.v1':
      return { type: 'order.deleted', data: { orderRef: refOf('ord', data.orderId), test: data.test, reason: data.reason } };
    default:
      return null;
  }
}
