import { type Mode, refOf, timestampOf } from '@svc/kernel';
import type { KnownFact } from '@svc/contracts';
import { WEBHOOK_API_VERSION, type WebhookContent, type WebhookEventType } from './event-catalogue';

/** An event as it is kept: its body is written once, and every attempt signs and sends these very characters (D-70). */
export interface WebhookEvent {
  /** UUIDv7 of the fact that it tells; `wev_…` in the body. */
  id: string;
  workspaceId: string;
  type: WebhookEventType;
  /** Null for events of the catalogue, which go to destinations of either mode (D-77). */
  mode: Mode | null;
  body: string;
  createdAt: Date;
}

interface Occurrence {
  id: string;
  workspaceId: string;
  mode: Mode | null;
  createdAt: Date;
}

/** Writes an event's body (D-70); an event of the catalogue, which has no mode, calls itself live. */
export function writeEvent(occurrence: Occurrence, { type, data }: WebhookContent): WebhookEvent {
  const body = JSON.stringify({
    id: refOf('wev', occurrence.id),
    type,
    createdAt: timestampOf(occurrence.createdAt),
    apiVersion: WEBHOOK_API_VERSION,
    mode: occurrence.mode ?? 'live',
    workspaceRef: refOf('wks', occurrence.workspaceId),
    data,
  });
  return { ...occurrence, type, body };
}

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
    case 'attendee.updated.v1':
      return {
        type: 'attendee.updated',
        data: {
          attendeeRef: refOf('att', data.attendeeId),
          eventRef: refOf('evt', data.eventId),
          ticketTypeRef: refOf('tkt', data.ticketTypeId),
          status: data.status,
        },
      };
    case 'registration.cancelled.v1':
      return {
        type: 'attendee.cancelled',
        data: { attendeeRefs: data.attendeeIds.map((id) => refOf('att', id)), registrationRef: refOf('grp', data.registrationId) },
      };
    case 'customer.linked.v1':
      return { type: 'customer.linked', data: { customerRef: refOf('cus', data.customerId), contactRef: refOf('con', data.contactId) } };
    case 'product.deleted.v1':
      return { type: 'product.deleted', data: { productRef: refOf(data.isPackage ? 'pkg' : 'prd', data.productId), slug: data.slug } };
    case 'form.submitted.v1':
      return {
        type: 'form.submitted',
        data: { submissionRef: refOf('sub', data.submissionId), formSlug: data.formSlug, formRef: refOf('frm', data.formId) },
      };
    case 'checkout.paid.v1':
      return { type: 'checkout.completed', data: { checkoutRef: refOf('chk', data.checkoutId), orderRef: refOf('ord', data.orderId) } };
    case 'checkout.expired.v1':
      return { type: 'checkout.expired', data: { checkoutRef: refOf('chk', data.checkoutId) } };
    case 'order.updated.v1':
      return {
        type: 'order.updated',
        data: { orderRef: refOf('ord', data.orderId), status: data.status, fulfillmentStatus: data.fulfillmentStatus },
      };
    case 'order.deleted.v1':
      return { type: 'order.deleted', data: { orderRef: refOf('ord', data.orderId), test: data.test, reason: data.reason } };
    default:
      return null;
  }
}
