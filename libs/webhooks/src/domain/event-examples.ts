import { refOf, type RefPrefix } from '@svc/kernel';
import type { WebhookData, WebhookEventType } from './event-catalogue';

const ref = (prefix: RefPrefix) => refOf(prefix, '01890a5d-ac96-774b-bcce-b302099a8059');

/** The `data` of one event of each type. */
export const EVENT_EXAMPLES: { readonly [Type in WebhookEventType]: WebhookData<Type> } = {
  'checkout.completed': { checkoutRef: ref('chk'), orderRef: ref('ord') },
  'checkout.expired': { checkoutRef: ref('chk') },
  'order.updated': { orderRef: ref('ord'), status: 'paid', fulfillmentStatus: 'fulfilled' },
  'form.submitted': { submissionRef: ref('sub'), formSlug: 'contact', formRef: ref('frm') },
  'attendee.registered': {
    attendeeRef: ref('att'),
    eventRef: ref('evt'),
    eventSlug: 'launch-night',
    ticketTypeRef: ref('tkt'),
    status: 'confirmed',
    attendeeCount: 2,
    groupRef: ref('grp'),
    source: 'storefront_api',
  },
  'customer.linked': { customerRef: ref('cus'), contactRef: ref('con') },
  'product.deleted': { productRef: ref('prd'), slug: 'tote-bag' },
  'order.deleted': { orderRef: ref('ord'), test: true, reason: 'test_retention' },
  ping: { message: 'ping' },
};
